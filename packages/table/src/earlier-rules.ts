/** Matches of earlier rules that are looked at, or go on where no snapshot was kept: nothing is added to their log. */
import type { TableGame } from '@captains-table/catalogue';
import type { Result } from '@captains-table/kernel';
import { mayFollow, sameJson } from '@captains-table/kernel';
import type { RulesEntry } from './entry.ts';
import type { StoredTable } from './record.ts';
import { latest, rulesIn } from './rules-of-table.ts';
import { Table } from './table.ts';

/**
 * How the current rules can show a match: all of it, if they allow every move and reach the same end; otherwise only
 * its last stored position and its result. Undefined if they can show neither.
 */
export function readingOf(loaded: TableGame, stored: StoredTable): RulesEntry | undefined {
  const { record, entries, snapshot } = stored;
  const { rulesVersion: rules } = loaded.game.meta;
  const before = rulesIn(record, entries);
  if (!mayFollow(before.now, rules)) return undefined;
  const base = latest(snapshot, before.base);
  const whole: RulesEntry = { kind: 'rules', rules, dropped: [] };
  const readings = base === undefined ? [whole] : [whole, { ...whole, base }];
  return readings.find((reading) => agrees(loaded, { ...stored, reading }));
}

/** Whether it can be read so, from every place at the table, and ended as its people remember. */
function agrees(loaded: TableGame, stored: StoredTable): boolean {
  const { status, result } = stored.record;
  try {
    const table = Table.restore(loaded, stored);
    const { match } = table;
    if (table.status !== status || match === undefined) return false;
    for (const viewer of [...table.chairs.keys(), 'spectator'] as const)
      loaded.game.view(match.state, viewer);
    return status !== 'over' || tellsThatOf(result, table.result);
  } catch {
    return false;
  }
}

/** Later releases may say more about a result, such as what decided a tie; the rest must be the same. */
function tellsThatOf(stored: Result | undefined, now: Result | undefined): boolean {
  if (stored === undefined || now === undefined) return stored === now;
  return sameJson({ ...now, ...stored }, now);
}
