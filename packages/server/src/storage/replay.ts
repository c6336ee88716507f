/** Whether what is stored of a table is what its entries lead to. */
import type { TableGame } from '@captains-table/catalogue';
import type { AnyMatch } from '@captains-table/kernel';
import { firstDifference, fingerprint } from '@captains-table/kernel';
import { Table } from '@captains-table/table';
import type { StoredTable } from './storage.ts';

/** What is wrong, in words; undefined when all is right. */
export function replayFault(loaded: TableGame, stored: StoredTable): string | undefined {
  const { record, entries, snapshot } = stored;
  try {
    const replayed = Table.restore(loaded, { record, entries });
    const { status, result } = replayed;
    const difference = firstDifference({ status: record.status, result: record.result }, { status, result });
    if (difference !== undefined) return `its entries lead to another ${difference} than is stored`;
    if (snapshot === undefined) return undefined;
    const quick = Table.restore(loaded, stored);
    const same = quick.status === status && mark(quick.match) === mark(replayed.match);
    return same ? undefined : 'its snapshot is not what its entries lead to';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function mark(match: AnyMatch | undefined): string | undefined {
  return match === undefined ? undefined : fingerprint(match.state);
}
