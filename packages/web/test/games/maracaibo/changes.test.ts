import { expect, test } from 'vitest';
import { changesIn } from '../../../src/games/maracaibo/story/changes.ts';

const quest = { key: 'quest-laid', quest: 'Q02', at: '6' } as const;
const tile = { key: 'story-tile-laid', tile: 'S2', at: '8' } as const;

test('quests that are laid for other reasons are no change of the story', () => {
  expect(changesIn([quest])).toEqual([]);
  expect(changesIn([quest, tile])).toEqual([quest, tile]);
});
