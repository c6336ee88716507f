import type { GameEvent } from '@captains-table/kernel';
import type { News, TableScene } from '@captains-table/protocol';
import { applyPatch } from '@captains-table/protocol';
import type { Role } from '@captains-table/table';
import { expect, test } from 'vitest';
import { TableSubscribers } from '../../src/tables/table-subscribers.ts';
import type { TableSubscriber } from '../../src/tables/table-subscribers.ts';
import { Presence } from '../../src/tables/presence.ts';

const WATCHER: Role = { host: false };
const HOST: Role = { seat: 0, host: true };
const LONG = 'a long list of things that do not change';

/** A stand-in for a table, with just enough to tell scenes apart. */
const scene = (seq: number, role: Role) => ({ seq, you: role, seats: [LONG] }) as unknown as TableScene;

class FakeSubscriber implements TableSubscriber {
  readonly person: string;
  readonly heard: News[] = [];
  scene: unknown = {};

  constructor(person = 'anna') {
    this.person = person;
  }

  hears(): boolean {
    return true;
  }

  send(text: string): void {
    const news: News = JSON.parse(text);
    if (news.is === 'scene') {
      if ('scene' in news) this.scene = news.scene;
      else {
        const last = this.heard.at(-1);
        expect(last?.is === 'scene' && last.revision).toBe(news.from);
        this.scene = applyPatch(this.scene, news.patch);
      }
    }
    this.heard.push(news);
  }
}

const pushed = (subscribers: TableSubscribers, seq: number, events: readonly GameEvent[] = []) =>
  subscribers.push((role) => scene(seq, role), events);

test('a person who comes sees the whole, and then what changes', () => {
  const subscribers = new TableSubscribers('table');
  const anna = new FakeSubscriber();
  subscribers.add(anna, WATCHER, scene(1, WATCHER));
  for (const seq of [2, 3, 4]) pushed(subscribers, seq);
  expect(anna.scene).toEqual(scene(4, WATCHER));
  expect(anna.heard.map((news) => 'patch' in news)).toEqual([false, true, true, true]);
});

test('where nothing has changed nothing is said', () => {
  const subscribers = new TableSubscribers('table');
  const anna = new FakeSubscriber();
  subscribers.add(anna, WATCHER, scene(1, WATCHER));
  pushed(subscribers, 1);
  expect(anna.heard).toHaveLength(1);
});

test('two with the same role are sent the same, whenever they came', () => {
  const subscribers = new TableSubscribers('table');
  const [anna, bart] = [new FakeSubscriber(), new FakeSubscriber('bart')];
  subscribers.add(anna, WATCHER, scene(1, WATCHER));
  pushed(subscribers, 2);
  subscribers.add(bart, WATCHER, scene(2, WATCHER));
  pushed(subscribers, 3);
  expect(bart.scene).toEqual(anna.scene);
  expect(bart.heard.at(-1)).toEqual(anna.heard.at(-1));
});

test('a change that is longer than the whole is sent as the whole', () => {
  const subscribers = new TableSubscribers('table');
  const anna = new FakeSubscriber();
  subscribers.add(anna, WATCHER, scene(1, WATCHER));
  subscribers.push(() => ({ other: true }) as unknown as TableScene, []);
  expect(anna.heard.at(-1)).toHaveProperty('scene', { other: true });
});

test('events reach those they are meant for', () => {
  const subscribers = new TableSubscribers('table');
  const [anna, bart] = [new FakeSubscriber(), new FakeSubscriber('bart')];
  subscribers.add(anna, HOST, scene(1, HOST));
  subscribers.add(bart, WATCHER, scene(1, WATCHER));
  pushed(subscribers, 2, [
    { key: 'saw', to: { only: [0] } },
    { key: 'peeked', to: { except: [0] } },
    { key: 'kept' },
  ]);
  const keys = (subscriber: FakeSubscriber) =>
    subscriber.heard
      .flatMap((news) => (news.is === 'scene' ? (news.events ?? []) : []))
      .map(({ key }) => key);
  expect(keys(anna)).toEqual(['saw', 'kept']);
  expect(keys(bart)).toEqual(['peeked', 'kept']);
});

test('a person who has another role from now on sees the table from there, and a person who has none is shown out', () => {
  const subscribers = new TableSubscribers('table');
  const [anna, bart] = [new FakeSubscriber(), new FakeSubscriber('bart')];
  for (const subscriber of [anna, bart]) subscribers.add(subscriber, WATCHER, scene(1, WATCHER));
  subscribers.regroup(
    ({ person }) => (person === 'anna' ? HOST : undefined),
    (role) => scene(2, role),
  );
  pushed(subscribers, 2);
  expect(anna.scene).toEqual(scene(2, HOST));
  expect(bart.heard.at(-1)).toEqual({ is: 'gone', table: 'table' });
  expect(subscribers.all).toEqual([anna]);
});

test('when the last one leaves, no one is there', () => {
  const subscribers = new TableSubscribers('table');
  const anna = new FakeSubscriber();
  subscribers.add(anna, WATCHER, scene(1, WATCHER));
  subscribers.add(anna, HOST, scene(1, HOST));
  expect([subscribers.remove(anna), subscribers.remove(anna), subscribers.isEmpty]).toEqual([
    true,
    false,
    true,
  ]);
});

test('people are present on whichever server they look', () => {
  const presence = new Presence();
  expect(presence.here(['anna'], 0, 0)).toEqual(['anna']);
  expect(presence.here(['anna'], 0, 0)).toBeUndefined();
  presence.elsewhere('second', ['bart', 'carla'], 1, 0);
  expect(['anna', 'bart', 'dirk'].map((person) => presence.isPresent(person))).toEqual([true, true, false]);
  expect(presence.watching).toBe(1);
  presence.elsewhere('second', [], 0, 1);
  expect(presence.isPresent('bart')).toBe(false);
});

test('a server that says nothing more is forgotten with its people', () => {
  const presence = new Presence();
  presence.elsewhere('second', ['bart'], 1, 0);
  expect(presence.forgetSilent(45_000)).toBe(false);
  expect(presence.forgetSilent(45_001)).toBe(true);
  expect([presence.isPresent('bart'), presence.watching]).toEqual([false, 0]);
});

test('it is known when a person was last here, on whichever server', () => {
  const presence = new Presence();
  presence.remember(new Map([['anna', 5]]));
  presence.here(['anna', 'bart'], 0, 10);
  presence.here(['bart'], 0, 20);
  presence.elsewhere('second', ['carla', 'dirk'], 0, 30);
  presence.elsewhere('second', ['dirk'], 0, 40);
  presence.forgetSilent(40 + 45_001);
  const seen = ['anna', 'carla', 'dirk', 'elsa'].map((person) => presence.lastSeen(person));
  expect(seen).toEqual([20, 40, 40, 0]);
});
