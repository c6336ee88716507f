/** What is really stored, read past the server: every entry of the tables asked for. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ofServer = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const QUERY = 'select table_id, seq, entry from entry order by table_id, seq';

export function sqliteEntries(dataDir) {
  const { DatabaseSync } = ofServer('@photostructure/sqlite');
  const database = new DatabaseSync(join(dataDir, 'captains-table.sqlite'));
  try {
    return byTable(database.prepare(QUERY).all());
  } finally {
    database.close();
  }
}

export async function postgresEntries(url) {
  const { Client } = ofServer('pg');
  const client = new Client(url);
  await client.connect();
  try {
    return byTable((await client.query(QUERY)).rows);
  } finally {
    await client.end();
  }
}

function byTable(rows) {
  const tables = new Map();
  for (const { table_id, seq, entry } of rows) {
    const entries = tables.get(table_id) ?? new Map();
    entries.set(seq, JSON.parse(entry));
    tables.set(table_id, entries);
  }
  return tables;
}
