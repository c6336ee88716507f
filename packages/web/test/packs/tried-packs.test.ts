import type { PackCheck } from '@captains-table/catalogue/pieces';
import { beforeEach, expect, test, vi } from 'vitest';
import { tryPack } from '../../src/packs/tried-packs.ts';
import { keptOnDevice } from '../kept-on-device.ts';

const check = vi.hoisted(() => ({ runs: vi.fn<() => Promise<PackCheck>>() }));
vi.mock('../../src/workshop/check/run-check.ts', () => ({
  runCheck: () => ({ result: check.runs(), stop: () => undefined }),
}));

keptOnDevice();

const file = { name: 'Mine', json: { game: 'caravelas', name: 'Mine' } };
const onGame = () => undefined;

beforeEach(() => void check.runs.mockReset().mockResolvedValue({ verdict: 'differs', problems: [] }));

test('a pack is tried before its first table on a device, and not again', async () => {
  expect(await tryPack(file, 'a1', onGame)).toMatchObject({ verdict: 'differs' });
  expect(await tryPack(file, 'a1', onGame)).toBeUndefined();
  expect(await tryPack(file, 'b2', onGame)).toMatchObject({ verdict: 'differs' });
  expect(check.runs).toHaveBeenCalledTimes(2);
});

test('a pack with which games do not end is tried whenever someone wants to play with it', async () => {
  check.runs.mockResolvedValue({ verdict: 'forbidden', problems: [] });
  for (let time = 0; time < 2; time++) {
    expect(await tryPack(file, 'a1', onGame)).toMatchObject({ verdict: 'forbidden' });
  }
  expect(check.runs).toHaveBeenCalledTimes(2);
});

test('a check that breaks off says so, and counts for nothing', async () => {
  check.runs.mockRejectedValueOnce(new Error('the check broke off'));
  await expect(tryPack(file, 'a1', onGame)).rejects.toThrow('broke off');
  expect(await tryPack(file, 'a1', onGame)).toMatchObject({ verdict: 'differs' });
});

test('only the latest packs are remembered', async () => {
  for (let pack = 0; pack < 41; pack++) await tryPack(file, `hash-${pack}`, onGame);
  expect(await tryPack(file, 'hash-40', onGame)).toBeUndefined();
  expect(await tryPack(file, 'hash-0', onGame)).toBeDefined();
});
