/** A real server on loopback with a real SQLite file, and people who talk to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkerPort } from '@captains-table/bots';
import type { PackedContent } from '@captains-table/catalogue';
import type { CreateTable } from '@captains-table/protocol';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Config, RunningServer } from '../../src/index.ts';
import { readConfig, startServer } from '../../src/index.ts';
import type { Limits } from '../../src/limits.ts';
import { inlineWorker } from '@captains-table/table/testing';
import { inlinePackWorker } from '../pack-worker.ts';
import { Person } from './person.ts';
import { defined } from '@captains-table/kernel';

export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  readonly server: RunningServer;
  /** A person who is here for the first time. */
  arrive(name?: string): Promise<Person>;
}

export interface TestServerOptions {
  readonly config?: Partial<Config>;
  readonly limits?: Partial<Limits>;
  readonly now?: () => number;
  readonly startWorker?: () => WorkerPort;
  readonly startPackWorker?: () => WorkerPort;
  readonly packed?: readonly PackedContent[];
}

/** Stays open until the test is over. */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = emptyFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return reopenTestServer(dataDir, options);
}

/** Opens a server on existing data. */
export async function reopenTestServer(
  dataDir: string,
  options: TestServerOptions = {},
): Promise<TestServer> {
  const testServer = await open(dataDir, options);
  onTestFinished(() => testServer.server.close());
  return testServer;
}

/** One for all tests of a file: they meet different people at different tables. */
export function sharedTestServer(
  options: TestServerOptions = {},
): Pick<TestServer, 'arrive'> & { readonly url: string } {
  let shared: TestServer | undefined;
  const testServer = () => {
    if (shared === undefined) throw new Error('the server starts with the first test');
    return shared;
  };
  beforeAll(async () => {
    shared = await open(emptyFolder(), options);
  });
  afterAll(async () => {
    await testServer().server.close();
    rmSync(testServer().dataDir, { recursive: true, force: true });
  });
  return {
    get url() {
      return testServer().url;
    },
    arrive: (name) => testServer().arrive(name),
  };
}

export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'captains-table-server-'));
}

async function open(dataDir: string, options: TestServerOptions): Promise<TestServer> {
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), dataDir, ...options.config };
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    config,
    startWorker: options.startWorker ?? inlineWorker,
    startPackWorker: options.startPackWorker ?? inlinePackWorker,
    ...defined({ packed: options.packed, limits: options.limits, now: options.now }),
  });
  const url = `http://127.0.0.1:${server.port}`;
  return { url, dataDir, server, arrive: (name) => Person.arrive(url, name) };
}

/** A quick table for tests. */
export const TIC_TAC_TOE = {
  game: 'tic-tac-toe',
  chairs: [{ kind: 'me' }, { kind: 'open' }],
} satisfies Partial<CreateTable>;
