/** Programs for the rules, from what is printed on a piece. */
import type { Credit } from '../names.ts';
import type { Cost } from './costs.ts';
import type { Effect, PrintedEffect } from './effect.ts';
import { declinable } from './effect.ts';

/** A cost and what it brings as one program; undefined when there is nothing in it. */
export function programOf(
  effects: readonly PrintedEffect[],
  from: Credit,
  pay: readonly Cost[] = [],
): Effect | undefined {
  const steps: Effect[] = effects.map((effect) => declinable(credited(effect, from)));
  return inSequence(pay.length > 0 ? [{ op: 'pay', pay }, ...steps] : steps);
}

export function inSequence(steps: readonly Effect[]): Effect | undefined {
  return steps.length > 1 ? { op: 'seq', of: steps } : steps[0];
}

/** The same effect, with the line of the score sheet for its points. */
export function credited(effect: PrintedEffect, from: Credit): Effect {
  switch (effect.op) {
    case 'seq':
    case 'choose':
      return { op: effect.op, of: effect.of.map((part) => credited(part, from)) };
    case 'may':
      return { op: 'may', do: credited(effect.do, from) };
    case 'when':
      return { op: 'when', if: effect.if, do: credited(effect.do, from) };
    case 'points':
    case 'per':
      return { ...effect, from };
    default:
      return effect;
  }
}
