import type { HintTexts } from '@captains-table/kernel';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { REASONS } from './en-reasons.ts';
import { cards, markers, points, steps } from './en-words.ts';

/** The words of hints. A browser loads them when a hint is asked for. */
export const hintTexts: HintTexts<Reason, Figure> = {
  reasons: REASONS,
  figures: {
    points,
    goods: (n) => (n === 1 ? '1 good on board' : `${n} goods on board`),
    ships: (n) => (n === 1 ? '1 ship' : `${n} ships`),
    markers,
    steps,
    cards,
    cape: (n) => `${n}% chance to lose a ship`,
    'markers-left': (n) => `${markers(n)} left`,
    'steps-left': (n) => `${steps(n)} left`,
    nearer: (n) => `${markers(n)} less to the next stop`,
    'pieces-left': (n) => (n === 0 ? 'the last piece: the game ends' : `${n} pieces to the end`),
  },
};
