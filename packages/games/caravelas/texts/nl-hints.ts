import type { HintTexts } from '@captains-table/kernel';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { REASONS } from './nl-reasons.ts';
import { cards, markers, points, ships, steps } from './nl-words.ts';

/** The words of hints. A browser loads them when a hint is asked for. */
export const hintTexts: HintTexts<Reason, Figure> = {
  reasons: REASONS,
  figures: {
    points,
    goods: (n) => (n === 1 ? '1 lading aan boord' : `${n} ladingen aan boord`),
    ships,
    markers,
    steps,
    cards,
    cape: (n) => `${n}% kans een schip te verliezen`,
    'markers-left': (n) => `nog ${markers(n)} over`,
    'steps-left': (n) => `nog ${steps(n)} over`,
    nearer: (n) => `${markers(n)} minder tot de volgende stop`,
    'pieces-left': (n) =>
      n === 0 ? 'het laatste deel: het spel eindigt' : `nog ${n} ${n === 1 ? 'deel' : 'delen'} tot het einde`,
  },
};
