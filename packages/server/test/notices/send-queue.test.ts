import { expect, test } from 'vitest';
import { SendQueue } from '../../src/notices/send-queue.ts';
import { pause, until } from './harbour.ts';

test('only so many go out at once, and all of them go', async () => {
  const queue = new SendQueue(3, 100);
  let [running, most, done] = [0, 0, 0];
  const send = async () => {
    running += 1;
    most = Math.max(most, running);
    await pause(2);
    running -= 1;
    done += 1;
  };
  for (let n = 0; n < 20; n += 1) expect(queue.add(send)).toBe(true);
  await until(() => done === 20);
  expect(most).toBe(3);
});

test('who finds no room is sent away', () => {
  const queue = new SendQueue(1, 2);
  const forever = () => new Promise<void>(() => {});
  expect([1, 2, 3, 4].map(() => queue.add(forever))).toEqual([true, true, true, false]);
});

test('closing waits for those under way, not for the others, and not for long', async () => {
  const queue = new SendQueue(1, 10);
  let ended = '';
  const send = (name: string) => async () => {
    await pause(30);
    ended += name;
  };
  queue.add(send('a'));
  queue.add(send('b'));
  await queue.close(2_000);
  expect(ended).toBe('a');
  expect(queue.add(send('c'))).toBe(false);

  const stuck = new SendQueue(1, 10);
  stuck.add(() => new Promise<void>(() => {}));
  const start = Date.now();
  await stuck.close(50);
  expect(Date.now() - start).toBeLessThan(1_000);
});
