/** A real server on loopback whose limits a test may lift, with access to what it has stored. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredTable } from '@captains-table/table';
import { onTestFinished } from 'vitest';
import type { Config } from '../../src/index.ts';
import { readConfig, startServer } from '../../src/index.ts';
import type { Limits } from '../../src/limits.ts';
import { openStorage } from '../../src/storage/open.ts';
import { inlinePackWorker } from '../pack-worker.ts';
import { inlineWorker } from '@captains-table/table/testing';
import { Person } from '../play/person.ts';
import { openDatabaseDump } from './database-dump.ts';

const MANY = 1_000_000_000;
const UNLIMITED = { burst: MANY, perSecond: MANY };

/** The limits that keep a flood from reaching the parts behind them. */
export const WITHOUT_LIMITS: Partial<Limits> = {
  messages: UNLIMITED,
  chat: UNLIMITED,
  proposals: UNLIMITED,
  waiting: MANY,
  refusals: MANY,
  socketsPerAddress: MANY,
  socketsPerPerson: MANY,
  requests: MANY,
};

export interface TestServer {
  readonly url: string;
  readonly port: number;
  arrive(name?: string): Promise<Person>;
  /** A table as it is stored, with its seed. */
  stored(table: string): Promise<StoredTable>;
  /** Every byte that is stored about tables, as one text. */
  everythingStored(): Promise<string>;
  /** Failures on the server's side, as its metrics count them. */
  troubles(): Promise<readonly string[]>;
}

/** Stays open until the test is over. */
export async function openTestServer(
  limits: Partial<Limits> = WITHOUT_LIMITS,
  changes: Partial<Config> = {},
  more: { readonly client?: string; readonly now?: () => number } = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'captains-table-hostile-'));
  const quotas = { person: {}, address: {} };
  const config: Config = { ...readConfig({ LOG_LEVEL: 'silent' }), dataDir, quotas, ...changes };
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    config,
    startWorker: inlineWorker,
    startPackWorker: inlinePackWorker,
    limits,
    ...more,
  });
  const { databaseUrl } = config;
  const place = databaseUrl === undefined ? { dataDir } : { databaseUrl };
  const storage = await openStorage(place);
  const dump = await openDatabaseDump(place);
  onTestFinished(async () => {
    await server.close();
    await storage.close();
    await dump.close();
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
    everythingStored: () => dump.everything(),
    async troubles() {
      const figures = await (await fetch(`${url}/metrics`)).text();
      const lines = figures.match(/^captains_table_troubles_total.*$/gm) ?? [];
      // Some parts are listed before anything fails. On a busy machine bots may take too long; that is not a fault.
      return lines.filter((line) => !line.endsWith(' 0') && !line.includes('part="bot"'));
    },
  };
}
