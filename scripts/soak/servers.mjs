/** Server processes that are killed without warning and started again on the same data and port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { temporaryFolder, killAtExit } from './cleanup.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const OPEN_WITHIN = 60_000;
/** As long as the unit for systemd and the compose file in docs/hosting.md give it. */
const CLOSE_WITHIN = 30_000;
const TRIES = 3;
/** What the host of this machine has set is not meant for us. */
const OURS =
  /^(DATA_DIR|DATABASE_URL|DATABASE_DIRECT_URL|REDIS_URL|REDIS_CLUSTER|PUBLIC_URL|PORT|HOST|METRICS_TOKEN|BOT_WORKERS|QUOTA_.*|BACKUP_.*|CLOSE_AFTER_DAYS|LOG_LEVEL|NODE_OPTIONS|VITEST.*)$/;

/**
 * The built program in a folder of its own: a build made meanwhile must not change it
 * under a server that is about to start. It lies where it finds the same dependencies.
 */
export async function takeProgram() {
  const cache = join(root, 'node_modules/.cache/captains-table');
  await mkdir(cache, { recursive: true });
  const folder = await temporaryFolder(cache);
  await cp(join(root, 'dist'), folder, { recursive: true });
  return { folder, main: join(folder, 'cli/main.js') };
}

export class Server {
  kills = 0;
  renewals = 0;
  /** Unexpected ends, and starts that failed. */
  crashes = [];
  /** What it logged as errors, by sentence. */
  troubles = new Map();
  #program;
  #port;
  #fixed;
  #settings = {};
  #child;

  constructor(program, port, fixed) {
    this.#program = program;
    this.#port = port;
    this.#fixed = fixed;
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Takes effect with the next start. */
  set(settings) {
    this.#settings = settings;
  }

  /** Resolves when it is open, or has been killed meanwhile. */
  async start() {
    for (let tries = 1; ; tries++) {
      const child = this.#spawn();
      if (await isOpen(child)) return;
      if (this.#child !== child) return;
      if (tries === TRIES) throw new Error(`the server does not start: ${this.crashes.at(-1)}`);
      await sleep(200);
    }
  }

  async kill() {
    if ((await this.#end('SIGKILL')) !== undefined) this.kills++;
  }

  /** Closed in good order, and started again on the same port. */
  async renew() {
    await this.stop();
    await this.start();
    this.renewals++;
  }

  get pid() {
    return this.#child?.pid;
  }

  /** In good order; one that does not manage counts as crashed. */
  async stop() {
    const code = await this.#end('SIGTERM');
    if (code !== undefined && code !== 0) this.crashes.push(`closing ended with ${code}`);
  }

  async #end(signal) {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || isGone(child)) return undefined;
    const ended = once(child, 'exit');
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), CLOSE_WITHIN);
    const [code, by] = await ended;
    clearTimeout(late);
    return code ?? by;
  }

  #spawn() {
    const args = [this.#program, 'serve', '--port', String(this.#port), '--host', '127.0.0.1'];
    const child = killAtExit(
      spawn(process.execPath, args, { env: this.#environment(), stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    const said = listen(child, (line) => this.#note(line));
    this.#child = child;
    child.once('exit', (code, signal) => {
      if (this.#child === child) this.crashes.push(`${code ?? signal}: ${said()}`);
    });
    return child;
  }

  /** Every person is given an address of their own, as behind a proxy: limits are per address. */
  #environment() {
    const inherited = Object.entries(process.env).filter(([name]) => !OURS.test(name));
    const ours = { LOG_LEVEL: 'error', TRUST_PROXY: '1', ...this.#fixed, ...this.#settings };
    return { ...Object.fromEntries(inherited), ...ours };
  }

  #note(line) {
    if (!line.startsWith('{"level"')) return;
    const { part = '', msg = '', err } = JSON.parse(line);
    const sentence = [msg, part, err?.message].filter(Boolean).join(': ');
    this.troubles.set(sentence, (this.troubles.get(sentence) ?? 0) + 1);
  }
}

function isGone(child) {
  return child.exitCode !== null || child.signalCode !== null;
}

async function isOpen(child) {
  const opened = new Promise((resolve) => {
    child.stdout.on('data', (part) => String(part).includes('is open') && resolve(true));
    child.once('exit', () => resolve(false));
    child.once('error', () => resolve(false));
  });
  const late = setTimeout(() => child.kill('SIGKILL'), OPEN_WITHIN);
  return opened.finally(() => clearTimeout(late));
}

/** Hands over whole lines, and answers with the last words. */
function listen(child, onLine) {
  let last = '';
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (part) => {
      last = (last + part).slice(-2_000);
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
  }
  return () => last.trim();
}

/** Kept for the whole run, so that everybody finds the way back. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
