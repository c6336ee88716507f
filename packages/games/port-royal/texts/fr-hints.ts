import type { HintTexts } from '@captains-table/kernel';
import { some } from '@captains-table/kernel/french';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { REASONS } from './fr-reasons.ts';
import { cards, coins, crowns, influence, sabres } from './fr-words.ts';

/** The words of hints. A browser loads them when a hint is asked for. */
export const hintTexts: HintTexts<Reason, Figure> = {
  reasons: REASONS,
  figures: {
    influence,
    contracts: (n) => some(n, 'contrat', 'contrats'),
    crowns,
    coins,
    sabres,
    cargo: (n) => some(n, 'navire gardé', 'navires gardés'),
    bust: (n) => `${n}\u00a0% de risque de perdre la rivière`,
    takes: (n) => `${cards(n)} à prendre`,
    'to-goal': (n) => (n === 0 ? 'assez pour finir la partie' : `encore ${n} pour finir la partie`),
    'coins-left': (n) => `il reste ${coins(n)}`,
    'time-left': (n) => `il reste ${some(n, 'carte de temps', 'cartes de temps')}`,
  },
};
