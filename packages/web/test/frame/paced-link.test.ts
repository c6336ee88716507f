import { signal } from '@preact/signals';
import type { TableScene } from '@captains-table/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableLink } from '../../src/link/link.ts';
import { paced } from '../../src/link/paced-link.ts';
import { SceneListeners } from '../../src/link/scene-listeners.ts';
import { sceneWith } from '../scenes.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A table that does what the test says. */
function table() {
  const scene = signal<TableScene | undefined>(undefined);
  const listeners = new SceneListeners();
  const happen = (seq: number, ...keys: string[]) => {
    scene.value = sceneWith({ seq });
    listeners.tell({ scene: scene.value, events: keys.map((key) => ({ key })) });
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
  const shown = paced(link, () => 500);
  const heard: string[] = [];
  shown.onChange(({ events }) => heard.push(...events.map(({ key }) => key)));
  return { happen, shown, heard, seq: () => shown.scene.peek()?.seq };
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

test('after closing nothing is shown any more', async () => {
  const { happen, shown, seq } = table();
  happen(1, 'a');
  happen(2, 'b');
  await aMoment();
  shown.close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seq()).toBe(1);
});
