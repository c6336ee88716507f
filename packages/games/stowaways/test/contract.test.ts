import { contractTests, goldenTests, pageTests } from '@captains-table/kernel/contract-tests';
import { pages as en } from '../pages/en.ts';
import { pages as fr } from '../pages/fr.ts';
import { pages as nl } from '../pages/nl.ts';
import { stowaways } from '../src/index.ts';
import { texts } from '../texts/index.ts';

contractTests(stowaways, texts, { gamesEach: 6 });
pageTests(stowaways, { en, fr, nl });
goldenTests(stowaways, texts, '../playthroughs', {
  'voyage-second-chapter': {
    seats: 3,
    options: { mode: 'voyage' },
    carry: {
      version: 2,
      chapter: 2,
      course: 'north',
      cargo: '',
      losses: 1,
      pages: [['departure', 'open-sea'], ['ice', 'storm'], []],
    },
  },
});
