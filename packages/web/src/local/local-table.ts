/** A table on this device: the same log and the same requests as on a server, without one. */
import type { TableGame } from '@captains-table/catalogue';
import { defined } from '@captains-table/kernel';
import { Failure } from '@captains-table/protocol';
import type { CreateTable } from '@captains-table/protocol';
import { readingOf, TableDriver } from '@captains-table/table';
import type {
  DriverParts,
  EntryMaker,
  PackName,
  StoredTable,
  Table,
  TableUpdate,
  TimeSource,
} from '@captains-table/table';
import { gameAtHand } from '../app/games.ts';
import { DeviceLog } from './device-log.ts';
import { deviceStore } from './device-store.ts';
import type { LocalRecord } from './device-store.ts';
import type { LocalChair } from './new-local-table.ts';
import { newLocalId, newLocalTable } from './new-local-table.ts';
import { thinkers } from './thinkers.ts';

export type LocalWish = Pick<CreateTable, 'game' | 'options'> & {
  readonly chairs: readonly LocalChair[];
  /** The hash of the content of a pack; ours, or that of the server, where nothing is said. */
  readonly content?: string;
  /** The pack that made it, as the table names it. */
  readonly pack?: PackName;
};

const DEVICE_TIME: TimeSource = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  outages: async () => [],
};

export class LocalTable {
  readonly names: LocalRecord['names'];
  readonly #driver: TableDriver;
  readonly #listeners = new Set<(update: TableUpdate) => void>();

  private constructor(local: LocalRecord, loaded: TableGame, stored: StoredTable) {
    this.names = local.names;
    const parts: DriverParts = {
      storage: new DeviceLog(deviceStore(), local),
      time: DEVICE_TIME,
      thinkers: thinkers(),
      audience: {
        show: (update) => {
          for (const listener of this.#listeners) listener(update);
        },
        goneSince: () => undefined,
      },
      // What failed is tried again; there is no host to tell.
      onTrouble: () => undefined,
    };
    this.#driver = new TableDriver(parts, loaded, stored);
  }

  /** Sets up a table and starts it at once. Answers its id. */
  static async create({ game, options, chairs, content, pack }: LocalWish): Promise<string> {
    const loaded = await gameOf(game, content && `+${content}`);
    const rows = newLocalTable(loaded, {
      id: newLocalId(),
      options,
      chairs,
      person: personAt,
      now: Date.now(),
      ...defined({ pack }),
    });
    await deviceStore().create(rows);
    return rows.local.record.id;
  }

  /** As it was left. Undefined when there is none of that id. */
  static async open(id: string): Promise<LocalTable | undefined> {
    const local = await deviceStore().find(id);
    if (local === undefined) return undefined;
    const loaded = await gameOf(local.record.game, local.record.rules);
    const stored = { record: local.record, entries: await deviceStore().entries(id) };
    const opened = new LocalTable(local, loaded, { ...stored, ...readingBy(loaded, stored) });
    opened.#driver.presenceChanged();
    opened.#driver.askNextBot();
    return opened;
  }

  get table(): Table {
    return this.#driver.table;
  }

  /** Called after every change, once it is stored. */
  onChange(listener: (update: TableUpdate) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Writes one entry; what could not be stored has not happened. */
  async submit(make: EntryMaker): Promise<void> {
    try {
      await this.#driver.submit(make);
    } catch (error) {
      await this.#driver.inTurn(() => undefined);
      throw error;
    }
  }

  close(): void {
    this.#listeners.clear();
    void this.#driver.close();
  }
}

/** A game that began before the rules were updated goes on, or is shown, where the new ones allow all that was played. */
function readingBy(loaded: TableGame, stored: StoredTable): Pick<StoredTable, 'reading'> {
  if (loaded.game.meta.rulesVersion === stored.record.rules) return {};
  const reading = readingOf(loaded, stored);
  if (reading === undefined) throw new Failure('rules-changed');
  return { reading };
}

async function gameOf(id: string, rules?: string): Promise<TableGame> {
  const loaded = await gameAtHand(id, rules);
  if (loaded === undefined) throw new Failure('unknown-game');
  return loaded;
}

function personAt(seat: number): string {
  return `here-${seat + 1}`;
}
