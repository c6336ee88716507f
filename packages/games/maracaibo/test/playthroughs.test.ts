import { goldenTests } from '@captains-table/kernel/contract-tests';
import { packBox } from '../src/box.ts';
import { CONTENT, maracaibo } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';
import { texts } from '../texts/index.ts';

const policy = createPolicy(CONTENT);

const box = packBox(CONTENT);
const ids = (pieces: readonly { readonly id: string }[]) => pieces.map(({ id }) => id);

goldenTests(
  maracaibo,
  texts,
  '../playthroughs',
  {
    classic: { seats: 2, options: { mode: 'classic' } },
    'classic-three-players': { seats: 3, options: { mode: 'classic', difficulty: 'medium' } },
    'classic-four-players': { seats: 4, options: { mode: 'classic', difficulty: 'hard' } },
    'classic-armada': { seats: 2, options: { mode: 'classic', armada: true } },
    solo: { seats: 1, options: { mode: 'solo' } },
    story: { seats: 2, options: { mode: 'story' }, policy },
    'story-5-three-players': { seats: 3, options: { mode: 'story', chapter: '5' }, policy },
    'story-11-alone': { seats: 1, options: { mode: 'story', chapter: '11' }, policy },
    'solo-very-hard': { seats: 1, options: { mode: 'solo', jeanne: 'veryHard', difficulty: 'hard' } },
  },
  {
    locations: ids(CONTENT.locations),
    cards: ids(box.cards),
    'city tiles': ids(box.cityTiles),
    'combat tokens': ids(box.tokens),
    quests: ids([...box.quests, ...box.storyTiles]),
    prestige: ids(box.prestige),
    upgrades: ids(box.upgrades),
    'combat actions': ids(CONTENT.combatActions),
    careers: ids(box.careers),
    'legacy tiles': ids(box.legacy),
    'classic cards': ids(box.classic),
    'story cards': ids(box.story.cards),
  },
);
