/** What one person at a shared device knows and the others must not see. */
import type { AnyMatch, Seat } from '@captains-table/kernel';
import { canonical, chanceFrom } from '@captains-table/kernel';

/** How many worlds are compared: a secret with two possible values would go unnoticed once in 16 million times. */
const WORLDS = 24;

/**
 * Whether a seat knows nothing that the others do not know: in all worlds that a spectator could take for the
 * true one, it sees the same.
 */
export function hasNoSecrets({ game, state }: Pick<AnyMatch, 'game' | 'state'>, seat: Seat): boolean {
  if (game.meta.perfectInformation) return true;
  const seen = canonical(game.view(state, seat));
  if (seen === canonical(game.view(state, 'spectator'))) return true;
  for (let world = 0; world < WORLDS; world++) {
    const redealt: unknown = game.redeal(state, 'spectator', chanceFrom(`hand-over/${world}`));
    if (canonical(game.view(redealt, seat)) !== seen) return false;
  }
  return true;
}
