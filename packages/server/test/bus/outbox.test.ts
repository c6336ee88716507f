import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Outbox } from '../../src/bus/outbox.ts';
import type { Publication } from '../../src/bus/publication.ts';

const publication = (message: string): Publication => ({ topic: 'a', message });

function outboxWithBatches() {
  const batches: string[][] = [];
  const outbox = new Outbox(async () => async (batch) => {
    batches.push(batch.map(({ message }) => message));
    await nextTurn();
    if (batch.some(({ message }) => message === 'cursed')) throw new Error('sunk');
  });
  return { batches, outbox };
}

test('what is posted in one turn of the loop goes together, what comes later goes after it', async () => {
  const { batches, outbox } = outboxWithBatches();
  const first = [outbox.post(publication('one')), outbox.post(publication('two'))];
  await nextTurn();
  const second = outbox.post(publication('three'));
  await Promise.all([...first, second]);
  expect(batches).toEqual([['one', 'two'], ['three']]);
});

test('a batch is not endless', async () => {
  const { batches, outbox } = outboxWithBatches();
  await Promise.all(Array.from({ length: 1_100 }, (_, index) => outbox.post(publication(String(index)))));
  expect(batches.map(({ length }) => length)).toEqual([500, 500, 100]);
});

test('a batch that is lost does not take the next with it', async () => {
  const { outbox } = outboxWithBatches();
  await expect(outbox.post(publication('cursed'))).rejects.toThrow('sunk');
  await outbox.post(publication('blessed'));
  await outbox.emptied();
});

test('without a connection everything that waits is rejected', async () => {
  const outbox = new Outbox(() => Promise.reject(new Error('no wind')));
  const posted = await Promise.allSettled([outbox.post(publication('one')), outbox.post(publication('two'))]);
  expect(posted.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
