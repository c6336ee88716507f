import type { HintTexts } from '@captains-table/kernel';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { REASONS } from './en-reasons.ts';
import { cards, combatPoints, discs, doubloons, points, some, spies, villageActions } from './en-words.ts';

/** The words of hints. A browser loads them when a hint is asked for. */
export const hintTexts: HintTexts<Reason, Figure> = {
  reasons: REASONS,
  figures: {
    points,
    doubloons,
    'doubloon-income': (n) => `${n} doubloon income`,
    'point-income': (n) => `${n} VP income`,
    influence: (n) => `${n} influence`,
    'combat-points': combatPoints,
    spies,
    quests: (n) => some(n, 'quest', 'quests'),
    compasses: (n) => some(n, 'compass', 'compasses'),
    cards: (n) => `${cards(n)} in hand`,
    discs: (n) => `${discs(n)} off the ship`,
    scorings: (n) => (n === 1 ? 'it pays once more' : `it pays ${n} times more`),
    'doubloons-left': (n) => `${doubloons(n)} left`,
    'village-actions': villageActions,
  },
};
