import { signal } from '@preact/signals';
import type { TableScene } from '@captains-table/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SceneChange, TableLink } from '../../src/link/link.ts';
import { paced } from '../../src/link/paced-link.ts';
import { SceneListeners } from '../../src/link/scene-listeners.ts';
import { playWith, sceneWith } from '../scenes.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A table that does what the test says. */
function table() {
  const scene = signal<TableScene | undefined>(undefined);
  const listeners = new SceneListeners();
  const happen = (seq: number, ...keys: string[]) => {
    scene.value = sceneWith({
      seq,
      play: playWith({ pending: [{ seat: 1, kind: 'turn' }] }),
      you: { seat: 0, host: false },
    });
    listeners.tell({ scene: scene.value, events: keys.map((key) => ({ key })) });
  };
  const asks = (seq: number, key: string) => {
    const play = playWith({ pending: [{ seat: 0, kind: 'turn' }] });
    scene.value = sceneWith({ seq, play, you: { seat: 0, host: false } });
    listeners.tell({ scene: scene.value, events: [{ key }] });
  };
  const link: TableLink = {
    scene,
    state: signal('open'),
    chat: signal([]),
    where: 'server',
    handOver: signal(1),
    onChange: (listener) => listeners.add(listener),
    ask: async () => happen(90, 'mine'),
    hints: async () => [],
    history: async () => [],
    document: () => Promise.reject(new Error('no document')),
    rematch: async () => '',
    close: () => undefined,
  };
  const pace = signal<number | undefined>(1);
  const shown = paced(link, () => pace.value);
  shown.pacing?.setTimes((events) => (events.some(({ key }) => key === 'long') ? 2_000 : 500));
  const heard: string[] = [];
  const batches: SceneChange[] = [];
  shown.onChange((change) => {
    heard.push(...change.events.map(({ key }) => key));
    batches.push(change);
  });
  const showing = () => shown.pacing?.showing.peek();
  return { happen, asks, shown, heard, batches, pace, showing, seq: () => shown.scene.peek()?.seq };
}

const aMoment = () => vi.advanceTimersByTimeAsync(0);

test('what happens first is shown at once, scene and events together', async () => {
  const { happen, heard, seq } = table();
  happen(1, 'drawn');
  await aMoment();
  expect([seq(), heard]).toEqual([1, ['drawn']]);
});

test('what follows is shown one after the other, with a pause between', async () => {
  const { happen, heard, seq, shown } = table();
  happen(1, 'a');
  happen(2, 'b');
  happen(3, 'c');
  await aMoment();
  expect([seq(), heard.join('')]).toEqual([1, 'a']);
  expect(shown.handOver?.value).toBeUndefined();
  await vi.advanceTimersByTimeAsync(500);
  expect([seq(), heard.join('')]).toEqual([2, 'ab']);
  await vi.advanceTimersByTimeAsync(500);
  expect([seq(), heard.join('')]).toEqual([3, 'abc']);
  expect(shown.handOver?.value).toBeUndefined();
  await vi.advanceTimersByTimeAsync(500);
  expect(shown.handOver?.value).toBe(1);
});

test('news without events waits for its turn, but for nothing else', async () => {
  const { happen, seq } = table();
  happen(1, 'a');
  happen(2, 'b');
  happen(3);
  await aMoment();
  expect(seq()).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(seq()).toBe(3);
});

test('what this person does is shown at once, and all that came before it', async () => {
  const { happen, shown, heard, seq } = table();
  happen(1, 'a');
  happen(2, 'b');
  await aMoment();
  await shown.ask({ do: 'undo' });
  expect([seq(), heard]).toEqual([90, ['a', 'b', 'mine']]);
});

test('the next one waits as long as the board takes to show what is there', async () => {
  const { happen, heard, showing } = table();
  happen(1, 'long');
  happen(2, 'b');
  await vi.advanceTimersByTimeAsync(1_900);
  expect([heard.join(' '), showing()]).toEqual(['long', true]);
  await vi.advanceTimersByTimeAsync(200);
  expect([heard.join(' '), showing()]).toEqual(['long b', true]);
  await vi.advanceTimersByTimeAsync(500);
  expect(showing()).toBe(false);
});

