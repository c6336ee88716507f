/** Spies onto a card for income. Rule MA-20.14. */
import type { FrameKind } from '@captains-table/kernel';
import { times } from '@captains-table/kernel';
import type { Event } from '../events.ts';
import { at } from '../lists.ts';
import type { Decision, Move } from '../moves.ts';
import type { AssignFrame } from '../frames.ts';
import type { Rules, State } from '../state.ts';
import { lockSpies } from './buy.ts';
import { cardId } from './deck.ts';
import { raiseDoubloonIncome } from './income.ts';

export function assignFrames(rules: Rules): FrameKind<State, AssignFrame, Move, Event, Decision> {
  return {
    pending: (_state, { seat, card, income }) => [
      { seat, kind: 'assign', card: cardId(rules, card), income },
    ],
    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      return times(at(state.spies, seat) + 1, (spies) => ({ kind: 'assign', spies }));
    },
    apply(state, { seat, card, income }, _seat, move, events) {
      if (move.kind !== 'assign') return;
      rules.finish(state, events);
      if (move.spies === 0) return;
      lockSpies(state, seat, move.spies);
      events?.({ key: 'assigned', seat, card: cardId(rules, card), spies: move.spies });
      raiseDoubloonIncome(rules.box, state, seat, move.spies * income, events);
    },
    whyNot: (_state, _frame, _seat, move) =>
      move.kind === 'assign'
        ? { code: 'not-offered', rule: 'MA-20.14' }
        : { code: 'wrong-moment', rule: 'MA-20.14' },
  };
}
