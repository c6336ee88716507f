import type { AnyGame, Move, Seat } from '@captains-table/kernel';
import type { Bot, SlowBot } from './bot.ts';

/**
 * Reports a move to the bots. In a game with secrets a move of another player may be secret, so each bot is told only its own moves: its view shows what it may know of the others'.
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
