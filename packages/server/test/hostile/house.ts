/** A real server on loopback whose rations a test may lift, and a look at what it has stored. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { StoredTable } from '@captains-table/table';
import { onTestFinished } from 'vitest';
import { readConfig, startServer } from '../../src/index.ts';
import type { Limits } from '../../src/limits.ts';
import { openStorage } from '../../src/storage/open.ts';
import { hire } from '../play/harbour.ts';
import { Person } from '../play/person.ts';

const MANY = 1_000_000_000;
const FREELY = { burst: MANY, perSecond: MANY };

/** What keeps a flood from reaching the parts behind. */
export const UNRATIONED: Partial<Limits> = {
  messages: FREELY,
  chat: FREELY,
  waiting: MANY,
  refusals: MANY,
  socketsPerAddress: MANY,
  socketsPerPerson: MANY,
  requests: MANY,
};

export interface House {
  readonly url: string;
  readonly port: number;
  arrive(name?: string): Promise<Person>;
  /** A table as it is stored, seed and all. */
  stored(table: string): Promise<StoredTable>;
  /** Every byte that is stored about tables, as one text. */
  everythingStored(): string;
  /** How often something went wrong on the server's side. */
  troubles(): Promise<number>;
}

/** Open until the test is over. */
export async function openHouse(limits: Partial<Limits> = UNRATIONED): Promise<House> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'captains-table-hostile-'));
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), dataDir };
  const server = await startServer({ port: 0, host: '127.0.0.1', config, hire, limits });
  const storage = await openStorage({ dataDir });
  const file = new DatabaseSync(path.join(dataDir, 'captains-table.sqlite'), { readOnly: true });
  onTestFinished(async () => {
    await server.close();
    await storage.close();
    file.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    port: server.port,
    arrive: (name) => Person.arrive(url, name),
    async stored(table) {
      const found = await storage.tables.load(table);
      if (found === undefined) throw new Error('there is no such table');
      return found;
    },
    everythingStored: () =>
      ['entry', 'game_table', 'seat', 'snapshot']
        .map((name) => JSON.stringify(file.prepare(`select * from ${name} order by 1, 2`).all()))
        .join('\n'),
    async troubles() {
      const figures = await (await fetch(`${url}/metrics`)).text();
      const counts = figures.matchAll(/^captains_table_troubles_total\S* (\d+)$/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    },
  };
}
