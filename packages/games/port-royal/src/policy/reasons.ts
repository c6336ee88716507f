/**
 * Why a move looks good or bad: the terms of its rating that weigh most, in coins, each with the key
 * of its words. What a card's ability is worth is found by rating the same card without it, so that
 * the numbers are those of the rating itself.
 */
import type { Seat } from '@captains-table/kernel';
import type { Box, Card } from '../box.ts';
import { cardOf } from '../box.ts';
import { coinsOf } from '../deck.ts';
import { influenceOf } from '../influence.ts';
import { clockwiseFrom } from '../seats.ts';
import type { Move, State } from '../state.ts';
import { adventureTerms } from './adventure-reasons.ts';
import { claimTerms, expeditionTerms, forgoTerms, goalTerms, personTerms, shipTerms } from './card-terms.ts';
import { drawTerms, shipAtTheGateTerms, stopTerms } from './discovery-terms.ts';
import { timeToSpare } from './prospects.ts';
import type { Reason, Situation, Term } from './reason.ts';
import { bestTakes, raceOf } from './worth.ts';

const MOST_REASONS = 3;
/** A reason that weighs less is given only when none weighs more. */
const NOTICEABLE = 0.25;

/** One to three reasons, the weightiest first. */
export function reasonsOf(box: Box, state: State, seat: Seat, move: Move): Reason[] {
  const terms = termsOf({ box, state, seat, race: raceOf(box, state, seat) }, move)
    .filter(([, weight]) => weight !== 0)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const noticeable = terms.filter(([, weight]) => Math.abs(weight) >= NOTICEABLE).length;
  return terms.slice(0, Math.min(MOST_REASONS, Math.max(1, noticeable))).map(([reason]) => reason);
}

function termsOf(situation: Situation, move: Move): readonly Term[] {
  const { box, race } = situation;
  switch (move.kind) {
    case 'draw':
      return drawTerms(situation, 1);
    case 'gamble':
      return [...drawTerms(situation, 4), ['more-cards', 0.5]];
    case 'stop':
      return stopTerms(situation);
    case 'repel':
    case 'repel-keep':
    case 'let-in':
      return shipAtTheGateTerms(situation, move.kind);
    case 'claim':
      return claimTerms(situation, move.contract);
    case 'trade':
      return shipTerms(situation, cardNamed(box, move.card));
    case 'recruit':
      return personTerms(situation, cardNamed(box, move.card));
    case 'expedition':
      return expeditionTerms(situation, cardNamed(box, move.card), move.persons);
    case 'forgo':
      return forgoTerms(situation, move.take);
    case 'store':
      if (!move.take) return [['gives-up-influence', -race.point]];
      return [['ship-for-influence', race.point], ...goalTerms(situation, 1, false)];
    case 'gift':
      return [[isLeastRival(situation, move.to) ? 'helps-least' : 'helps-rival', 1]];
    case 'save':
    case 'set-aside':
      return [[timeToSpare(situation.state) > 1 ? 'time-to-spare' : 'time-is-short', 1]];
    case 'done':
      return doneTerms(situation);
    case 'decline':
      return [['can-wait', 1]];
    default:
      return adventureTerms(situation, move);
  }
}

function isLeastRival({ box, state, seat }: Situation, receiver: Seat): boolean {
  const strength = (other: Seat) => influenceOf(box, state, other) + 0.3 * coinsOf(state, other);
  return clockwiseFrom(state, seat)
    .slice(1)
    .every((other) => strength(other) >= strength(receiver));
}

function doneTerms({ box, state, seat, race }: Situation): Term[] {
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'take') return [['can-wait', 1]];
  if (frame.left === 0) return [['all-taken', 1]];
  const best = bestTakes(box, state, seat, coinsOf(state, seat), 1, race);
  return [[best > NOTICEABLE ? 'leaves-good-card' : 'nothing-worth', 1]];
}

function cardNamed(box: Box, id: string): Card {
  return cardOf(box, box.cardNumber(id) ?? 0);
}
