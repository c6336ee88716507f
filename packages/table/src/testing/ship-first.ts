import { loadRules } from '@captains-table/catalogue';
import { Match, must } from '@captains-table/kernel';

/** Port Royal for two with the same player first in every deal. */
export const FIXED_START = { randomStart: false } as const;

const MOST_DEALS = 1_000;

/** A deal of Port Royal for two in which seat 0 draws a ship, stops, and may trade it: found by playing, so that it does not depend on what is in the box. */
export async function shipFirst() {
  const game = must(await loadRules('port-royal'));
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const seed = deal.toString(16).padStart(32, '0');
    const match = new Match(game, { seats: 2, seed, options: FIXED_START });
    for (const kind of ['draw', 'stop']) match.play(0, { kind });
    const trade = match.legal(0).find(({ kind }) => kind === 'trade');
    if (trade !== undefined) return { seed, trade };
  }
  throw new Error('no deal of Port Royal begins with a ship');
}
