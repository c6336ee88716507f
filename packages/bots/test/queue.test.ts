import { describe, expect, test } from 'vitest';
import type { Queued } from '../src/thinker/queue.ts';
import { FairQueue } from '../src/thinker/queue.ts';

interface Work extends Queued {
  readonly name: string;
  claim: Queued['claim'];
}

function work(name: string, { quick = false, background = false } = {}): Work {
  return { name, claim: { owner: name.replace(/\d+$/, ''), background }, isQuick: quick };
}

/** All pieces of work by owner: `list('anna', 3)` are anna1, anna2 and anna3. */
const list = (owner: string, count: number, how?: Parameters<typeof work>[1]) =>
  Array.from({ length: count }, (_, i) => work(`${owner}${i + 1}`, how));

function queueOf(...works: readonly Work[]): FairQueue<Work> {
  const queue = new FairQueue<Work>();
  for (const each of works) queue.add(each);
  return queue;
}

/** One worker does this many turns; each piece of work needs `steps` of them. */
function turns(queue: FairQueue<Work>, count: number, steps = 1): string[] {
  const left = new Map<Work, number>();
  return Array.from({ length: count }, () => {
    const next = queue.take(() => true);
    if (next === undefined) return '-';
    const more = (left.get(next) ?? steps) - 1;
    left.set(next, more);
    if (more === 0) queue.remove(next);
    else queue.putBack(next);
    return next.name;
  });
}

describe('owners take turns', () => {
  test('however much each of them has', () => {
    const queue = queueOf(...list('guest', 25), ...list('anna', 2), work('bart1'));
    expect(turns(queue, 7)).toEqual(['guest1', 'anna1', 'bart1', 'guest2', 'anna2', 'guest3', 'guest4']);
  });

  test('and so do the pieces of work of one of them', () => {
    const queue = queueOf(...list('anna', 2), work('bart1'));
    expect(turns(queue, 6, 2)).toEqual(['anna1', 'bart1', 'anna2', 'bart1', 'anna1', 'anna2']);
  });

  test('a latecomer waits for at most one turn of each of the others', () => {
    const queue = queueOf(...list('guest', 25), ...list('anna', 25));
    turns(queue, 5);
    queue.add(work('bart1'));
    expect(turns(queue, 3)).toContain('bart1');
  });

  test('no one gets ahead by coming back again and again', () => {
    const queue = queueOf(...list('clara', 3));
    const served: string[] = [];
    for (let round = 0; round < 12; round++) {
      for (const name of ['anna1', 'bart1']) if (!served.slice(-1).includes(name)) queue.add(work(name));
      served.push(...turns(queue, 1));
    }
    expect(served.filter((name) => name.startsWith('clara'))).toEqual(['clara1', 'clara2', 'clara3']);
  });

  test('with several workers, the person with the least work under way goes first', () => {
    const queue = queueOf(...list('guest', 6));
    const running = [1, 2, 3, 4].map(() => queue.take(() => true));
    expect(running.map((each) => each?.name)).toEqual(['guest1', 'guest2', 'guest3', 'guest4']);
    const [anna1, anna2] = [work('anna1'), work('anna2')];
    queue.add(anna1);
    queue.add(anna2);
    // Two of the four workers become free, one after the other.
    for (const expected of [anna1, anna2]) {
      const done = running.shift();
      if (done !== undefined) queue.putBack(done);
      expect(queue.take(() => true)).toBe(expected);
    }
  });
});

describe('lanes', () => {
  test('quick work goes first, and what no one looks at last', () => {
    const queue = queueOf(
      work('dora1', { background: true, quick: true }),
      work('anna1'),
      work('bart1', { quick: true }),
    );
    expect(turns(queue, 4)).toEqual(['bart1', 'anna1', 'dora1', '-']);
  });

  test('however much quick work there is, long work gets every fifth turn', () => {
    const queue = queueOf(...list('guest', 20, { quick: true }), work('anna1'));
    expect(turns(queue, 10, 2).flatMap((name, turn) => (name === 'anna1' ? [turn] : []))).toEqual([4, 9]);
  });

  test('also what no one looks at goes on, if rarely', () => {
    const queue = queueOf(...list('guest', 60), work('dora1', { background: true }));
    expect(turns(queue, 42, 2).flatMap((name, turn) => (name === 'dora1' ? [turn] : []))).toEqual([20, 41]);
  });

  test('a claim may change on the way', () => {
    const dora = work('dora1', { background: true });
    const queue = queueOf(...list('guest', 5), dora);
    expect(turns(queue, 1)).toEqual(['guest1']);
    dora.claim = { owner: 'emma' };
    queue.recount(dora);
    expect(turns(queue, 2)).toEqual(['dora1', 'guest2']);
  });
});

test('only what can be done now is taken, and nothing is taken twice', () => {
  const [first, second] = [work('anna1'), work('bart1')];
  const queue = queueOf(first, second);
  expect(queue.take((each) => each === second)).toBe(second);
  expect(queue.take((each) => each === second)).toBeUndefined();
  expect([queue.isWaiting(first), queue.isWaiting(second)]).toEqual([true, false]);
  queue.remove(second);
  queue.remove(second);
  expect(queue.take(() => true)).toBe(first);
});
