import type { HintTexts } from '@captains-table/kernel';
import { some } from '@captains-table/kernel/french';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { REASONS } from './fr-reasons.ts';
import { barrels, crew, cubes, discs, guns, points } from './fr-words.ts';

/** The words of hints. A browser loads them when a hint is asked for. */
export const hintTexts: HintTexts<Reason, Figure> = {
  reasons: REASONS,
  figures: {
    points,
    treasure: (n) => some(n, 'trésor', 'trésors'),
    goods: (n) => some(n, 'marchandise', 'marchandises'),
    trade: cubes,
    barrels,
    guns,
    crew,
    prize: (n) => `${points(n)} à gagner`,
    'crew-missing': (n) => `il y manque ${crew(n)}`,
    'guns-missing': (n) => `il y manque ${guns(n)}`,
    'crew-needed': (n) => `demande ${crew(n)}`,
    'crew-at-least': (n) => `demande au moins ${crew(n)}`,
    'guns-needed': (n) => `demande ${guns(n)}`,
    'guns-at-least': (n) => `demande au moins ${guns(n)}`,
    'discs-left': (n) => `il reste ${discs(n)}`,
  },
};
