import { expect, test } from 'vitest';
import type { SendLimits } from '../../src/notices/send-queue.ts';
import { SendQueue } from '../../src/notices/send-queue.ts';
import { pause, until } from './test-storage.ts';

const queueOf = (limits: Partial<SendLimits>) =>
  new SendQueue({ atOnce: 1, atOnceEach: 1, room: 100, roomEach: 100, ...limits });
const forever = () => new Promise<void>(() => {});

test('only a few go out at once, and fewer of one person, but all of them go', async () => {
  const queue = queueOf({ atOnce: 3, atOnceEach: 2 });
  const running = { all: 0, most: 0, anna: 0, mostOfAnna: 0 };
  let done = 0;
  const send = (person: string) => async () => {
    running.most = Math.max(running.most, ++running.all);
    if (person === 'anna') running.mostOfAnna = Math.max(running.mostOfAnna, ++running.anna);
    await pause(2);
    running.all--;
    if (person === 'anna') running.anna--;
    done++;
  };
  for (let n = 0; n < 20; n += 1) {
    const person = n < 14 ? 'anna' : `person ${n}`;
    expect(queue.add(person, send(person))).toBe(true);
  }
  await until(() => done === 20);
  expect(running).toMatchObject({ most: 3, mostOfAnna: 2 });
});

test('people take turns, however much each of them has', async () => {
  const queue = queueOf({});
  const sent: string[] = [];
  const send = (name: string) => async () => {
    await pause(1);
    sent.push(name);
  };
  for (let n = 1; n <= 4; n++) queue.add('anna', send(`anna ${n}`));
  for (let n = 1; n <= 2; n++) queue.add('bart', send(`bart ${n}`));
  queue.add('clara', send('clara 1'));
  await until(() => sent.length === 7);
  // The first was being sent before the others came.
  expect(sent).toEqual(['anna 1', 'anna 2', 'bart 1', 'clara 1', 'anna 3', 'bart 2', 'anna 4']);
});

test('a person whose queue is full is refused', () => {
  const queue = queueOf({ roomEach: 2 });
  expect([1, 2, 3, 4].map(() => queue.add('anna', forever))).toEqual([true, true, true, false]);
  expect(queue.add('bart', forever)).toBe(true);
});

test('where the whole queue is full, the person with the most waiting loses one', async () => {
  const queue = queueOf({ room: 3 });
  const sent: string[] = [];
  let release = () => {};
  queue.add('anna', () => new Promise<void>((resolve) => (release = resolve)));
  const send = (name: string) => async () => void sent.push(name);
  for (let n = 1; n <= 3; n++) expect(queue.add('anna', send(`anna ${n}`))).toBe(true);
  expect(queue.add('bart', send('bart 1'))).toBe(false);
  release();
  await until(() => sent.length === 3);
  expect(sent).toEqual(['anna 1', 'bart 1', 'anna 2']);
});

test('closing waits for those under way, not for the others, and not for long', async () => {
  const queue = queueOf({});
  let ended = '';
  const send = (name: string) => async () => {
    await pause(30);
    ended += name;
  };
  queue.add('anna', send('a'));
  queue.add('bart', send('b'));
  await queue.close(2_000);
  expect(ended).toBe('a');
  expect(queue.add('anna', send('c'))).toBe(false);

  const stuck = queueOf({});
  stuck.add('anna', forever);
  const start = Date.now();
  await stuck.close(50);
  // Waiting for the stuck one would never end; a busy machine takes some seconds longer.
  expect(Date.now() - start).toBeLessThan(30_000);
});
