/** A Redis server of one's own for a test file. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** Nothing, and a sentence on the console, where no Redis server can be had. */
export async function startRedis(): Promise<{ readonly url: string; stop(): Promise<void> } | undefined> {
  try {
    return await start((await findServer()) ?? (await installServer()));
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
    console.warn(`Tests against Redis are skipped: ${error.message}.`);
    return undefined;
  }
}

class NoServer extends Error {}

async function start(program: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'captains-table-redis-'));
  const port = await freePort();
  const server = spawnTethered(program, ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]);
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
  return { url: `redis://127.0.0.1:${port}`, stop };
}

/**
 * The server ends when its standard input does, so also when the test run is killed. It must not
 * write to disk either: no one would clean up then.
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
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const name of ['redis-server', 'valkey-server']) {
    for (const folder of folders) {
      if (await isExecutable(join(folder, name))) return join(folder, name);
    }
  }
  return undefined;
}

/**
 * Debian's package would start a service of its own, now and with the machine: it is forbidden to,
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
  const lock = join(tmpdir(), 'captains-table-redis-install.lock');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('flock', [lock, 'sh', '-c', INSTALL], { env }).catch(() => undefined);
  const program = await findServer();
  if (program === undefined) throw new NoServer(`${missing}, and apt-get could not install one`);
  return program;
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
