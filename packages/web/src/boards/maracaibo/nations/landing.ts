/** Where the own marker would go if this nation were chosen now. */
import { CONTENT } from '../pieces.ts';
import type { Table } from '../table.ts';
import { ownOf } from '../table.ts';

export interface Landing {
  /** The marker, by its seat. */
  readonly of: number;
  readonly space: number;
}

export function landingOf(table: Table, nation: number): Landing | undefined {
  const { pending, seat } = table;
  const from = ownOf(table)?.influence[nation];
  if (pending === undefined || seat === undefined || from === undefined) return undefined;
  const { last, ranks } = CONTENT.tracks.influence;
  if (pending.kind === 'influence' && from < last) {
    return { of: seat, space: Math.min(last, from + pending.n) };
  }
  const next = ranks.find(({ space }) => space > from);
  return pending.kind === 'rank' && next !== undefined ? { of: seat, space: next.space } : undefined;
}
