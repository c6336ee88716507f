/** Matches of games of the catalogue for tests. */
import { loadTableGame } from '@captains-table/catalogue';
import type { TableGame } from '@captains-table/catalogue';
import type { AnyMatch, MatchSetup, Move } from '@captains-table/kernel';
import { Match, must } from '@captains-table/kernel';

export async function gameNamed(id: string): Promise<TableGame> {
  return must(await loadTableGame(id));
}

export function matchOf({ game }: Pick<TableGame, 'game'>, setup: MatchSetup): AnyMatch {
  return new Match(game, setup);
}

/** Plays moves that `choose` takes from the legal ones, until it is over or `until` says so. */
export function playOn(
  match: AnyMatch,
  choose: (legal: readonly Move[], number: number) => Move | undefined,
  until: (number: number) => boolean = () => false,
): void {
  for (let number = 0; !until(number); number++) {
    const [owed] = match.game.pending(match.state);
    if (owed === undefined) return;
    match.play(owed.seat, must(choose(match.legal(owed.seat), number)));
  }
}
