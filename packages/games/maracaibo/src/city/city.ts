/** City actions: deliver, then act. Rules MA-5.1 to MA-5.4, MA-5.17. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { startProgram } from '@captains-table/kernel';
import type { Market } from '../box.ts';
import { cardId, discardFromHand } from '../cards/deck.ts';
import type { Event } from '../events.ts';
import { at } from '../lists.ts';
import { nameOf } from '../move-lists.ts';
import type { Decision, Move } from '../moves.ts';
import { cityAt } from '../places.ts';
import { canTakeDisc } from '../ship/discs.ts';
import type { CityFrame } from '../frames.ts';
import type { Rules, State, Words } from '../state.ts';
import { applyFree, freeMoves, whyNoFree } from '../turn/free.ts';

const DECLINE: Move = { kind: 'decline' };

export function cityFrames(rules: Rules): FrameKind<State, CityFrame, Move, Event, Decision> {
  const { box, moves } = rules;
  const here = (state: State, seat: Seat) => at(state.ships, seat);
  const marketOf = (state: State, seat: Seat) => cityAt(box, state, here(state, seat))?.market;

  function canDeliver(state: State, seat: Seat): boolean {
    const market = marketOf(state, seat);
    if (market === undefined || isFull(state, here(state, seat), market)) return false;
    if (!at(state.hands, seat).some((card) => at(box.cards, card).good === market.good)) return false;
    return canTakeDisc(box, state, seat);
  }

  return {
    run(state, frame, events) {
      const { seat } = frame;
      if (frame.step === 'deliver' && canDeliver(state, seat)) return true;
      if (frame.step !== 'end') {
        frame.step = 'end';
        const effect = cityAt(box, state, here(state, seat))?.action;
        if (effect !== undefined) startProgram<Words>(state, effect, { seat });
        return false;
      }
      rules.finish(state, events);
      return false;
    },
    pending: (state, { seat }) => [
      {
        seat,
        kind: 'deliver',
        at: at(box.locations, here(state, seat)).id,
        good: nameOf('good', marketOf(state, seat)?.good ?? -1),
      },
    ],
    legal(state, frame, seat) {
      const legal: Move[] = [];
      if (seat !== frame.seat) return legal;
      const good = marketOf(state, seat)?.good;
      for (const card of at(state.hands, seat)) {
        if (at(box.cards, card).good === good) legal.push(at(moves.deliver, card));
      }
      legal.push(DECLINE);
      freeMoves(rules, state, seat, true, legal);
      return legal;
    },
    apply(state, frame, seat, move, events) {
      if (applyFree(rules, state, seat, move, events)) return;
      frame.step = 'act';
      if (move.kind !== 'deliver') return;
      const card = moves.card.get(move.card) ?? -1;
      const location = here(state, seat);
      discardFromHand(state, seat, card);
      events?.({ key: 'delivered', seat, card: cardId(rules, card), at: at(box.locations, location).id });
      state.stack.push({ kind: 'disc', seat, left: 1, to: 'market', at: location });
    },
    whyNot: (state, _frame, seat, move) =>
      whyNoFree(rules, state, seat, move, true) ??
      (move.kind === 'deliver'
        ? { code: 'wrong-good', rule: 'MA-5.2' }
        : { code: 'wrong-moment', rule: 'MA-5.1' }),
  };
}

/** In the solo game the board is that of two players. */
export function isFull(state: State, location: number, market: Market): boolean {
  return at(state.markets, location) >= (market.spaces[state.players] ?? 0);
}
