import { CONTENT } from '@captains-table/port-royal';
import type { StoryData } from '@captains-table/port-royal';
import { texts } from '@captains-table/port-royal/texts';
import { expect, test } from 'vitest';
import { EVENT_SCENES } from '../../../src/games/port-royal/drawings/adventure/event-scene.tsx';
import { ADVENTURERS } from '../../../src/games/port-royal/drawings/adventure/adventurers.ts';
import { en } from '../../../src/games/port-royal/texts/en.ts';
import { fr } from '../../../src/games/port-royal/texts/fr.ts';
import { nl } from '../../../src/games/port-royal/texts/nl.ts';

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
] as const)('what a mission asks for and what is missing fits on it in %s', (locale, { adventure }) => {
  for (const asked of requirements) {
    const told = adventure.asks(asked, (type) => texts[locale].persons[type].name);
    expect(told.length, told).toBeLessThanOrEqual(48);
    for (const count of [1, 3]) expect(adventure.lacks(asked, count).length).toBeLessThanOrEqual(22);
  }
});

test.each([
  ['en', en],
  ['fr', fr],
  ['nl', nl],
] as const)('what an adventurer does fits beside the face in %s', (_, { adventure }) => {
  expect(Object.keys(adventure.abilities)).toEqual(adventurers.map(({ id }) => id));
  for (const told of Object.values(adventure.abilities)) expect(told.length, told).toBeLessThanOrEqual(50);
});
