import type { GameMeta, OptionSpec } from '@captains-table/kernel';
import { LEVELS } from '../names.ts';

/** Classic cards 75, 76 and 77. */
const DIFFICULTY: OptionSpec = {
  id: 'difficulty',
  type: 'choice',
  choices: ['easy', 'medium', 'hard'],
  default: 'easy',
};
/** Cards 80 to 89 begin chapters 2 to 11. */
const CHAPTER: OptionSpec = {
  id: 'chapter',
  type: 'choice',
  choices: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
  default: '1',
};
const JEANNE: OptionSpec = { id: 'jeanne', type: 'choice', choices: LEVELS, default: 'medium' };
const ARMADA: OptionSpec = { id: 'armada', type: 'boolean', default: false };
const RANDOM_START: OptionSpec = { id: 'randomStart', type: 'boolean', default: true };

/** Rules MA-1.2, MA-1.16, MA-23.1, MA-25.2, MA-26.1, MA-28.1, MA-28.3. */
export const meta: GameMeta = {
  id: 'maracaibo',
  rulesVersion: '2',
  players: { min: 1, max: 4 },
  modes: [
    { id: 'classic', players: { min: 2, max: 4 }, options: [DIFFICULTY, ARMADA, RANDOM_START] },
    { id: 'solo', players: { min: 1, max: 1 }, options: [JEANNE, DIFFICULTY, ARMADA] },
    { id: 'story', players: { min: 1, max: 4 }, options: [CHAPTER, JEANNE, ARMADA, RANDOM_START] },
  ],
  perfectInformation: false,
  listed: true,
  credits: { designer: 'Alexander Pfister', publisher: 'dlp games' },
};
