/** Servers as processes of their own: started, watched and ended by the process that loads them. */
import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocketClient } from './web-socket.ts';

export interface ServerProcess {
  readonly url: URL;
  readonly pid: number;
  /** What it occupies of the machine's memory, in MiB; where possible without what is no longer held. */
  memory(): Promise<number>;
  /** Processor time it has used so far with all its threads, in microseconds. */
  processorTime(): number;
  /** The same of its main thread alone, which answers all requests; undefined where the system does not report it. */
  mainThreadTime(): number | undefined;
  end(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const OPENED = /http:\/\/\S+?:(\d+)/;
const DEBUGGER = /ws:\/\/\S+/;
const START_WITHIN = 60_000;
const END_WITHIN = 20_000;
/** Until freed memory has been given back. */
const SETTLE = 1_000;
const MIB = 1024;

/** Whatever goes wrong, neither servers nor folders stay behind. */
const running = new Set<ChildProcess>();
const folders = new Set<string>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Resolves when it has printed its address. */
export async function startServer(args: readonly string[], environment: Environment): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--inspect-port=127.0.0.1:0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(child);
      resolve();
    });
  });
  child.stderr.on('data', (text: Buffer) => {
    if (!/[Dd]ebugger|inspector/.test(text.toString())) process.stderr.write(text);
  });
  const [, port = ''] = await printed(child, child.stdout, OPENED);
  let inspector: WebSocketClient | undefined;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    pid: child.pid ?? 0,
    async memory() {
      inspector ??= await openDebugger(child);
      if (inspector !== undefined) await collectGarbage(inspector);
      await wait(SETTLE);
      return residentMemory(child.pid ?? 0);
    },
    processorTime: () => processorTime(child.pid ?? 0),
    mainThreadTime: () => mainThreadTime(child.pid ?? 0),
    async end() {
      inspector?.close();
      child.kill('SIGTERM');
      await Promise.race([ended, wait(END_WITHIN, undefined, { ref: false })]);
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A folder for the time of the work. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'captains-table-bench-'));
  folders.add(folder);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    folders.delete(folder);
  }
}

/** The first match in what a process prints. */
async function printed(
  child: ChildProcess,
  stream: NodeJS.ReadableStream,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  let text = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`a server said only: ${text}`)), START_WITHIN);
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`a server ended: ${text}`));
    });
    stream.on('data', function read(data: Buffer) {
      text += data.toString();
      const found = pattern.exec(text);
      if (found === null) return;
      clearTimeout(timer);
      stream.off('data', read);
      stream.resume();
      resolve(found);
    });
  });
}

function residentMemory(pid: number): number {
  const kibibytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  if (!(kibibytes > 0)) throw new Error('ps does not tell how much memory a process occupies');
  return kibibytes / MIB;
}

/** Linux counts in hundredths of a second, as macOS prints them. */
function processorTime(pid: number): number {
  if (process.platform === 'linux') {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may have spaces in it; user and system time are the 14th and 15th field.
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return (user + system) * 10_000;
  }
  const printed = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const seconds = printed.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds * 1_000_000;
}

/** Linux reports nanoseconds. */
function mainThreadTime(pid: number): number | undefined {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1000 : undefined;
}

/** Its debugger, which it opens on a signal: nothing of it runs while anything is timed. */
async function openDebugger(child: ChildProcess): Promise<WebSocketClient | undefined> {
  if (process.platform === 'win32' || child.stderr === null) return undefined;
  const opened = printed(child, child.stderr, DEBUGGER);
  child.kill('SIGUSR1');
  const [address = ''] = await opened;
  return WebSocketClient.open(new URL(address.replace('ws:', 'http:')));
}

/** More than once: what the first round frees may have held on to something else. */
async function collectGarbage(socket: WebSocketClient): Promise<void> {
  for (let id = 1; id <= 3; id++) {
    const done = new Promise((resolve) => (socket.onText = resolve));
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    await done;
  }
}
