/** Phase C. Rules MA-4.1 to MA-4.7, MA-16.3. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { cardId, drawCard, fillRow, takeUnseen } from '../cards/deck.ts';
import type { Event } from '../events.ts';
import { at, takeOut } from '../lists.ts';
import type { Decision, Move } from '../moves.ts';
import { hasUpgrade } from '../ship/discs.ts';
import { payDoubloons } from '../ship/supplies.ts';
import type { DrawFrame } from '../frames.ts';
import type { Events, Rules, Seen, State } from '../state.ts';

const DRAW: Move = { kind: 'draw' };

/** The number of cards that a player draws up to. Rule MA-16.3. */
export function handLimits({ upgrades, tracks }: Box): (state: Seen, seat: Seat) => number {
  const area = upgrades.findIndex(({ handLimit }) => handLimit > 0);
  const raised = upgrades[area]?.handLimit ?? tracks.setup.handLimit;
  return (state, seat) => (hasUpgrade(state, seat, area) ? raised : tracks.setup.handLimit);
}

export function drawFrames(rules: Rules): FrameKind<State, DrawFrame, Move, Event, Decision> {
  const { box, moves } = rules;
  const limitOf = handLimits(box);
  const freeRowArea = box.upgrades.findIndex(({ freeRow }) => freeRow);

  function priceOf(state: State, seat: Seat): number {
    return hasUpgrade(state, seat, freeRowArea) ? 0 : box.tracks.setup.rowPrice;
  }

  function canTake(state: State, seat: Seat): boolean {
    return state.row.length > 0 && at(state.doubloons, seat) >= priceOf(state, seat);
  }

  return {
    run(state, { seat }, events) {
      while (at(state.hands, seat).length < limitOf(state, seat)) {
        if (canTake(state, seat)) return true;
        if (!drawOne(rules, state, seat, events)) break; // rule MA-4.7
      }
      rules.finish(state, events);
      fillRow(rules, state, events);
      return false;
    },
    pending: (state, { seat }) => [
      {
        seat,
        kind: 'draw',
        left: limitOf(state, seat) - at(state.hands, seat).length,
        price: priceOf(state, seat),
      },
    ],
    legal(state, frame, seat) {
      const legal: Move[] = [];
      if (seat !== frame.seat) return legal;
      if (state.deck.length + state.discard.length > 0) legal.push(DRAW);
      for (const card of state.row) legal.push(at(moves.take, card));
      return legal;
    },
    apply(state, _frame, seat, move, events) {
      if (move.kind === 'draw') drawOne(rules, state, seat, events);
      if (move.kind !== 'take') return;
      const card = moves.card.get(move.card) ?? -1;
      const doubloons = priceOf(state, seat);
      takeOut(state.row, card);
      at(state.hands, seat).push(card);
      at(state.shown, seat).push(card);
      payDoubloons(state, seat, doubloons, undefined);
      events?.({ key: 'took', seat, card: move.card, doubloons });
    },
    whyNot: (_state, _frame, _seat, move) =>
      move.kind === 'take'
        ? { code: 'not-in-row', rule: 'MA-4.1' }
        : { code: 'wrong-moment', rule: 'MA-4.1' },
  };
}

function drawOne(rules: Rules, state: State, seat: Seat, events: Events): boolean {
  const card = drawCard(state, events);
  if (card === undefined) return false;
  takeUnseen(state, seat, card);
  events?.({ key: 'drew', seat, card: cardId(rules, card), to: { only: [seat] } });
  events?.({ key: 'drew-unseen', seat, to: { except: [seat] } });
  return true;
}
