/** Looking at the next cards: sentinels in discovery, and the Lookout before it. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { must, reveal } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { cardOf } from '../box.ts';
import { canTurnOver, prepareTop } from '../deck.ts';
import { personsOf } from '../influence.ts';
import type { CardNumber, Decision, Event, Events, Move, Rules, State } from '../state.ts';
import { abilityOf, adventureOf } from './abilities.ts';
import type { LookFrame } from './state.ts';

const DECLINE: Move = { kind: 'decline' };

/** How many cards each sentinel of a seat looks at, Thomas Fishborn last. Rules PR-24.9, PR-21.22. */
function sentinelsOf(box: Box, state: State, seat: Seat): number[] {
  const looks: number[] = [];
  for (const number of personsOf(state, seat)) {
    const { lookCards } = cardOf(box, number);
    if (lookCards > 0) looks.push(lookCards);
  }
  const { lookCards = 0 } = abilityOf(box, state, seat) ?? {};
  return lookCards > 0 ? [...looks, lookCards] : looks;
}

export function canLook(box: Box, state: State): boolean {
  const { adventure } = state;
  if (adventure === null || !canTurnOver(state)) return false;
  return sentinelsOf(box, state, state.active).length > adventure.looks;
}

/** Uses the next unused sentinel. */
export function useSentinel(box: Box, state: State, events: Events): void {
  const adventure = adventureOf(state);
  const cards = must(sentinelsOf(box, state, state.active)[adventure.looks]);
  adventure.looks++;
  lookAt(state, 'sentinel', cards, events);
}

/** The active player alone sees the next cards. They stay on the draw pile until decided. Rule PR-24.10. */
export function lookAt(state: State, why: LookFrame['why'], most: number, events: Events): void {
  if (!canTurnOver(state)) return;
  prepareTop(state, events);
  const cards = Math.min(most, state.deck.length);
  const peeked = must(adventureOf(state).peeked[state.active]);
  for (const card of topCards(state, cards)) if (!peeked.includes(card)) peeked.push(card);
  reveal(state);
  events?.({ key: 'looked', seat: state.active, cards });
  state.stack.push({ kind: 'look', why, cards });
}

/** The top cards of the draw pile, in the order in which they would be turned over. */
function topCards(state: State, cards: number): CardNumber[] {
  return state.deck.slice(state.deck.length - cards).toReversed();
}

/** Rules PR-22.24, PR-24.9. */
export function lookFrames(rules: Rules): FrameKind<State, LookFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    pending: (state, { why, cards }) => [{ seat: state.active, kind: 'look', why, cards }],

    legal(state, { why, cards }, seat) {
      if (seat !== state.active) return [];
      const seen = topCards(state, cards).map((number) => cardOf(box, number));
      if (why === 'sentinel') return seen.map(({ id }) => ({ kind: 'put-back', card: id }));
      const fitting = seen.filter(({ kind }) => kind === 'ship' || kind === 'person');
      return [...fitting.map(({ id }): Move => ({ kind: 'place', card: id })), DECLINE];
    },

    apply(state, { cards }, seat, move, events) {
      const seen = topCards(state, cards);
      const chosen = 'card' in move ? box.cardNumber(move.card) : undefined;
      state.deck.length -= cards;
      if (move.kind === 'put-back' && chosen !== undefined) state.deck.push(chosen);
      if (move.kind === 'place' && chosen !== undefined) {
        state.harbour.push(chosen);
        events?.({ key: 'placed', seat, card: move.card });
      }
      const rest = seen.filter((card) => card !== chosen);
      sweep(box, state, seat, rest, events);
      rules.finish(state, events);
    },

    whyNot: (_state, { why }) => ({ code: 'not-asked', rule: why === 'sentinel' ? 'PR-24.9' : 'PR-22.24' }),
  };
}

/** The cards not wanted are discarded without effect, face up. */
function sweep(box: Box, state: State, seat: Seat, cards: readonly CardNumber[], events: Events): void {
  const adventure = adventureOf(state);
  state.discard.push(...cards);
  adventure.peeked[seat] = must(adventure.peeked[seat]).filter((card) => !cards.includes(card));
  if (cards.length === 0) return;
  reveal(state);
  events?.({ key: 'swept', seat, cards: cards.map((number) => cardOf(box, number).id) });
}

/** The next cards of the draw pile that a seat has looked at. */
export function seenOf(box: Box, state: State, seat: Seat): string[] {
  const peeked = adventureOf(state).peeked[seat] ?? [];
  const seen: string[] = [];
  for (let at = state.deck.length - 1; at >= 0; at--) {
    const card = must(state.deck[at]);
    if (!peeked.includes(card)) break;
    seen.push(cardOf(box, card).id);
  }
  return seen;
}
