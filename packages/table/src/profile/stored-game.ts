/** A finished game with what its moves say about its players, made from how it is stored. */
import type { TableGame } from '@captains-table/catalogue';
import type { AnyPlayerReport, PlayerFigures } from '@captains-table/kernel';
import type { StoredTable } from '../record.ts';
import { rulesIn } from '../rules-of-table.ts';
import { Table } from '../table.ts';
import type { PlayedGame } from './played-game.ts';
import { playedGame } from './played-game.ts';
import { figuresOf } from './game-figures.ts';

/**
 * Undefined for a game that was not played to its end. A game under rules that are gone, or whose moves cannot be replayed any more, counts all the same, without the figures that need its moves.
 */
export function playedAt(
  stored: StoredTable,
  loaded: TableGame,
  report: AnyPlayerReport | undefined,
): PlayedGame | undefined {
  const { record, entries } = stored;
  return playedGame(record, entries, loaded.game, figuresAt(stored, loaded, report));
}

function figuresAt(
  { record, entries }: StoredTable,
  loaded: TableGame,
  report: AnyPlayerReport | undefined,
): readonly PlayerFigures[] {
  const { now, changed } = rulesIn(record, entries);
  // Of a game whose rules changed, only a part could be followed.
  if (report === undefined || loaded.game.meta.rulesVersion !== now || changed.length > 0) return [];
  try {
    const { match } = Table.restore(loaded, { record, entries });
    return match === undefined ? [] : figuresOf(match, record.chairs.length, report);
  } catch {
    return [];
  }
}
