/** Why a move looks good or bad: the terms of its rating that weigh most. */
import type { Move } from '../moves.ts';
import { rateMove } from './rate.ts';
import type { Reason, Term } from './reason.ts';
import type { Scene } from './scene.ts';

const MOST_REASONS = 3;
/** What weighs less is told only when there is nothing else to tell. */
const NOTICEABLE = 0.5;

/** One to three reasons, the weightiest first. */
export function reasonsOf(scene: Scene, move: Move): Reason[] {
  const terms: Term[] = [];
  scene.terms = terms;
  const rating = rateMove(scene, move);
  scene.terms = undefined;
  const sums = new Map<Reason, number>();
  for (const [reason, weight] of terms) sums.set(reason, (sums.get(reason) ?? 0) + weight);
  const told = [...sums]
    .filter(([, weight]) => Math.abs(weight) >= NOTICEABLE)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_REASONS)
    .map(([reason]) => reason);
  if (told.length > 0) return told;
  return [rating < NOTICEABLE ? 'little-gain' : 'brings-points'];
}
