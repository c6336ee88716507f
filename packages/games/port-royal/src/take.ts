/** Trade and recruit: a player takes ships and persons from the harbour, one at a time. */
import type { FrameKind, Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import { canKeep, keepShip, sell, sellMoves } from './adventure/cargo.ts';
import { shipBonus } from './adventure/lasting.ts';
import { completeNamed, missionMoves, whyNoMission } from './adventure/missions.ts';
import type { Box } from './box.ts';
import { cardOf } from './box.ts';
import { claim, claimMoves, whyNoClaim } from './contracts/rules.ts';
import { coinsOf, pay, showPayments } from './deck.ts';
import { completeExpedition, expeditionMoves, whyNoExpedition } from './expedition.ts';
import { maybeTriggerEnd } from './end.ts';
import { discountOf, personsOf, tradeBonusOf } from './influence.ts';
import { costOf, feeOf, payFee } from './price.ts';
import { lastingChange } from './standstill.ts';
import type { CardNumber, Code, Decision, Event, Events, Move, Rules, State, TakeFrame } from './state.ts';

const DONE: Move = { kind: 'done' };

export function takeFrames(rules: Rules): FrameKind<State, TakeFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      // A player who has done nothing and can do nothing is not asked.
      if (frame.acted || hasChoice(box, state, frame)) return true;
      rules.finish(state, events);
      return false;
    },

    pending: (state, { seat, left }) => [{ seat, kind: 'take', left, fee: feeOf(state, seat) > 0 }],

    legal(state, frame, seat) {
      const moves: Move[] = [];
      if (seat !== frame.seat) return moves;
      if (frame.left > 0) takeMoves(box, state, seat, moves);
      if (seat === state.active) expeditionMoves(box, state, moves);
      claimMoves(box, state, seat, moves);
      missionMoves(box, state, seat, moves);
      sellMoves(box, state, seat, moves);
      moves.push(DONE); // rule PR-3.6
      return moves;
    },

    apply(state, frame, seat, move, events) {
      const passes = !frame.acted;
      frame.acted = true;
      switch (move.kind) {
        case 'trade':
          beginTrade(box, state, frame, move.card);
          break;
        case 'recruit':
          recruit(box, state, frame, move.card, events);
          break;
        case 'expedition':
          completeExpedition(box, state, move, events);
          break;
        case 'claim':
          claim(box, state, seat, move.contract, events);
          break;
        case 'mission':
          completeNamed(box, state, seat, move, events);
          break;
        case 'keep':
          frame.left--;
          keepShip(box, state, seat, takeFromHarbour(box, state, move.card), events);
          break;
        case 'sell':
          sell(box, state, seat, move, events);
          break;
        case 'done':
          if (passes) events?.({ key: 'passed', seat });
          showPayments(state);
          rules.finish(state, events);
          break;
        default:
      }
    },

    whyNot: (state, frame, seat, move) => whyNot(box, state, frame, seat, move),

    /** A trade is over; a clerk may have earned more cards. Rule PR-10.4. */
    resume(_state, frame, result) {
      if (typeof result === 'number') frame.left += result;
    },
  };
}

function hasChoice(box: Box, state: State, frame: TakeFrame): boolean {
  const { seat } = frame;
  const moves: Move[] = [];
  if (frame.left > 0) takeMoves(box, state, seat, moves);
  if (moves.length > 0) return true;
  if (seat === state.active) expeditionMoves(box, state, moves);
  claimMoves(box, state, seat, moves);
  missionMoves(box, state, seat, moves);
  sellMoves(box, state, seat, moves);
  return moves.length > 0;
}

/** Rules PR-3.7, PR-3.11, PR-3.17, PR-3.18. */
function takeMoves(box: Box, state: State, seat: Seat, moves: Move[]): void {
  const fee = feeOf(state, seat);
  const coins = coinsOf(state, seat);
  const budget = coins - fee + discountOf(box, state, seat);
  for (const number of state.harbour) {
    const card = cardOf(box, number);
    if (card.kind === 'ship') {
      const income = card.coins + tradeBonusOf(box, state, seat, card.colour) + shipBonus(box, state, seat);
      if (coins + income >= fee) moves.push({ kind: 'trade', card: card.id });
      if (canKeep(box, state, seat, card)) moves.push({ kind: 'keep', card: card.id });
    } else if (card.cost <= budget && coins >= fee) {
      moves.push({ kind: 'recruit', card: card.id });
    }
  }
}

