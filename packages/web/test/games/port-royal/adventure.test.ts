import { CONTENT } from '@captains-table/port-royal';
import type { StoryData } from '@captains-table/port-royal';
import { texts } from '@captains-table/port-royal/texts';
import { expect, test } from 'vitest';
import { momentIn } from '../../../src/games/port-royal/board/adventure/moments.ts';
import { showTime } from '../../../src/games/port-royal/board/show-times.ts';
import { EVENT_SCENES } from '../../../src/games/port-royal/drawings/adventure/event-scene.tsx';
import { ADVENTURERS } from '../../../src/games/port-royal/drawings/adventure/adventurers.ts';
import { en } from '../../../src/games/port-royal/texts/adventure/en.ts';
import { fr } from '../../../src/games/port-royal/texts/adventure/fr.ts';
import { nl } from '../../../src/games/port-royal/texts/adventure/nl.ts';

const { adventurers, events, stories } = CONTENT.adventure;
const requirements = stories.flatMap(({ mission }: StoryData) => mission.requires);

test('every event has a scene, and every adventurer a face', () => {
  expect(EVENT_SCENES).toEqual(events.map(({ id }) => id));
  expect(Object.keys(ADVENTURERS)).toEqual(adventurers.map(({ id }) => id));
});

test.each([
  ['en', en],
  ['fr', fr],
  ['nl', nl],
] as const)('what a mission asks for and what is missing fits on it in %s', (locale, words) => {
  for (const asked of requirements) {
    const told = words.asks(asked, (type) => texts[locale].persons[type].name);
    expect(told.length, told).toBeLessThanOrEqual(48);
    for (const count of [1, 3]) expect(words.lacks(asked, count).length).toBeLessThanOrEqual(22);
  }
});

test.each([
  ['en', en],
  ['fr', fr],
  ['nl', nl],
] as const)('what an adventurer does fits beside the face in %s', (_, { abilities }) => {
  expect(Object.keys(abilities)).toEqual(adventurers.map(({ id }) => id));
  for (const told of Object.values(abilities)) expect(told.length, told).toBeLessThanOrEqual(50);
});

test('a batch of events is summed up by the most important of them, with what follows from it', () => {
  const done = { key: 'mission-done', seat: 1, mission: '12', ships: [], coins: 2 } as const;
  const unlocked = { key: 'unlocked', seat: 1, adventurer: 'officer-scott' } as const;
  const over = { key: 'month-over', month: 2 } as const;
  expect(momentIn([done, unlocked], true)).toEqual({ key: 'mission-done', events: [done, unlocked] });
  expect(momentIn([done, unlocked, over], true)).toEqual({ key: 'month-over', events: [over] });
  expect(momentIn([{ key: 'shared', seat: 0, coins: 0 }], true)?.events).toEqual([]);
  expect(momentIn([done, { key: 'trophy', seat: 1 }], false)?.key).toBe('trophy');
  expect(momentIn([done, { key: 'trophy', seat: 1 }], true)?.key).toBe('mission-done');
  expect(momentIn([{ key: 'stopped', seat: 0 }], true)).toBeUndefined();
});

test('crowns have time to move along their track', () => {
  const stopped = { key: 'stopped', seat: 0 } as const;
  expect(showTime([stopped, { key: 'crowned', seat: 0, crowns: 1 }])).toBeGreaterThan(showTime([stopped]));
});
