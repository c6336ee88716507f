import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../../src/storage/sqlite/files.ts';
import { takeLock, whileUnused } from '../../../src/storage/sqlite/lock.ts';
import { dataFolder, modeOf, start } from './folder.ts';

const MODES = process.platform !== 'win32';

test('a second server on the same folder learns who has it and what to do', async () => {
  const dataDir = dataFolder();
  const { storage } = await start(dataDir);
  const second = await start(dataDir).catch((error: Error) => error.message);
  expect(second).toMatch(
    new RegExp(`captains-table\\.sqlite is in use by process ${process.pid} on .+: stop that server first`),
  );
  expect(second).not.toContain('\n');
  await storage.close();
  await expect(start(dataDir)).resolves.toMatchObject({ said: [] });
});

test('a second start waits a moment for a server that is about to end', async () => {
  const files = filesIn(dataFolder());
  const first = await takeLock(files);
  const second = takeLock(files);
  setTimeout(() => first.release(), 100);
  const lock = await second;
  expect(lock.hasData).toBe(false);
  lock.release();
});

test('a program reads the files only while no server uses them', async () => {
  const files = filesIn(dataFolder());
  const seen: string[] = [];
  expect(await whileUnused(files, async () => void seen.push('unused'))).toBe(true);
  const lock = await takeLock(files);
  expect(await whileUnused(files, async () => void seen.push('used'))).toBe(false);
  lock.release();
  expect(seen).toEqual(['unused']);
});

test.runIf(MODES)('no one else may read the files, also those of an earlier version', async () => {
  const dataDir = path.join(dataFolder(), 'not/there/yet');
  const open = async () => {
    const { storage } = await start(dataDir);
    const names = (await readdir(dataDir)).toSorted();
    const modes = await Promise.all(names.map((name) => modeOf(path.join(dataDir, name))));
    return { storage, names, modes };
  };
  const first = await open();
  expect(await modeOf(dataDir)).toBe('700');
  const files = ['', '-lock', '-owner', '-shm', '-wal'].map((end) => `captains-table.sqlite${end}`);
  expect(first).toMatchObject({ names: files, modes: files.map(() => '600') });
  await first.storage.close();
  for (const name of await readdir(dataDir)) await chmod(path.join(dataDir, name), 0o644);
  const again = await open();
  expect(again.modes).toEqual(again.names.map(() => '600'));
});

test.runIf(MODES)('a folder that was there keeps the mode its owner gave it', async () => {
  const dataDir = path.join(dataFolder(), 'shared');
  await mkdir(dataDir, { mode: 0o750 });
  await start(dataDir);
  expect(await modeOf(dataDir)).toBe('750');
});
