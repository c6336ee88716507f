/** Reports each stored entry to metrics, to people's lists of tables, and to those whose turn it is. */
import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../metrics.ts';
import type { Seat } from '@captains-table/kernel';
import type { Notices } from '../notices/notices.ts';
import type { Turn } from '../notices/turn.ts';
import { defined } from '@captains-table/kernel';
import type { Entry, Table } from '@captains-table/table';
import { paceOf } from '@captains-table/table/profile';
import type { TableRecord } from '../storage/storage.ts';
import type { EntryTimes } from '../watching/move-times.ts';
import type { TableRegistry } from './table-registry.ts';

type EntryWatcher = (table: Table, entry: Entry, times: EntryTimes) => void;

export interface AnnouncerParts {
  readonly bus: Bus;
  readonly notices: Notices;
  readonly metrics: Metrics;
  /** Called with every entry that this server has stored and shown. */
  readonly watchers: readonly EntryWatcher[];
  readonly publicUrl?: URL;
  readonly trouble: (what: string, error: unknown) => void;
}

export class EntryAnnouncer {
  readonly #parts: AnnouncerParts;
  /** The seats that owed a decision at each table when it was last announced. */
  readonly #owing = new WeakMap<Table, string>();

  constructor(parts: AnnouncerParts) {
    this.#parts = parts;
  }

  stored(registry: TableRegistry, table: Table, entry: Entry, times: EntryTimes): void {
    const { kind } = entry;
    this.#parts.metrics.entry(table.record.game, kind, times);
    for (const watch of this.#parts.watchers) watch(table, entry, times);
    if (kind === 'nudge') this.#nudge(table, entry.seat, entry.by);
    const owing = table.people.filter(({ owes }) => owes).map(({ person }) => person);
    const before = this.#owing.get(table) ?? '';
    this.#owing.set(table, owing.join());
    if (owing.join() === before && kind === 'move' && table.status === 'playing') return;
    for (const { person } of table.people) this.#tell(person);
    for (const person of owing)
      if (!before.split(',').includes(person)) this.#notify(registry, table, person);
  }

  /** Wherever they look, their list of tables has changed. */
  #tell(person: string): void {
    const { bus, trouble } = this.#parts;
    bus.publish(`person/${person}`, 'tables').catch((error: unknown) => trouble('bus', error));
  }

  #nudge(table: Table, seat: Seat, by: Seat): void {
    const [chair, other] = [table.chairs[seat], table.chairs[by]];
    if (chair?.kind !== 'person') return;
    const who = other?.kind === 'person' ? other.person : '';
    this.#parts.notices.nudge(chair.person, whereIs(table.record, this.#parts.publicUrl), who);
  }

  #notify(registry: TableRegistry, table: Table, person: string): void {
    const { id } = table.record;
    const turn = turnOf(table, person, this.#parts.publicUrl);
    if (turn === undefined) return;
    const stillOwes = async () => {
      const live = await registry.open(id);
      return live.read(({ people }) => people.some((seated) => seated.person === person && seated.owes));
    };
    this.#parts.notices.turn(person, turn, stillOwes);
  }
}

/** Where a table is found. */
export function whereIs({ id, game }: Pick<TableRecord, 'id' | 'game'>, publicUrl: URL | undefined): Turn {
  const path = `/table/${id}`;
  return { table: id, game, url: publicUrl === undefined ? path : new URL(path, publicUrl).href };
}

/** What a table asks of a person now, if anything. */
function turnOf(table: Table, person: string, publicUrl: URL | undefined): Turn | undefined {
  const owing = table.people.find((seated) => seated.person === person && seated.owes);
  if (owing === undefined) return undefined;
  const { left, since } = table.clocks?.all[owing.seat] ?? {};
  return {
    ...whereIs(table.record, publicUrl),
    decision: table.decidingSince[owing.seat] ?? 0,
    byTurns: paceOf(table.record.tempo) === 'turns',
    ...defined({ deadline: left === undefined || since === undefined ? undefined : since + left }),
  };
}

/** Asks the table itself. */
export function owedAt(registry: TableRegistry, publicUrl: URL | undefined) {
  return async (person: string, id: string): Promise<Turn | undefined> =>
    (await registry.open(id)).read((table) => turnOf(table, person, publicUrl));
}
