import { setImmediate as nextTurn } from 'node:timers/promises';

/** No one who waits for an answer waits longer than this, in milliseconds, for work that has no hurry. */
const AT_A_TIME = 5;

/**
 * Does something with each item of a long list and pauses now and then for other work. Awaiting a promise that is
 * already resolved would not pause: it continues before any message is read.
 */
export async function inTurns<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void> | void,
): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    await work(item);
    if (performance.now() - began < AT_A_TIME) continue;
    await nextTurn();
    began = performance.now();
  }
}
