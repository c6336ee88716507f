/** A table without a server: people do what they ask for, and time passes when it is told to. */
import type { LoadedGame } from '@captains-table/catalogue';
import { loadGame } from '@captains-table/catalogue';
import type { Move } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { Proposal } from '@captains-table/protocol';
import type { ChairEntry, Entry } from '../entry.ts';
import { TableLog } from '../log.ts';
import { checkedOptions, newTable } from '../new-table.ts';
import type { StoredTable, TableRecord } from '../record.ts';
import * as requests from '../requests.ts';
import { Table } from '../table.ts';
import { MemoryLog } from './memory-log.ts';

export const NOON = Date.UTC(2030, 0, 1, 12);
export const SECOND = 1_000;
const SEED = '04'.repeat(16);

export interface TestTableOptions {
  readonly game?: string;
  /** People by name, other chairs as entries. */
  readonly chairs?: readonly (string | ChairEntry)[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly record?: Partial<TableRecord>;
}

interface NewTestTable {
  readonly loaded: LoadedGame;
  readonly stored: StoredTable;
}

/** No one has begun yet. The first name is the host's. */
export async function newTestTable({
  game = 'tic-tac-toe',
  chairs = ['anna', 'bart'],
  options = {},
  record,
}: TestTableOptions = {}): Promise<NewTestTable> {
  const loaded = await loadGame(game);
  if (loaded === undefined) throw new Error(`there is no ${game}`);
  const arranged = chairs.map((chair): ChairEntry => {
    return typeof chair === 'string' ? { kind: 'person', person: chair } : chair;
  });
  const { record: made, entries } = newTable(loaded, {
    id: 'table',
    host: 'anna',
    settings: {
      tempo: { kind: 'none' },
      visibility: 'invite',
      spectators: true,
      hints: true,
      options: checkedOptions(loaded, chairs.length, options),
    },
    chairs: arranged,
    now: NOON,
  });
  return {
    loaded,
    stored: { record: { ...made, invite: 'AAAA-BBBB-CCCC', seed: SEED, ...record }, entries },
  };
}

export class TestTable {
  readonly #loaded: LoadedGame;
  readonly #stored: MemoryLog;
  readonly #log: TableLog;
  now = NOON;

  private constructor({ loaded, stored }: NewTestTable) {
    this.#loaded = loaded;
    this.#stored = new MemoryLog(stored);
    this.#log = new TableLog(this.#stored, loaded, stored);
  }

  /** Before the start. */
  static async create(options?: TestTableOptions): Promise<TestTable> {
    return new TestTable(await newTestTable(options));
  }

  static async start(options?: TestTableOptions): Promise<TestTable> {
    const created = await TestTable.create(options);
    await created.submit((table) => requests.start(table, table.record.host));
    return created;
  }

  get table(): Table {
    return this.#log.table;
  }

  /** The table as another server would read it, from its last snapshot on or from the beginning. */
  restored(from: 'snapshot' | 'beginning'): Table {
    return Table.restore(
      this.#loaded,
      from === 'snapshot' ? this.#stored.table : this.#stored.withoutSnapshot,
    );
  }

  /** What a server would have stored. */
  get stored(): StoredTable {
    const { record, ...more } = this.#stored.table;
    const { status, result } = this.table;
    return { ...more, record: { ...record, status, ...defined({ result }) } };
  }

  async submit(make: (table: Table) => Entry | undefined): Promise<void> {
    const entry = make(this.table);
    if (entry !== undefined) await this.#log.append(entry, this.now);
  }

  move(person: string, move: Move): Promise<void> {
    return this.submit((table) => requests.move(table, person, table.seq, move));
  }

  /** Tic-tac-toe: Anna and Bart mark these squares in turn. */
  async marks(...squares: readonly number[]): Promise<void> {
    for (const [turn, square] of squares.entries())
      await this.move(turn % 2 === 0 ? 'anna' : 'bart', mark(square));
  }

  leave(person: string): Promise<void> {
    return this.submit((table) => requests.leave(table, person));
  }

  comeBack(person: string): Promise<void> {
    return this.submit((table) => requests.comeBack(table, person));
  }

  propose(person: string, proposal: Proposal): Promise<void> {
    return this.submit((table) => requests.propose(table, person, table.seq, proposal, this.now));
  }

  answer(person: string, agree: boolean): Promise<void> {
    return this.submit((table) => requests.answer(table, person, table.proposal?.number ?? 0, agree));
  }

  /** A bot plays on for those whose time is up. */
  async pass(milliseconds: number): Promise<void> {
    this.now += milliseconds;
    while (requests.timeUp(this.table, this.now) !== undefined) {
      await this.submit((table) => requests.timeUp(table, this.now));
    }
  }

  /** How much time each seat has left now, in seconds. */
  get left(): readonly number[] {
    return (this.table.clocks?.all ?? []).map(({ left, since }) => {
      return (left - (since === undefined ? 0 : this.now - since)) / SECOND;
    });
  }

  /** Whose clocks run. */
  get running(): readonly number[] {
    return (this.table.clocks?.all ?? []).flatMap(({ since }, seat) => (since === undefined ? [] : [seat]));
  }
}

export const mark = (square: number) => ({ kind: 'mark', square });
