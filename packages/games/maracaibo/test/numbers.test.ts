import { join } from 'node:path';
import { numberingTests } from '@captains-table/kernel/contract-tests';
import { packBox } from '../src/box.ts';
import { CONTENT, maracaibo } from '../src/index.ts';

const box = packBox(CONTENT);
const ids = (pieces: readonly { readonly id: string }[]) => pieces.map(({ id }) => id);

numberingTests(
  maracaibo.meta.rulesVersion,
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
  join(import.meta.dirname, 'numbers.txt'),
);
