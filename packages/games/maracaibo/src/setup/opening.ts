/** The first choices, made by all players at once. Rules MA-1.17, MA-1.18. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { reveal } from '@captains-table/kernel';
import { cardId } from '../cards/deck.ts';
import type { Event } from '../events.ts';
import { at, takeOut } from '../lists.ts';
import type { Decision, Move } from '../moves.ts';
import type { OpeningFrame } from '../frames.ts';
import type { Events, Rules, State } from '../state.ts';

/** Steps of a seat: plan, three discards, career. */
const PLAN = 0;
const CAREER = 4;
const READY = 5;

export function openingFrames(rules: Rules): FrameKind<State, OpeningFrame, Move, Event, Decision> {
  const { moves } = rules;
  return {
    run(state, frame, events) {
      if (frame.steps.some((step) => step < READY)) return true;
      rules.finish(state, events);
      uncover(rules, state, events);
      return false;
    },
    pending: (_state, { steps }) =>
      steps.flatMap((step, seat) => (step < READY ? [decisionOf(seat, step)] : [])),
    legal(state, { steps }, seat) {
      const step = steps[seat] ?? READY;
      if (step === READY) return [];
      if (step === CAREER) return at(state.careerOffer, seat).map((career) => at(moves.career, career));
      const list: readonly Move[] = step === PLAN ? moves.plan : moves.discard;
      return at(state.hands, seat).map((card) => at(list, card));
    },
    apply(state, frame, seat, move) {
      frame.steps[seat] = at(frame.steps, seat) + 1;
      if (move.kind === 'career') state.career[seat] = moves.careerNumber.get(move.career) ?? -1;
      if (move.kind !== 'plan' && move.kind !== 'discard') return;
      const card = moves.card.get(move.card) ?? -1;
      takeOut(at(state.hands, seat), card);
      at(move.kind === 'plan' ? state.planned : state.setAside, seat).push(card);
    },
    whyNot: (_state, _frame, _seat, move) =>
      move.kind === 'career'
        ? { code: 'not-offered', rule: 'MA-1.18' }
        : { code: 'not-in-hand', rule: 'MA-1.17' },
  };
}

function decisionOf(seat: Seat, step: number): Decision {
  if (step === PLAN) return { seat, kind: 'opening-plan' };
  return step === CAREER
    ? { seat, kind: 'opening-career' }
    : { seat, kind: 'opening-discard', left: CAREER - step };
}

/** All have chosen: discards and careers are laid open, and the other careers go back unseen. */
function uncover(rules: Rules, state: State, events: Events): void {
  for (let seat = 0; seat < state.players; seat++) {
    const setAside = at(state.setAside, seat);
    for (const card of setAside) state.discard.push(card);
    setAside.length = 0;
    at(state.careerOffer, seat).length = 0;
    events?.({
      key: 'opened',
      seat,
      career: at(rules.box.careers, at(state.career, seat)).id,
      planned: at(state.planned, seat)
        .map((card) => cardId(rules, card))
        .join(),
    });
  }
  reveal(state);
  events?.({ key: 'round-began', round: state.round, seat: state.active });
}
