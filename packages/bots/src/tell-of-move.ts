import type { AnyGame, Move, Seat } from '@captains-table/kernel';
import type { Bot, SlowBot } from './bot.ts';

/**
 * Tells bots of a move that was made. In a game with secrets another's move may be one, so each bot
 * hears its own moves only: what the others did shows in its view, as far as it may know.
 */
export function tellOfMove(
  game: AnyGame,
  bots: Iterable<readonly [Seat, Pick<Bot | SlowBot, 'saw'>]>,
  { seat, move, choices }: { readonly seat: Seat; readonly move: Move; readonly choices: number },
): void {
  for (const [listener, bot] of bots) {
    if (listener === seat || game.meta.perfectInformation) bot.saw?.(seat, move, choices);
    else bot.saw?.(seat, undefined, 0);
  }
}
