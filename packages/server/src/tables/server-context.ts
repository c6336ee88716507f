import type { ThinkerPool } from '@captains-table/bots';
import type { Entry, Table } from '@captains-table/table';
import type { ServerBase } from '../server-base.ts';
import type { Uptime } from '../uptime.ts';
import type { EntryTimes } from '../watching/move-times.ts';
import type { Fleet } from '../fleet.ts';
import type { Names } from './names.ts';

/** What a table needs of the server it is on. */
export interface ServerContext extends Pick<ServerBase, 'storage' | 'bus' | 'now' | 'trouble'> {
  /** This server's name among those that share a bus. */
  readonly server: string;
  /** No other server shares our tables. */
  readonly alone: boolean;
  readonly pool: ThinkerPool;
  readonly names: Names;
  readonly uptime: Uptime;
  /** The servers that share our tables; absent where this one looks after all that is due. */
  readonly fleet?: Pick<Fleet, 'ownDue'>;
  /** An entry has been stored by this server. */
  readonly stored: (table: Table, entry: Entry, times: EntryTimes) => void;
}
