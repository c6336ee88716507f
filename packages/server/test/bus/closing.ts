import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';

/** Long enough for a busy machine. */
const LONGEST_CLOSE = 60_000;

export function testClosing(open: () => Bus, troubles: () => readonly Error[]): void {
  test('says whether it is connected, until it is closed', async () => {
    const bus = open();
    await bus.ping();
    const listening = await bus.listen('a', () => {});
    await Promise.all([bus.close(), bus.close()]);
    await listening.stop();
    await expect(bus.ping()).rejects.toThrow('the bus is closed');
    await expect(bus.publish('a', 'one')).rejects.toThrow('the bus is closed');
    await expect(bus.listen('a', () => {})).rejects.toThrow('the bus is closed');
  });

  test('closing settles what is being published and leaves nothing open', async () => {
    const before = openHandles();
    const bus = open();
    await bus.listen('a', () => {});
    const published = Array.from({ length: 1_200 }, (_, index) => bus.publish('a', String(index)));
    await bus.close();
    await Promise.all(published);
    expect(await leftOpenSince(before)).toEqual([]);
  });

  test('closing at once leaves nothing open either', async () => {
    const before = openHandles();
    await open().close();
    expect(await leftOpenSince(before)).toEqual([]);
    expect(troubles()).toEqual([]);
  });
}

/**
 * Waits for handles to close. Handles left by earlier tests may close meanwhile, and an expectation that polls would
 * hold a timer open itself.
 */
async function leftOpenSince(before: readonly string[]): Promise<readonly string[]> {
  const added = () => {
    const left = [...before];
    return openHandles().filter((kind) => {
      const at = left.indexOf(kind);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  const end = performance.now() + LONGEST_CLOSE;
  while (added().length > 0 && performance.now() < end) await setTimeout(5);
  return added();
}

function openHandles(): readonly string[] {
  return process
    .getActiveResourcesInfo()
    .filter((kind) => /^(TCP|Timeout|Immediate)/.test(kind))
    .sort();
}
