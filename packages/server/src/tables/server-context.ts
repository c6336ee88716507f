import type { ThinkerPool } from '@captains-table/bots';
import type { Entry, Table } from '@captains-table/table';
import type { Bus } from '../bus/bus.ts';
import type { Storage, Time } from '../storage/storage.ts';
import type { Uptime } from '../uptime.ts';
import type { Names } from './names.ts';

/** What a table needs of the server it is on. */
export interface ServerContext {
  /** This server's name among those that share a bus. */
  readonly server: string;
  /** No other server shares our tables. */
  readonly alone: boolean;
  readonly storage: Storage;
  readonly bus: Bus;
  readonly pool: ThinkerPool;
  readonly names: Names;
  readonly uptime: Uptime;
  readonly now: () => Time;
  /** Reports a failure that no player can mend by asking again. */
  readonly trouble: (what: string, error: unknown) => void;
  /** An entry has been stored by this server. */
  readonly stored: (table: Table, entry: Entry, milliseconds: number) => void;
}
