import type { HintTexts } from '@captains-table/kernel';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { REASONS } from './nl-reasons.ts';
import { cards, coins, crowns, influence, sabres } from './nl-words.ts';

/** The words of hints. A browser loads them when a hint is asked for. */
export const hintTexts: HintTexts<Reason, Figure> = {
  reasons: REASONS,
  figures: {
    influence,
    contracts: (n) => (n === 1 ? '1 contract' : `${n} contracten`),
    crowns,
    coins,
    sabres,
    cargo: (n) => (n === 1 ? '1 bewaard schip' : `${n} bewaarde schepen`),
    bust: (n) => `${n}% kans dat je je beurt verspeelt`,
    takes: (n) => `${cards(n)} te nemen`,
    'to-goal': (n) => (n === 0 ? 'genoeg voor het einde van het spel' : `nog ${n} tot het doel`),
    'coins-left': (n) => `nog ${coins(n)} over`,
    'time-left': (n) => `nog ${n === 1 ? '1 tijdkaart' : `${n} tijdkaarten`}`,
  },
};
