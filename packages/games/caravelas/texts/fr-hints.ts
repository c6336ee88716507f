import type { HintTexts } from '@captains-table/kernel';
import { some } from '@captains-table/kernel/french';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { REASONS } from './fr-reasons.ts';
import { cards, markers, points, ships, steps } from './fr-words.ts';

/** The words of hints. A browser loads them when a hint is asked for. */
export const hintTexts: HintTexts<Reason, Figure> = {
  reasons: REASONS,
  figures: {
    points,
    goods: (n) => some(n, 'marchandise à bord', 'marchandises à bord'),
    ships,
    markers,
    steps,
    cards,
    cape: (n) => `${n}\u00a0% de risque de perdre un navire`,
    'markers-left': (n) => `il reste ${markers(n)}`,
    'steps-left': (n) => `il reste ${steps(n)}`,
    nearer: (n) => `${markers(n)} de moins jusqu’à la prochaine escale`,
    'pieces-left': (n) =>
      n === 0
        ? 'dernière pièce\u00a0: la partie s’achève'
        : `encore ${some(n, 'pièce', 'pièces')} avant la fin`,
  },
};
