/** A separate Redis server for a test file, or a cluster of three. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { must } from '@captains-table/kernel';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

interface TestRedis {
  readonly url: string;
  /** The process that the server is a child of. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Where no Redis server can be had, returns undefined and says so on the console. */
export function startRedis(): Promise<TestRedis | undefined> {
  return orSkip((program) => start(program));
}

const NODES = 3;

/** Three nodes without replicas that share all slots. `url` names them all, separated by commas. */
export function startRedisCluster(): Promise<TestRedis | undefined> {
  return orSkip(async (program) => {
    const options = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '2000'];
    const nodes = await Promise.all(Array.from({ length: NODES }, () => start(program, options)));
    const stop = async () => void (await Promise.all(nodes.map((node) => node.stop())));
    try {
      await join(nodes.map(({ url }) => url));
    } catch (error) {
      await stop();
      throw error;
    }
    return { url: nodes.map(({ url }) => url).join(','), pid: must(nodes[0]).pid, stop };
  });
}

async function join(urls: readonly string[]): Promise<void> {
  const clients = urls.map((url) => new Redis(url));
  try {
    for (const [place, client] of clients.entries()) {
      const [first, next] = [place, place + 1].map((part) => Math.floor((part * 16_384) / urls.length));
      await client.call('CLUSTER', 'ADDSLOTSRANGE', String(first), String(Number(next) - 1));
      await client.call('CLUSTER', 'SET-CONFIG-EPOCH', String(place + 1));
    }
    const [first, ...others] = clients;
    const { hostname, port } = new URL(must(urls[0]));
    for (const other of others) await other.call('CLUSTER', 'MEET', hostname, port);
    const isWhole = async (client: Redis) =>
      String(await client.call('CLUSTER', 'INFO')).includes('state:ok');
    const knowsAll = async (client: Redis) =>
      ((await client.call('CLUSTER', 'SLOTS')) as unknown[]).length === urls.length;
    for (const client of [must(first), ...others]) {
      while (!(await isWhole(client)) || !(await knowsAll(client))) await sleep(50);
    }
  } finally {
    for (const client of clients) client.disconnect();
  }
}

async function orSkip(begin: (program: string) => Promise<TestRedis>): Promise<TestRedis | undefined> {
  try {
    return await begin((await findServer()) ?? (await installServer()));
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
    console.warn(`Tests against Redis are skipped: ${error.message}.`);
    return undefined;
  }
}

class NoServer extends Error {}

async function start(program: string, options: readonly string[] = []): Promise<TestRedis> {
  const folder = await mkdtemp(path.join(tmpdir(), 'captains-table-redis-'));
  const port = await freePort();
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const server = spawnTethered(program, [...place, ...options]);
  const stop = async () => {
    const ended = server.exitCode === null ? once(server, 'exit') : undefined;
    server.stdin?.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `redis://127.0.0.1:${port}`, pid: server.pid ?? 0, stop };
}

/**
 * The server ends when its standard input does, so also when the test run is killed. It must not
 * write to disk, because then no one would clean up.
 */
function spawnTethered(program: string, args: readonly string[]): ChildProcess {
  const script = '"$@" & server=$!; trap "" INT TERM HUP; cat > /dev/null; kill "$server"; wait "$server"';
  const memoryOnly = ['--save', '', '--appendonly', 'no'];
  return spawn('sh', ['-c', script, 'sh', program, ...args, ...memoryOnly], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

function untilReady(server: ChildProcess): Promise<void> {
  let log = '';
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the Redis server did not start: ${log}`)), 60_000);
    server.once('error', reject);
    server.stdout?.on('data', (chunk: Buffer) => {
      log += String(chunk);
      if (!log.includes('Ready to accept connections')) return;
      clearTimeout(late);
      resolve();
    });
  });
}

async function findServer(): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  for (const name of ['redis-server', 'valkey-server']) {
    for (const folder of folders) {
      if (await isExecutable(path.join(folder, name))) return path.join(folder, name);
    }
  }
  return undefined;
}

/**
 * Debian's package would start a service of its own, now and at boot: it is forbidden to do so,
 * and switched off. Test files that come here at the same time go one after the other.
 */
const INSTALL = `
  command -v redis-server && exit
  policy=/usr/sbin/policy-rc.d
  if [ ! -e "$policy" ]; then
    trap 'rm -f "$policy"' EXIT
    printf '#!/bin/sh\\nexit 101\\n' > "$policy" && chmod +x "$policy"
  fi
  get() { apt-get install -y --no-install-recommends redis-server; }
  get || { apt-get update && get; } || exit
  systemctl disable redis-server || update-rc.d redis-server disable || true
`;

async function installServer(): Promise<string> {
  const missing = 'there is neither redis-server nor valkey-server on the PATH';
  if (process.getuid?.() !== 0 || !(await isExecutable('/usr/bin/apt-get'))) {
    throw new NoServer(`${missing}, and installing one takes root and apt-get`);
  }
  const lock = path.join(tmpdir(), 'captains-table-redis-install.lock');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('flock', [lock, 'sh', '-c', INSTALL], { env }).catch(() => undefined);
  const program = await findServer();
  if (program === undefined) throw new NoServer(`${missing}, and apt-get could not install one`);
  return program;
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
