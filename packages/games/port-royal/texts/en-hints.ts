import type { HintTexts } from '@captains-table/kernel';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { REASONS } from './en-reasons.ts';
import { cards, coins, crowns, influence, sabres } from './en-words.ts';

/** The words of hints. A browser loads them when a hint is asked for. */
export const hintTexts: HintTexts<Reason, Figure> = {
  reasons: REASONS,
  figures: {
    influence,
    contracts: (n) => (n === 1 ? '1 contract' : `${n} contracts`),
    crowns,
    coins,
    sabres,
    cargo: (n) => (n === 1 ? '1 ship kept' : `${n} ships kept`),
    bust: (n) => `${n}% chance of a bust`,
    takes: (n) => `${cards(n)} to take`,
    'to-goal': (n) => (n === 0 ? 'enough to end the game' : `${n} more to the goal`),
    'coins-left': (n) => `${coins(n)} left`,
    'time-left': (n) => (n === 1 ? '1 time card left' : `${n} time cards left`),
  },
};
