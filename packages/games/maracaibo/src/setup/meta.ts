import type { GameMeta, OptionSpec } from '@captains-table/kernel';
import { LEVELS } from '../names.ts';

/** Classic cards 75, 76 and 77. */
const DIFFICULTY: OptionSpec = {
  id: 'difficulty',
  type: 'choice',
  choices: ['easy', 'medium', 'hard'],
  default: 'easy',
};
const JEANNE: OptionSpec = { id: 'jeanne', type: 'choice', choices: LEVELS, default: 'medium' };
const ARMADA: OptionSpec = { id: 'armada', type: 'boolean', default: false };
const RANDOM_START: OptionSpec = { id: 'randomStart', type: 'boolean', default: true };

/** Rules MA-1.2, MA-1.16, MA-23.1, MA-25.2, MA-26.1. */
export const meta: GameMeta = {
  id: 'maracaibo',
  rulesVersion: '2',
  players: { min: 1, max: 4 },
  modes: [
    { id: 'classic', players: { min: 2, max: 4 }, options: [DIFFICULTY, ARMADA, RANDOM_START] },
    { id: 'solo', players: { min: 1, max: 1 }, options: [JEANNE, DIFFICULTY, ARMADA] },
  ],
  perfectInformation: false,
  listed: true,
  credits: { designer: 'Alexander Pfister', publisher: 'dlp games' },
};
