/** Why a move looks good or bad: the terms of its rating that weigh most. */
import type { Move } from '../moves.ts';
import { rateMove } from './rate.ts';
import type { Reason, Term } from './reason.ts';
import type { Situation } from './situation.ts';

const MOST_REASONS = 3;
/** What weighs less is not worth telling. */
const NOTICEABLE = 0.5;

/** One to three reasons, the weightiest first: what speaks for a good move, and against a bad one. */
export function reasonsOf(situation: Situation, move: Move): Reason[] {
  const terms: Term[] = [];
  situation.terms = terms;
  const side = rateMove(situation, move) < 0 ? -1 : 1;
  situation.terms = undefined;
  const sums = new Map<Reason, number>();
  for (const [reason, weight] of terms) sums.set(reason, (sums.get(reason) ?? 0) + side * weight);
  const told = [...sums]
    .filter(([, weight]) => weight >= NOTICEABLE)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_REASONS)
    .map(([reason]) => reason);
  return told.length > 0 ? told : ['little-gain'];
}
