/** Makes a person from this address, unless too many came from there. */
export type Admit = (address: string, make: (network?: string) => Promise<void>) => Promise<void>;
