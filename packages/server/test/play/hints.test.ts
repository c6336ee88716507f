/** A person who asks for a hint gets an answer in time, however busy the bots are. */
import type { WorkerPort } from '@captains-table/bots';
import { expect, test } from 'vitest';
import { openTestServer } from './test-server.ts';
import { startedTable } from './tables-with-people.ts';

/** A worker that thinks for ever: each step ends, and there is always another. */
function neverDone(): WorkerPort {
  let hear: (message: unknown) => void = () => undefined;
  return {
    postMessage(message) {
      const { id, do: asked } = message as { readonly id?: number; readonly do: string };
      if (id === undefined) return;
      const answer = asked === 'finish' ? { hints: [], milliseconds: 1 } : { unfinished: true };
      setTimeout(() => hear({ id, ok: true, ...answer }), 5);
    },
    onMessage(listener) {
      hear = listener;
      queueMicrotask(() => listener('ready'));
    },
    onCrash: () => undefined,
    terminate: () => undefined,
  };
}

/** A worker that is still busy with something else, whenever it is asked. */
function neverFree(): WorkerPort {
  return { ...neverDone(), postMessage: () => undefined };
}

test('when the time is up, what is known by then is the answer', async () => {
  const testServer = await openTestServer({ startWorker: neverDone, limits: { hintMilliseconds: 200 } });
  const [table, anna] = await startedTable(testServer, {}, 'Anna', 'Bart');
  expect(await anna.ok({ do: 'hint', table, at: anna.scene(table).seq })).toMatchObject({ hints: [] });
});

test('when it could not even be thought about, it is refused, and says when to ask again', async () => {
  const testServer = await openTestServer({ startWorker: neverFree, limits: { hintMilliseconds: 200 } });
  const [table, anna] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const hint = { do: 'hint', table, at: anna.scene(table).seq };
  for (const _ of [1, 2]) {
    expect(await anna.error(hint)).toMatchObject({ code: 'too-many', retryAfter: 200 });
  }
});

test('no one waits for their hint before they may move', async () => {
  const testServer = await openTestServer({ startWorker: neverDone, limits: { hintMilliseconds: 3_000 } });
  const [table, anna] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const at = anna.scene(table).seq;
  const answered: string[] = [];
  const hint = anna.say({ do: 'hint', table, at }).then(() => answered.push('hint'));
  await anna
    .ok({ do: 'move', table, at, move: { kind: 'mark', square: 4 } })
    .then(() => answered.push('move'));
  await hint;
  expect(answered).toEqual(['move', 'hint']);
});
