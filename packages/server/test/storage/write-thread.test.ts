/** The writing thread: no other thread waits for the disk, and nothing is reported as stored too early. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WorkerPort } from '@captains-table/bots';
import { nodeWorker } from '@captains-table/bots';
import { builtScript, longestPause } from '@captains-table/table/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { Writer } from '../../src/storage/sqlite/write-thread/writer.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { append, person, table } from './records.ts';
import { inlineWriteThread } from './write-thread.ts';

const COMMIT = 400;
let folder: string;
let slowDisk: URL;
let dataDirs = 0;
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'captains-table-writes-'));
  slowDisk = await builtScript('slow-disk', new URL('slow-disk.ts', import.meta.url));
}, 60_000);
afterEach(async () => {
  await Promise.all(open.splice(0).map((storage) => storage.close()));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function storageWith(startWriteThread: () => WorkerPort): Promise<Storage> {
  const storage = await openStorage({ dataDir: path.join(folder, String(dataDirs++)) }, startWriteThread);
  open.push(storage);
  return storage;
}

const thread = (milliseconds: number) => new Worker(slowDisk, { workerData: milliseconds });

async function took(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work;
  return performance.now() - start;
}

describe('a disk that takes its time', () => {
  // On a busy machine the loop may pause for others, hence the retries; waiting for the disk would fail every time.
  test(
    'delays what is written, not what is read, and not this thread',
    { retry: 3, timeout: 60_000 },
    async () => {
      const tables = Array.from({ length: 30 }, (_, number) => `t${number}`);
      const slow = await storageWith(() => nodeWorker(thread(COMMIT)));
      const made = tables.map((id) => slow.tables.create(table(id), [], []));
      // Each of these is a transaction with its own commit; waits until the thread has made a few of them.
      await Promise.all(made.slice(0, 3));
      const pauseOfMachine = await longestPause(wait(COMMIT));
      const stored = slow.tables.append(append('t0', 1));
      const waiting = new Set(['the disk']);
      void stored.then(() => waiting.clear());
      let longestRead = 0;
      const reads = (async () => {
        while (waiting.size > 0) {
          longestRead = Math.max(longestRead, await took(slow.tables.load('t1')));
          await wait(5);
        }
      })();
      expect(await longestPause(Promise.all([stored, reads]))).toBeLessThan(COMMIT / 2 + pauseOfMachine);
      expect(longestRead).toBeLessThan(COMMIT / 2 + pauseOfMachine);
      expect(await stored).toBe(true);
      await Promise.all(made);
    },
  );

  test('is waited for once by all who write meanwhile', { retry: 3, timeout: 60_000 }, async () => {
    const slow = await storageWith(() => nodeWorker(thread(COMMIT)));
    await slow.people.create(person('ann'));
    const names = Array.from({ length: 20 }, (_, number) => slow.setting(`s${number}`, () => 'x'));
    const first = took(slow.ping());
    // One commit is under way; everything else goes with the next.
    expect(await took(Promise.all([...names, slow.ping(), first]))).toBeLessThan(4 * COMMIT);
  });

  test('has the entry before anyone learns that it is stored', async () => {
    let commits = 0;
    const storage = await storageWith(() => inlineWriteThread(() => void commits++));
    await storage.tables.create(table('t'), [], []);
    const before = commits;
    const stored = storage.tables.append(append('t', 1));
    expect(commits).toBe(before);
    await stored;
    expect(commits).toBe(before + 1);
    expect(await storage.tables.entriesAfter('t', 0)).toHaveLength(1);
  });
});

describe('a thread that is lost', () => {
  test('fails what was under way, and another goes on', async () => {
    const threads: Worker[] = [];
    const storage = await storageWith(() => {
      const worker = thread(COMMIT);
      threads.push(worker);
      return nodeWorker(worker);
    });
    await storage.tables.create(table('t'), [], []);
    const lost = storage.tables.append(append('t', 1));
    // The thread has it, and waits for the disk.
    await wait(COMMIT / 4);
    await threads[0]?.terminate();
    await expect(lost).rejects.toThrow('the thread that writes was lost');
    expect(await storage.tables.entriesAfter('t', 0)).toStrictEqual([]);
    expect(await storage.tables.append(append('t', 1))).toBe(true);
    expect(threads).toHaveLength(2);
  }, 60_000);

  test('takes a transaction with it: its second half is not stored alone', async () => {
    const threads: Worker[] = [];
    const database = path.join(folder, 'halves.sqlite');
    const writer = new Writer(() => {
      const worker = thread(0);
      threads.push(worker);
      return nodeWorker(worker);
    }, database);
    const run = (sql: string) => writer.run({ sql, parameters: [] });
    await run('create table half (name text primary key)');
    await writer.begin();
    await writer.step({ sql: `insert into half values ('first')`, parameters: [] });
    await threads[0]?.terminate();
    const second = writer.step({ sql: `insert into half values ('second')`, parameters: [] });
    await expect(second).rejects.toThrow('was lost');
    writer.end();
    expect(await run('select name from half')).toMatchObject({ rows: [] });
    await writer.close();
  });
});

describe('writes that share a commit', () => {
  test('fail alone', async () => {
    const writer = new Writer(() => inlineWriteThread(), path.join(folder, 'shared.sqlite'));
    const run = (sql: string) => writer.run({ sql, parameters: [] });
    await run('create table thing (name text primary key)');
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'a', 'c'].map((name) => run(`insert into thing values ('${name}')`)),
    );
    expect(outcomes.map(({ status }) => status)).toStrictEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await run('select name from thing order by name')).toMatchObject({
      rows: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
    });
    await writer.close();
  });

  test('take turns with transactions', async () => {
    const writer = new Writer(() => inlineWriteThread(), path.join(folder, 'turns.sqlite'));
    const done: string[] = [];
    const write = async (name: string) => {
      await writer.run({ sql: 'select 1', parameters: [] });
      done.push(name);
    };
    const transaction = async (name: string) => {
      await writer.begin();
      await writer.step({ sql: 'commit', parameters: [] });
      writer.end();
      done.push(name);
    };
    await writer.open();
    await Promise.all([write('w1'), transaction('t1'), transaction('t2'), write('w2'), write('w3')]);
    expect(done).toStrictEqual(['w1', 't1', 'w2', 'w3', 't2']);
    await writer.close();
  });
});
