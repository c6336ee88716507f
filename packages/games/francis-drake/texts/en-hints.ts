import type { HintTexts } from '@captains-table/kernel';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { REASONS } from './en-reasons.ts';
import { barrels, crew, cubes, discs, guns, points } from './en-words.ts';

/** The words of hints. A browser loads them when a hint is asked for. */
export const hintTexts: HintTexts<Reason, Figure> = {
  reasons: REASONS,
  figures: {
    points,
    treasure: (n) => (n === 1 ? '1 treasure' : `${n} treasures`),
    goods: (n) => (n === 1 ? '1 good' : `${n} goods`),
    trade: cubes,
    barrels,
    guns,
    crew,
    prize: (n) => `${points(n)} to win there`,
    'crew-missing': (n) => `${crew(n)} missing for it`,
    'guns-missing': (n) => `${guns(n)} missing for it`,
    'crew-needed': (n) => `takes ${crew(n)}`,
    'crew-at-least': (n) => `takes at least ${crew(n)}`,
    'guns-needed': (n) => `takes ${guns(n)}`,
    'guns-at-least': (n) => `takes at least ${guns(n)}`,
    'discs-left': (n) => `${discs(n)} left`,
  },
};
