import { expect, test } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';

export function testClosing(open: () => Bus, troubles: () => readonly Error[]): void {
  test('can be asked whether it is connected, until it is closed', async () => {
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
    await expect.poll(openHandles, { interval: 5 }).toEqual(before);
  });

  test('closing at once leaves nothing open either', async () => {
    const before = openHandles();
    await open().close();
    await expect.poll(openHandles, { interval: 5 }).toEqual(before);
    expect(troubles()).toEqual([]);
  });
}

function openHandles(): readonly string[] {
  return process
    .getActiveResourcesInfo()
    .filter((kind) => /^(TCP|Timeout|Immediate)/.test(kind))
    .sort();
}
