import { expect, test } from 'vitest';
import { GroupCommit } from '../../src/storage/group-commit.ts';

interface Batch {
  readonly writes: readonly number[];
  readonly finish: (won: readonly boolean[]) => void;
  readonly fail: (error: Error) => void;
}

/** A commit that ends when the test lets it. */
function bench() {
  const batches: Batch[] = [];
  const commits = new GroupCommit<number>(
    (writes) => new Promise((finish, fail) => batches.push({ writes, finish, fail })),
  );
  const turn = async () => {
    for (let index = 0; index < 3; index++) await new Promise((resolve) => setImmediate(resolve));
  };
  return { batches, commits, turn };
}

test('writes of one turn go together, those that come meanwhile go together after them', async () => {
  const { batches, commits, turn } = bench();
  const first = [commits.add(1), commits.add(2)];
  await turn();
  const second = [commits.add(3)];
  await turn();
  second.push(commits.add(4));
  expect(batches.map(({ writes }) => writes)).toStrictEqual([[1, 2]]);
  batches[0]?.finish([true, false]);
  expect(await Promise.all(first)).toStrictEqual([true, false]);
  await turn();
  expect(batches.map(({ writes }) => writes)).toStrictEqual([
    [1, 2],
    [3, 4],
  ]);
  batches[1]?.finish([false, true]);
  expect(await Promise.all(second)).toStrictEqual([false, true]);
  await expect(commits.settled()).resolves.toBeUndefined();
});

test('a batch that fails fails for all in it and for no one else', async () => {
  const { batches, commits, turn } = bench();
  const first = Promise.allSettled([commits.add(1), commits.add(2)]);
  await turn();
  const later = commits.add(3);
  batches[0]?.fail(new Error('the connection is lost'));
  expect((await first).map(({ status }) => status)).toStrictEqual(['rejected', 'rejected']);
  await turn();
  batches[1]?.finish([true]);
  expect(await later).toBe(true);
});

test('nothing is answered before its batch is written', async () => {
  const { batches, commits, turn } = bench();
  let answered = false;
  const write = commits.add(1).then(() => (answered = true));
  await turn();
  expect(answered).toBe(false);
  batches[0]?.finish([true]);
  await write;
  expect(answered).toBe(true);
});
