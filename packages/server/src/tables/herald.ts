/** Tells the rest of the house what has been stored at a table: figures, lists, people whose turn it is. */
import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../metrics.ts';
import type { Notices } from '../notices/notices.ts';
import type { Entry, Table } from '@captains-table/table';
import type { Hall } from './hall.ts';

export interface HeraldParts {
  readonly bus: Bus;
  readonly notices: Notices;
  readonly metrics: Metrics;
  readonly publicUrl?: URL;
  readonly trouble: (what: string, error: unknown) => void;
}

export class Herald {
  readonly #parts: HeraldParts;
  /** Who owed a decision at each table when it was last spoken of. */
  readonly #owing = new WeakMap<Table, string>();

  constructor(parts: HeraldParts) {
    this.#parts = parts;
  }

  stored(hall: Hall, table: Table, { kind }: Entry, milliseconds: number): void {
    this.#parts.metrics.entry(table.record.game, kind, milliseconds);
    const owing = table.people.filter(({ owes }) => owes).map(({ person }) => person);
    const before = this.#owing.get(table) ?? '';
    this.#owing.set(table, owing.join());
    if (owing.join() === before && kind === 'move' && table.status === 'playing') return;
    for (const { person } of table.people) this.#tell(person);
    for (const person of owing) if (!before.split(',').includes(person)) this.#notify(hall, table, person);
  }

  /** Wherever they look, their list of tables has changed. */
  #tell(person: string): void {
    const { bus, trouble } = this.#parts;
    bus.publish(`person/${person}`, 'tables').catch((error: unknown) => trouble('bus', error));
  }

  #notify(hall: Hall, table: Table, person: string): void {
    const { notices, publicUrl } = this.#parts;
    const { id, game } = table.record;
    const path = `/table/${id}`;
    const url = publicUrl === undefined ? path : new URL(path, publicUrl).href;
    const stillOwes = async () => {
      const live = await hall.open(id);
      return live.read(({ people }) => people.some((seated) => seated.person === person && seated.owes));
    };
    const decision = table.decidingSince[table.seatOf(person) ?? 0] ?? 0;
    notices.turn(person, { table: id, game, url, decision }, stillOwes);
  }
}
