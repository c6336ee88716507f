/** The portraits that people choose from. Bots have faces of their own. */
export const PORTRAITS = [
  'navigator',
  'cook',
  'gunner',
  'surgeon',
  'carpenter',
  'fiddler',
  'lookout',
  'merchant',
] as const;
export type PortraitId = (typeof PORTRAITS)[number];

/** Undefined for a portrait that this release does not know. */
export function knownPortrait(id: string | undefined): PortraitId | undefined {
  return PORTRAITS.find((known) => known === id);
}