/** The ship leaves the harbour; what it brings is settled in a frame of its own. */
function beginTrade(box: Box, state: State, frame: TakeFrame, id: string): void {
  const card = takeFromHarbour(box, state, id);
  frame.left--;
  state.stack.push({ kind: 'trade', seat: frame.seat, card, forgo: -1, store: -1, gift: -1 });
}

/** Rules PR-3.9, PR-3.12, PR-3.13. */
function recruit(box: Box, state: State, frame: TakeFrame, id: string, events: Events): void {
  const { seat } = frame;
  const number = takeFromHarbour(box, state, id);
  const cost = costOf(box, state, seat, cardOf(box, number));
  frame.left--;
  pay(state, seat, cost);
  personsOf(state, seat).push(number);
  lastingChange(state);
  events?.({ key: 'recruited', seat, card: id, cost });
  payFee(state, seat, events);
  maybeTriggerEnd(box, state, seat, events);
}

function takeFromHarbour(box: Box, state: State, id: string): CardNumber {
  const at = state.harbour.findIndex((number) => cardOf(box, number).id === id);
  const [card] = state.harbour.splice(at, 1);
  if (card === undefined) throw new Error(`${id} is not in the harbour`);
  return card;
}

function whyNot(
  box: Box,
  state: State,
  frame: TakeFrame,
  seat: Seat,
  move: AnyMove,
): Refusal<Code> | undefined {
  switch (move.kind) {
    case 'trade':
    case 'recruit':
      return whyNoTake(box, state, frame, seat, move);
    case 'expedition':
      return whyNoExpedition(box, state, seat, move);
    case 'claim':
      return whyNoClaim(box, state, seat, move);
    case 'mission':
      return state.adventure === null ? undefined : whyNoMission(box, state, seat, move);
    case 'keep':
      return state.adventure === null ? undefined : whyNoKeep(box, state, frame, seat, move);
    case 'sell':
      return { code: 'inn-closed', rule: 'PR-24.15' };
    case 'draw':
    case 'stop':
    case 'gamble':
      return { code: 'not-asked', rule: 'PR-1.18' };
    default:
      return undefined;
  }
}

/** Rules PR-24.4, PR-24.6. */
function whyNoKeep(box: Box, state: State, frame: TakeFrame, seat: Seat, move: AnyMove): Refusal<Code> {
  const id = isRecord(move) ? move['card'] : undefined;
  const ship = state.harbour.map((number) => cardOf(box, number)).find((card) => card.id === id);
  if (ship === undefined) return { code: 'not-in-harbour', rule: 'PR-3.7' };
  if (ship.cargo === '') return { code: 'no-cargo', rule: 'PR-24.4' };
  if (frame.left === 0) return { code: 'no-takes-left', rule: seat === state.active ? 'PR-3.1' : 'PR-3.14' };
  return { code: 'no-fee', rule: 'PR-24.6' };
}

function whyNoTake(box: Box, state: State, frame: TakeFrame, seat: Seat, move: AnyMove): Refusal<Code> {
  const id = isRecord(move) ? move['card'] : undefined;
  const card = box.cards.find((candidate) => candidate.id === id);
  if (card === undefined || !state.harbour.some((number) => cardOf(box, number) === card)) {
    return { code: 'not-in-harbour', rule: 'PR-3.7' };
  }
  if (frame.left === 0) return { code: 'no-takes-left', rule: seat === state.active ? 'PR-3.1' : 'PR-3.14' };
  const cost = costOf(box, state, seat, card) + feeOf(state, seat);
  if (move.kind !== 'recruit' || cost <= coinsOf(state, seat))
    return { code: 'not-in-harbour', rule: 'PR-3.7' };
  return { code: 'too-expensive', rule: 'PR-3.11', params: { cost, coins: coinsOf(state, seat) } };
}
