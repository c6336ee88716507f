import { signal } from '@preact/signals';
import type { GameEvent, PageDecision, Pending } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { describe, expect, it } from 'vitest';
import { logGroups } from '../../src/frame/log/log-groups.ts';
import { Logbook } from '../../src/frame/log/logbook.ts';
import { numbered, turnStarts } from '../../src/frame/log/turns.ts';
import type { LinkState, SceneChange, Step } from '../../src/link/link.ts';
import { SceneListeners } from '../../src/link/scene-listeners.ts';
import { playWith, sceneWith } from '../scenes.ts';

const event = (key: string, more: object = {}): GameEvent => ({ key, ...more });
const step = (seat: number, ...events: GameEvent[]): Step => ({ seat, events });
const began = (seat: number, turn: number) => event('turn-began', { seat, turn });

describe('the log, turn by turn', () => {
  it('groups what happened under the turn that a game announces', () => {
    const groups = logGroups(
      numbered([
        step(0, event('drew', { seat: 0 })),
        step(0, event('stopped', { seat: 0 })),
        step(1, event('passed', { seat: 1 }), began(1, 2), event('arrived', { seat: 1 })),
      ]),
    );
    expect(groups.map(({ seat, turn }) => [seat, turn])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(groups[0]?.lines.map((line) => line.event.key)).toEqual(['drew', 'stopped', 'passed']);
    expect(groups[1]?.lines.map((line) => line.event.key)).toEqual(['arrived']);
  });

  it('takes what one seat does in a row for a turn where the game announces none', () => {
    const groups = logGroups(numbered([step(0, event('a')), step(0, event('b')), step(1, event('c'))]));
    expect(groups.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('puts the seal of the player an event is about before its line, and none if it is about no one', () => {
    const [group] = logGroups(numbered([step(0, event('fee', { seat: 2 }), event('reshuffled'))]));
    expect(group?.lines.map(({ seat }) => seat)).toEqual([2, undefined]);
  });

  it('leaves out what a board calls noise', () => {
    const steps = numbered([step(0, event('scored', { points: 0 }), event('scored', { points: 8 }))]);
    const [group] = logGroups(steps, {
      isNoise: (told) => told.key === 'scored' && 'points' in told && told.points === 0,
    });
    expect(group?.lines.map((line) => line.event)).toEqual([event('scored', { points: 8 })]);
  });

  it('leaves out turns about which there is nothing to say', () => {
    expect(logGroups(numbered([step(0), step(1, event('c'))])).map(({ seat }) => seat)).toEqual([1]);
  });

  it('knows when each turn began', () => {
    expect(turnStarts(numbered([step(0), step(0, began(1, 2)), step(1), step(1, began(0, 3))]))).toEqual([
      0, 2, 4,
    ]);
    expect(turnStarts(numbered([step(0), step(0), step(1), step(0)]))).toEqual([0, 2, 3]);
  });
});

class FakeTable {
  readonly state = signal<LinkState>('open');
  readonly scene = signal<TableScene | undefined>(undefined);
  steps: Step[] = [];
  reads = 0;
  pending: Pending = { seat: 0, kind: 'turn' };
  readonly #listeners = new SceneListeners();

  onChange(listener: (change: SceneChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  async history(): Promise<readonly Step[]> {
    this.reads++;
    // Asking without end would never let anything else happen.
    if (this.reads > 50) throw new Error('asked too often');
    return [...this.steps];
  }

  play(seat: number, key: string): void {
    const events = [event(key, { seat })];
    this.steps.push({ seat, events });
    this.show(events);
  }

  show(events: readonly GameEvent[] = []): void {
    const play = playWith({ moves: this.steps.length, pending: [this.pending] });
    this.scene.value = sceneWith({ play });
    this.#listeners.tell({ scene: this.scene.value, events });
  }
}

describe('a logbook', () => {
  const told = (log: Logbook) => log.steps.value.flatMap(({ events }) => events.map(({ key }) => key));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 1));

  it('is read once and then kept up with what happens', async () => {
    const table = new FakeTable();
    table.play(0, 'first');
    const log = new Logbook(table);
    await settled();
    const { reads } = table;
    table.play(0, 'second');
    await settled();
    expect(told(log)).toEqual(['first', 'second']);
    expect(table.reads).toBe(reads);
  });

  it('lists a page that set-up has shown together with the first move', async () => {
    const table = new FakeTable();
    const cover: PageDecision = { seat: 0, kind: 'page', page: 'cover', reader: 0, read: [] };
    table.pending = cover;
    table.show();
    const log = new Logbook(table);
    await settled();
    expect(told(log)).toEqual([]);
    table.play(0, 'first');
    table.play(0, 'second');
    await settled();
    expect(told(log)).toEqual(['page', 'first', 'second']);
  });

  it('forgets moves that were taken back', async () => {
    const table = new FakeTable();
    table.play(0, 'first');
    table.play(0, 'second');
    const log = new Logbook(table);
    await settled();
    table.steps.pop();
    table.show();
    await settled();
    expect(told(log)).toEqual(['first']);
  });

  it('is read again after the connection was lost', async () => {
    const table = new FakeTable();
    table.play(0, 'first');
    const log = new Logbook(table);
    await settled();
    table.state.value = 'offline';
    table.steps.push({ seat: 1, events: [event('missed')] });
    table.show();
    table.state.value = 'open';
    await settled();
    expect(told(log)).toEqual(['first', 'missed']);
  });

  it('does not mention what is still to be shown, and is not fetched again and again for it', async () => {
    const table = new FakeTable();
    table.play(0, 'first');
    table.steps.push({ seat: 1, events: [event('second')] });
    const log = new Logbook(table);
    await settled();
    expect(told(log)).toEqual(['first']);
    expect(table.reads).toBeLessThan(4);
    table.show([event('second')]);
    await settled();
    expect(told(log)).toEqual(['first', 'second']);
  });

  it('says so when it cannot be read, and can be asked again', async () => {
    const table = new FakeTable();
    table.play(0, 'first');
    const history = table.history.bind(table);
    table.history = () => Promise.reject(new Error('no'));
    const log = new Logbook(table);
    await settled();
    expect(log.state.value).toBe('failed');
    table.history = history;
    await log.read();
    expect(told(log)).toEqual(['first']);
  });
});
