import type { CupRound, Entrant } from './cup.ts';

/** How often two entrants have sat at one table. */
export function meetings(rounds: readonly CupRound[]): (one: Entrant, other: Entrant) => number {
  const times = new Map<string, number>();
  const key = (one: Entrant, other: Entrant) => `${Math.min(one, other)} ${Math.max(one, other)}`;
  for (const { tables } of rounds) {
    for (const { entrants } of tables) {
      for (const [seat, one] of entrants.entries()) {
        for (const other of entrants.slice(seat + 1)) {
          times.set(key(one, other), (times.get(key(one, other)) ?? 0) + 1);
        }
      }
    }
  }
  return (one, other) => times.get(key(one, other)) ?? 0;
}
