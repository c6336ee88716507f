/** How long a bus waits, in milliseconds. */
export interface BusTimeouts {
  /** For the server's answer; a connection that stays silent longer is given up. */
  readonly answer: number;
  /** How long publishing waits for a connection before it is refused; at once if there has been none for that long already. */
  readonly connection: number;
  /** Between two pings of a quiet connection. */
  readonly keepalive: number;
}

export const BUS_TIMEOUTS: BusTimeouts = { answer: 5_000, connection: 2_000, keepalive: 15_000 };

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;

/** Grows, so that a server that comes up again is not overrun by reconnecting clients. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
}