test('the time is divided by the pace, also by one that changes meanwhile', async () => {
  const { happen, heard, pace, batches } = table();
  pace.value = 0.5;
  happen(1, 'a');
  happen(2, 'b');
  happen(3, 'c');
  await vi.advanceTimersByTimeAsync(900);
  expect(heard.join('')).toBe('a');
  await vi.advanceTimersByTimeAsync(100);
  expect(heard.join('')).toBe('ab');
  await vi.advanceTimersByTimeAsync(300);
  pace.value = 2;
  expect(heard.join('')).toBe('abc');
  expect(batches.map((batch) => batch.pace)).toEqual([0.5, 0.5, 2]);
});

test('what this person does is shown at the usual pace, and what others do next waits for it', async () => {
  const { happen, shown, heard, pace, batches } = table();
  pace.value = 0.5;
  await shown.ask({ do: 'undo' });
  happen(91, 'b');
  expect(batches.map((batch) => batch.pace)).toEqual([1]);
  await vi.advanceTimersByTimeAsync(499);
  expect(heard.join(' ')).toBe('mine');
  await vi.advanceTimersByTimeAsync(1);
  expect(heard.join(' ')).toBe('mine b');
});

test('what is looked at can be skipped, and only that', async () => {
  const { happen, heard, shown } = table();
  happen(1, 'long');
  happen(2, 'b');
  happen(3, 'c');
  shown.pacing?.skip();
  expect(heard.join(' ')).toBe('long b');
});

test('catching up shows all that is known at once, and leaves the pace as it was', async () => {
  const { happen, heard, shown, batches, showing } = table();
  happen(1, 'a');
  happen(2, 'long');
  happen(3, 'c');
  shown.pacing?.catchUp();
  expect([heard.join(' '), showing()]).toEqual(['a long c', false]);
  expect(batches.map(({ atOnce }) => atOnce)).toEqual([false, true, true]);
  happen(4, 'd');
  happen(5, 'e');
  expect(heard.join(' ')).toBe('a long c d');
});

test('while skipping to the viewer’s turn nothing waits until the viewer has to decide', async () => {
  const { happen, heard, shown, asks } = table();
  happen(1, 'a');
  happen(2, 'b');
  shown.pacing?.toMyTurn();
  happen(3, 'c');
  expect(heard.join('')).toBe('abc');
  asks(4, 'd');
  happen(5, 'e');
  happen(6, 'f');
  expect(heard.join('')).toBe('abcde');
});

test('with reduced motion nothing waits, and everything is reported', async () => {
  const { happen, heard, pace, showing, batches } = table();
  pace.value = undefined;
  happen(1, 'a');
  happen(2, 'long');
  happen(3, 'c');
  expect([heard.join(' '), showing()]).toEqual(['a long c', false]);
  expect(batches.every(({ atOnce }) => atOnce)).toBe(true);
});

test('after closing nothing is shown any more', async () => {
  const { happen, shown, seq } = table();
  happen(1, 'a');
  happen(2, 'b');
  await aMoment();
  shown.close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seq()).toBe(1);
});

test.each([0, 1, 2, 3, 4, 5])(
  'a timer that fires a hair too early stops nothing (after %i looks at the clock)',
  async (looks) => {
    const { happen, heard } = table();
    happen(1, 'a');
    happen(2, 'b');
    const early = performance.now() + 499.95;
    let looked = 0;
    // Time passes between two looks at the clock, and the moment for the next batch comes with one of them.
    vi.spyOn(performance, 'now').mockImplementation(() => early + (looked++ < looks ? 0 : 0.1));
    await vi.advanceTimersByTimeAsync(520);
    expect(heard.join('')).toBe('ab');
  },
);
