/** A table without a server: people do what they ask for, and time passes when it is told to. */
import type { LoadedGame } from '@captains-table/catalogue';
import { loadGame } from '@captains-table/catalogue';
import type { Json, Move } from '@captains-table/kernel';
import { checkTable } from '@captains-table/kernel';
import type { Proposal } from '@captains-table/protocol';
import type {
  Append,
  ChairEntry,
  Entry,
  LogStorage,
  StoredEntry,
  StoredSnapshot,
  StoredTable,
  TableRecord,
} from '@captains-table/table';
import { requests, Table, TableLog } from '@captains-table/table';

export const NOON = Date.UTC(2030, 0, 1, 12);
export const SECOND = 1_000;
/** Port Royal for two in which seat 0 draws a ship, stops, trades it and is done. */
const SHIP_FIRST = '04'.repeat(16);

export interface Wish {
  readonly game?: string;
  /** People by name; what is no name is a chair. */
  readonly chairs?: readonly (string | ChairEntry)[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly record?: Partial<TableRecord>;
}

/** What a storage would hold of one table: text that is read again. */
class Kept implements LogStorage {
  readonly #record: TableRecord;
  readonly #entries: string[];
  #snapshot: { readonly seq: number; readonly text: string } | undefined;

  constructor(record: TableRecord, entries: readonly StoredEntry[]) {
    this.#record = record;
    this.#entries = entries.map((entry) => JSON.stringify(entry));
  }

  async load(): Promise<StoredTable> {
    return this.table;
  }

  async entriesAfter(seq: number): Promise<readonly StoredEntry[]> {
    return this.withoutSnapshot.entries.slice(seq);
  }

  async wakeAt(): Promise<undefined> {
    return undefined;
  }

  async postpone(): Promise<void> {}

  async append({ seq, at, entry, snapshot }: Append): Promise<boolean> {
    if (seq !== this.#entries.length + 1) return false;
    this.#entries.push(JSON.stringify({ seq, at, entry }));
    if (snapshot !== undefined) this.#snapshot = { seq, text: JSON.stringify(snapshot) };
    return true;
  }

  get table(): StoredTable {
    const snapshot: StoredSnapshot | undefined = this.#snapshot && {
      seq: this.#snapshot.seq,
      state: JSON.parse(this.#snapshot.text) as Json,
    };
    return { ...this.withoutSnapshot, ...(snapshot === undefined ? {} : { snapshot }) };
  }

  get withoutSnapshot(): StoredTable {
    return { record: this.#record, entries: this.#entries.map((text) => JSON.parse(text) as StoredEntry) };
  }
}

export class Sitting {
  readonly #loaded: LoadedGame;
  readonly #kept: Kept;
  readonly #log: TableLog;
  now = NOON;

  private constructor(loaded: LoadedGame, stored: StoredTable) {
    this.#loaded = loaded;
    this.#kept = new Kept(stored.record, stored.entries);
    this.#log = new TableLog(this.#kept, loaded, stored);
  }

  /** Nobody has begun yet. The first name is the host's. */
  static async lay({ game = 'tic-tac-toe', chairs = ['anna', 'bart'], options = {}, record }: Wish = {}) {
    const loaded = await loadGame(game);
    if (loaded === undefined) throw new Error(`there is no ${game}`);
    const check = checkTable(loaded.game.meta, chairs.length, options);
    if (!check.ok) throw new Error(JSON.stringify(check.problem));
    const arranged = chairs.map((chair): ChairEntry => {
      return typeof chair === 'string' ? { kind: 'person', person: chair } : chair;
    });
    const entries = arranged.map((chair, seat): StoredEntry => {
      return { seq: seat + 1, at: NOON, entry: { kind: 'chair', seat, chair } };
    });
    return new Sitting(loaded, {
      record: {
        id: 'table',
        game,
        rules: loaded.game.meta.rulesVersion,
        options: check.options,
        tempo: { kind: 'none' },
        visibility: 'invite',
        spectators: true,
        hints: true,
        host: 'anna',
        invite: 'AAAA-BBBB-CCCC',
        seed: SHIP_FIRST,
        status: 'open',
        chairs: arranged,
        createdAt: NOON,
        updatedAt: NOON,
        ...record,
      },
      entries,
    });
  }

  static async start(wish?: Wish): Promise<Sitting> {
    const sitting = await Sitting.lay(wish);
    await sitting.does((table) => requests.start(table, table.record.host));
    return sitting;
  }

  get table(): Table {
    return this.#log.table;
  }

  /** The table as another server would read it, from its last snapshot on or from the beginning. */
  restored(from: 'snapshot' | 'beginning'): Table {
    return Table.restore(this.#loaded, from === 'snapshot' ? this.#kept.table : this.#kept.withoutSnapshot);
  }

  async does(make: (table: Table) => Entry | undefined): Promise<void> {
    const entry = make(this.table);
    if (entry !== undefined) await this.#log.append(entry, this.now);
  }

  moves(person: string, move: Move): Promise<void> {
    return this.does((table) => requests.move(table, person, table.seq, move));
  }

  leaves(person: string): Promise<void> {
    return this.does((table) => requests.leave(table, person));
  }

  returns(person: string): Promise<void> {
    return this.does((table) => requests.comeBack(table, person));
  }

  proposes(person: string, proposal: Proposal): Promise<void> {
    return this.does((table) => requests.propose(table, person, table.seq, proposal, this.now));
  }

  answers(person: string, agree: boolean): Promise<void> {
    return this.does((table) => requests.answer(table, person, table.proposal?.number ?? 0, agree));
  }

  /** Whoever's time is up while it passes is played on by a bot. */
  async pass(milliseconds: number): Promise<void> {
    this.now += milliseconds;
    while (requests.timeUp(this.table, this.now) !== undefined) {
      await this.does((table) => requests.timeUp(table, this.now));
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
