/** The buying step of a scoring. Rules MA-13.1 to MA-13.4, MA-14.1, MA-25.18. */
import type { FrameKind } from '@captains-table/kernel';
import { buyCard, buyMoves, whyNoPurchase } from '../cards/buy.ts';
import { invest, investMoves, whyNoInvestment } from '../cards/invest.ts';
import type { Event } from '../events.ts';
import type { Decision, Move } from '../moves.ts';
import type { BuyingFrame } from '../frames.ts';
import type { Rules, State } from '../state.ts';
import { applyFree, freeMoves, whyNoFree } from '../turn/free.ts';
import { gainPoints } from './points.ts';

const TWO_POINTS: Move = { kind: 'two-points' };

export function buyingFrames(rules: Rules): FrameKind<State, BuyingFrame, Move, Event, Decision> {
  const { box, moves } = rules;
  return {
    run(state, frame, events) {
      const { seat } = frame;
      switch (frame.step) {
        case 'choose':
          return true;
        case 'draw':
          frame.step = 'end';
          // Rule MA-13.2: not at the final scoring.
          if (state.round < box.tracks.setup.rounds) state.stack.push({ kind: 'draw', seat });
          break;
        case 'end':
          rules.finish(state, events);
      }
      return false;
    },
    pending: (state, { seat }) => [{ seat, kind: 'buying', round: state.round }],
    legal(state, frame, seat) {
      const legal: Move[] = [];
      if (seat !== frame.seat) return legal;
      legal.push(TWO_POINTS);
      buyMoves(rules, state, seat, legal);
      investMoves(rules, state, seat, legal);
      freeMoves(rules, state, seat, false, legal);
      return legal;
    },
    apply(state, frame, seat, move, events) {
      if (applyFree(rules, state, seat, move, events)) return;
      frame.step = 'draw';
      if (move.kind === 'buy') buyCard(rules, state, seat, moves.card.get(move.card) ?? -1, events);
      else if (move.kind === 'invest') invest(rules, state, seat, move.building, events);
      else {
        frame.step = 'end';
        gainPoints(state, seat, box.tracks.setup.pointsInsteadOfBuying, 'scoring', events);
      }
    },
    whyNot(state, _frame, seat, move) {
      const named: Readonly<Record<string, unknown>> = { ...move };
      if (move.kind === 'buy') return whyNoPurchase(rules, state, seat, named['card']);
      if (move.kind === 'invest') return whyNoInvestment(rules, state, seat, named['building']);
      return whyNoFree(rules, state, seat, move, false) ?? { code: 'wrong-moment', rule: 'MA-13.1' };
    },
  };
}
