import { goldenTests } from '@captains-table/kernel/contract-tests';
import { maracaibo } from '../src/index.ts';
import { texts } from '../texts/index.ts';

goldenTests(maracaibo, texts, '../playthroughs', {
  classic: { seats: 2, options: { mode: 'classic' } },
  'classic-three-players': { seats: 3, options: { mode: 'classic', difficulty: 'medium' } },
  'classic-four-players': { seats: 4, options: { mode: 'classic', difficulty: 'hard' } },
  'classic-armada': { seats: 2, options: { mode: 'classic', armada: true } },
  solo: { seats: 1, options: { mode: 'solo' } },
  'solo-very-hard': { seats: 1, options: { mode: 'solo', jeanne: 'veryHard', difficulty: 'hard' } },
});
