import { setImmediate as nextTurn } from 'node:timers/promises';

/** No one who waits for an answer waits longer than this, in milliseconds, for work that has no hurry. */
const AT_A_TIME = 5;

/**
 * Does something with each, however many they are, and lets others in between. Waiting for what is known already does
 * not let them: a promise that is kept goes on before any message is read.
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
