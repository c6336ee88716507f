/** Reports each stored entry to metrics, to people's lists of tables, and to those whose turn it is. */
import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../metrics.ts';
import type { Seat } from '@captains-table/kernel';
import type { Notices, Turn } from '../notices/notices.ts';
import type { Entry, Table } from '@captains-table/table';
import type { TableRegistry } from './table-registry.ts';

export interface AnnouncerParts {
  readonly bus: Bus;
  readonly notices: Notices;
  readonly metrics: Metrics;
  readonly publicUrl?: URL;
  readonly trouble: (what: string, error: unknown) => void;
}

export class EntryAnnouncer {
  readonly #parts: AnnouncerParts;
  /** Who owed a decision at each table when it was last spoken of. */
  readonly #owing = new WeakMap<Table, string>();

  constructor(parts: AnnouncerParts) {
    this.#parts = parts;
  }

  stored(registry: TableRegistry, table: Table, entry: Entry, milliseconds: number): void {
    const { kind } = entry;
    this.#parts.metrics.entry(table.record.game, kind, milliseconds);
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
    this.#parts.notices.nudge(chair.person, this.#whereIs(table), who);
  }

  #whereIs({ record: { id, game } }: Table): Turn {
    const { publicUrl } = this.#parts;
    const path = `/table/${id}`;
    return { table: id, game, url: publicUrl === undefined ? path : new URL(path, publicUrl).href };
  }

  #notify(registry: TableRegistry, table: Table, person: string): void {
    const { id } = table.record;
    const stillOwes = async () => {
      const live = await registry.open(id);
      return live.read(({ people }) => people.some((seated) => seated.person === person && seated.owes));
    };
    const decision = table.decidingSince[table.seatOf(person) ?? 0] ?? 0;
    this.#parts.notices.turn(person, { ...this.#whereIs(table), decision }, stillOwes);
  }
}
