/**
 * A host unpacks a server, people play on it, it is backed up, killed and restored: all with what the archive holds.
 * `PACKED_NODE` is the Node to do it with, where it is not this one: another version, or arm64 under an emulator
 * (`qemu-aarch64-static -L <root> <node>`). The native parts for other systems are then fetched, as `npm run pack` does.
 */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../bootstrap.mjs';
import { packedFiles } from '../pack/archive.mjs';
import { Person } from '../soak/people.mjs';
import { randomFrom } from '../soak/random.mjs';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules', '.cache', 'pack');
const place = mkdtempSync(join(tmpdir(), 'captains-table-packed-'));
const program = join(place, 'unpacked');
const command = join(program, 'bin/captains-table.js');
const children: ChildProcess[] = [];
/** What servers said where only faults belong. */
let complaints = '';
const otherNode = process.env['PACKED_NODE'];
const [node = process.execPath, ...nodeArgs] = otherNode?.split(' ') ?? [];

beforeAll(() => {
  ensureBuilt({ quiet: true });
  for (const { name, bytes } of packedFiles(root, cache, { here: otherNode === undefined })) {
    mkdirSync(dirname(join(program, name)), { recursive: true });
    writeFileSync(join(program, name), bytes);
  }
}, 240_000);

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(place, { recursive: true, force: true });
});

interface Served {
  readonly url: string;
  readonly process: ChildProcess;
}

async function serve(dataDir: string): Promise<Served> {
  const child = spawn(node, [...nodeArgs, command, 'serve', '--port', '0', '--host', '127.0.0.1'], {
    // Neither the repository nor this machine's settings are available.
    cwd: place,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, BOT_WORKERS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  child.stderr.on('data', (part: Buffer) => (complaints += part.toString()));
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    // It is read to the end: a server that cannot write its log ends.
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const [, found] = /localhost:(\d+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said}${complaints}`)));
  });
  return { url: `http://127.0.0.1:${port}`, process: child };
}

function run(...args: readonly string[]): { readonly code: number | null; readonly out: string } {
  const { status, stdout, stderr } = spawnSync(node, [...nodeArgs, command, ...args], {
    cwd: place,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
  return { code: status, out: `${stdout}${stderr}` };
}

/** Waits for their turn and plays the first move there is. Answers the number of the entry, once the server has it. */
async function playOne(person: Person, table: string): Promise<number> {
  const scene = await person.until(table, ({ play }: Scene) => (play?.legal.length ?? 0) > 0);
  const reply = await person.ask({ do: 'move', table, at: scene.seq, move: scene.play.legal[0] });
  expect(reply).toMatchObject({ ok: true });
  return reply.seq;
}

interface Scene {
  readonly seq: number;
  readonly play?: { readonly legal: readonly unknown[] };
}

function everyFile(): string {
  const hash = createHash('sha256');
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else hash.update(path).update(readFileSync(path));
    }
  };
  walk(program);
  return hash.digest('hex');
}

const QUIET = {
  note: () => undefined,
  saw: () => undefined,
  missedChange: () => undefined,
  acknowledged: () => undefined,
};

test('a packed server is played on, backed up, killed and restored', async () => {
  const shipped = everyFile();
  const data = join(place, 'data');
  const first = await serve(data);
  expect((await fetch(`${first.url}/ready`)).status).toBe(200);
  expect(await (await fetch(first.url)).text()).toContain('<html');
  const urls = [first.url];
  const random = randomFrom('packed');
  const anna = new Person({ number: 1, urls, random, record: QUIET });
  await anna.arrive();
  const table = await anna.startGame('port-royal');
  const early = [await playOne(anna, table), await playOne(anna, table)];
  expect(run('backup', 'one.sqlite', '--data', data)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/1 tables, brought back and checked, 1 of them played again/),
  });
  const last = await playOne(anna, table);
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');

  // Where it was killed, every move is there that was acknowledged.
  const report = JSON.parse(run('check', '--deep', '--json', '--data', data).out);
  expect(report).toMatchObject({ ok: true, replayed: 1 });
  expect(report.counts.entries).toBeGreaterThanOrEqual(last);
  // What the backup brings back is played on.
  expect(run('restore', 'one.sqlite', '--data', 'restored')).toMatchObject({
    code: 0,
    out: '1 tables are back\n',
  });
  const second = await serve(join(place, 'restored'));
  urls[0] = second.url;
  expect((await anna.until(table, () => true)).seq).toBeGreaterThanOrEqual(Math.max(...early));
  await playOne(anna, table);
  anna.leave();
  second.process.kill('SIGTERM');
  expect((await once(second.process, 'exit'))[0]).toBe(0);
  expect(run('check', '--deep', '--data', 'restored')).toMatchObject({ code: 0 });
  expect(complaints).toBe('');
  // Nothing was written beside the data: the program may lie on a disk that cannot be written to.
  expect(everyFile()).toBe(shipped);
}, 240_000);
