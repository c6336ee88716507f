import type { HintTexts } from '@captains-table/kernel';
import { some } from '@captains-table/kernel/french';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { REASONS } from './fr-reasons.ts';
import { cards, combatPoints, doubloons, influence, points, spies, villageActions } from './fr-words.ts';

/** The words of hints. A browser loads them when a hint is asked for. */
export const hintTexts: HintTexts<Reason, Figure> = {
  reasons: REASONS,
  figures: {
    points,
    doubloons,
    'doubloon-income': (n) => `${doubloons(n)} de revenus`,
    'point-income': (n) => `${points(n)} de revenus`,
    influence,
    'combat-points': combatPoints,
    spies,
    quests: (n) => some(n, 'quête', 'quêtes'),
    compasses: (n) => some(n, 'boussole', 'boussoles'),
    cards: (n) => `${cards(n)} en main`,
    discs: (n) => some(n, 'disque retiré du navire', 'disques retirés du navire'),
    scorings: (n) => `versés encore ${n} fois`,
    'doubloons-left': (n) => `il reste ${doubloons(n)}`,
    'village-actions': villageActions,
  },
};
