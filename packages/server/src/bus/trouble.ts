/** Told of what went wrong behind everybody's back; nobody waits for it, so somebody must log it. */
export type OnTrouble = (trouble: Error) => void;

export function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}

export const closedBus = () => new Error('the bus is closed');
