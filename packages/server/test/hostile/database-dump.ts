/** Everything that a server has stored about tables, read directly from the database. */
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import type { Place } from '../../src/storage/open.ts';

export interface DatabaseDump {
  /** As one text, which is equal exactly when nothing has changed. */
  everything(): Promise<string>;
  close(): Promise<void>;
}

const QUERIES = ['entry', 'folded', 'game_table', 'seat', 'snapshot'].map(
  (name) => `select * from ${name} order by 1, 2`,
);

/** Leaves out the number that a finished game gets a little later, when it is counted for profiles. */
function asText(rows: readonly unknown[]): string {
  return JSON.stringify(rows, (key, value: unknown) => (key === 'counted' ? undefined : value));
}

export async function openDatabaseDump(place: Place): Promise<DatabaseDump> {
  return 'databaseUrl' in place ? postgresArchive(place.databaseUrl) : sqliteArchive(place.dataDir);
}

function sqliteArchive(dataDir: string): DatabaseDump {
  const file = new DatabaseSync(path.join(dataDir, 'captains-table.sqlite'), {
    readOnly: true,
    timeout: 5_000,
  });
  return {
    everything: async () => QUERIES.map((query) => asText(file.prepare(query).all())).join('\n'),
    close: async () => file.close(),
  };
}

async function postgresArchive(databaseUrl: string): Promise<DatabaseDump> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return {
    async everything() {
      const tables: string[] = [];
      for (const query of QUERIES) tables.push(asText((await client.query(query)).rows));
      return tables.join('\n');
    },
    close: () => client.end(),
  };
}
