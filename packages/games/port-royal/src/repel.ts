/** A ship just turned over can be driven off by enough sabres. It is always a choice. Rule PR-2.25. */
import type { FrameKind, Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { lasting } from './adventure/lasting.ts';
import type { Box } from './box.ts';
import { SKULL, cardOf } from './box.ts';
import { canKeep, isKept, keepInNest } from './contracts/nest.ts';
import { coloursClash } from './harbour.ts';
import { sabresOf } from './influence.ts';
import { letIn } from './reveal.ts';
import type { CardNumber, Code, Decision, Event, Move, RepelFrame, Rules, State } from './state.ts';

const CHOICE: readonly Move[] = [{ kind: 'repel' }, { kind: 'let-in' }];
const CHOICE_WITH_NEST: readonly Move[] = [...CHOICE, { kind: 'repel-keep' }];

/** Rules PR-2.18 to PR-2.24, PR-22.13. */
export function canRepel(box: Box, state: State, ship: CardNumber): boolean {
  if (hasSabresFor(box, state, ship)) return true;
  return state.adventure !== null && state.adventure.freeRepels > 0 && cardOf(box, ship).sabres !== SKULL;
}

function hasSabresFor(box: Box, state: State, ship: CardNumber): boolean {
  return sabresNeeded(box, state, ship) <= sabresOf(box, state, state.active);
}

/** Rule PR-22.14. */
function sabresNeeded(box: Box, state: State, ship: CardNumber): number {
  const { sabres } = cardOf(box, ship);
  if (state.adventure === null) return sabres;
  return sabres + (lasting(box, state, 'hard-repel')?.sabres ?? 0);
}

export function repelFrames(rules: Rules): FrameKind<State, RepelFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    pending: (state, { card }) => [
      { seat: state.active, kind: 'repel', card: cardOf(box, card).id, bust: coloursClash(box, state, card) },
    ],

    legal(state, { card }, seat) {
      if (seat !== state.active) return [];
      return canKeep(box, state, seat, card) ? CHOICE_WITH_NEST : CHOICE;
    },

    apply(state, { card }, seat, move, events) {
      const { id } = cardOf(box, card);
      if (move.kind === 'let-in') {
        rules.finish(state, events);
        const discovery = state.stack.at(-1);
        const bust = letIn(rules, state, card, events);
        if (bust && discovery?.kind === 'discover') discovery.outcome = 'bust';
        return;
      }
      if (move.kind === 'repel-keep') {
        keepInNest(state, seat, card);
        events?.({ key: 'kept', seat, card: id });
      } else {
        if (state.adventure !== null && !hasSabresFor(box, state, card)) state.adventure.freeRepels--;
        state.discard.push(card); // rule PR-2.21
        events?.({ key: 'repelled', seat, card: id });
      }
      rules.finish(state, events);
    },

    whyNot: (state, { card }, seat, move) => whyNot(box, state, seat, card, move),
  };
}

function whyNot(
  box: Box,
  state: State,
  seat: Seat,
  ship: CardNumber,
  move: AnyMove,
): Refusal<Code> | undefined {
  if (move.kind !== 'repel-keep') return undefined;
  return { code: 'nest-closed', rule: isKept(box, state, seat, ship) ? 'PR-12.36' : 'PR-12.39' };
}

const NOT_ASKED: Refusal<Code> = { code: 'not-asked', rule: 'PR-2.18' };

/** Why the ship that came last into the harbour cannot be repelled. */
export function whyNoRepel(box: Box, state: State): Refusal<Code> {
  const last = state.harbour.at(-1);
  if (last === undefined) return NOT_ASKED;
  const card = cardOf(box, last);
  if (card.kind !== 'ship') return NOT_ASKED;
  if (card.sabres === SKULL) return { code: 'skull', rule: 'PR-2.23' };
  if (canRepel(box, state, last)) return NOT_ASKED;
  const params = { needed: sabresNeeded(box, state, last), sabres: sabresOf(box, state, state.active) };
  return { code: 'too-few-sabres', rule: 'PR-2.20', params };
}
