import type { HintTexts } from '@captains-table/kernel';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { REASONS } from './nl-reasons.ts';
import { cards, combatPoints, discs, doubloons, points, some, spies, villageActions } from './nl-words.ts';

/** The words of hints. A browser loads them when a hint is asked for. */
export const hintTexts: HintTexts<Reason, Figure> = {
  reasons: REASONS,
  figures: {
    points,
    doubloons,
    'doubloon-income': (n) => `${n} dubloeninkomsten`,
    'point-income': (n) => `${n} OP-inkomsten`,
    influence: (n) => `${n} invloed`,
    'combat-points': combatPoints,
    spies,
    quests: (n) => some(n, 'missie', 'missies'),
    compasses: (n) => some(n, 'kompas', 'kompassen'),
    cards: (n) => `${cards(n)} op de hand`,
    discs: (n) => `${discs(n)} van het scheepsbord`,
    scorings: (n) => `nog ${n} keer uitbetaald`,
    'doubloons-left': (n) => `nog ${doubloons(n)} over`,
    'village-actions': villageActions,
  },
};
