import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Outbox } from '../../src/bus/outbox.ts';
import type { Publication } from '../../src/bus/publication.ts';

const letter = (message: string): Publication => ({ topic: 'a', message });

function courierWithBatches() {
  const batches: string[][] = [];
  const outbox = new Outbox(async () => async (batch) => {
    batches.push(batch.map(({ message }) => message));
    await nextTurn();
    if (batch.some(({ message }) => message === 'cursed')) throw new Error('sunk');
  });
  return { batches, outbox };
}

test('what is posted in one turn of the loop goes together, what comes later goes after it', async () => {
  const { batches, outbox } = courierWithBatches();
  const first = [outbox.post(letter('one')), outbox.post(letter('two'))];
  await nextTurn();
  const second = outbox.post(letter('three'));
  await Promise.all([...first, second]);
  expect(batches).toEqual([['one', 'two'], ['three']]);
});

test('a batch is not endless', async () => {
  const { batches, outbox } = courierWithBatches();
  await Promise.all(Array.from({ length: 1_100 }, (_, index) => outbox.post(letter(String(index)))));
  expect(batches.map(({ length }) => length)).toEqual([500, 500, 100]);
});

test('a batch that is lost does not take the next with it', async () => {
  const { outbox } = courierWithBatches();
  await expect(outbox.post(letter('cursed'))).rejects.toThrow('sunk');
  await outbox.post(letter('blessed'));
  await outbox.emptied();
});

test('without a courier everything that waits is refused', async () => {
  const outbox = new Outbox(() => Promise.reject(new Error('no wind')));
  const posted = await Promise.allSettled([outbox.post(letter('one')), outbox.post(letter('two'))]);
  expect(posted.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
