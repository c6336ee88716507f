/** For failures that no caller waits for, which therefore have to be logged. */
export type OnTrouble = (trouble: Error) => void;

export function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}

export const closedBus = () => new Error('the bus is closed');
