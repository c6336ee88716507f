/** Trading one ship: first the player's decisions, then coins, gift, fee and what clerks add. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { add, must } from '@captains-table/kernel';
import { payTradeCrowns } from './adventure/cargo.ts';
import { shipBonus } from './adventure/lasting.ts';
import type { Box } from './box.ts';
import { cardOf } from './box.ts';
import { countForgone, nemesisOf } from './contracts/nemesis.ts';
import { gain } from './deck.ts';
import { maybeTriggerEnd } from './end.ts';
import { findPerson, personsOf, tradeBonusOf } from './influence.ts';
import { payFee } from './price.ts';
import { clockwiseFrom, seatCount } from './seats.ts';
import { lastingChange } from './standstill.ts';
import type { CardNumber, Decision, Event, Events, Move, Rules, State, TradeFrame } from './state.ts';

const UNDECIDED = -1;
const NO = 0;
const YES = 1;
/** No gift on this ship, or no one to give it to. */
const NOBODY = -2;

const FORGO: readonly Move[] = [
  { kind: 'forgo', take: true },
  { kind: 'forgo', take: false },
];
const STORE: readonly Move[] = [
  { kind: 'store', take: true },
  { kind: 'store', take: false },
];

export function tradeFrames(rules: Rules): FrameKind<State, TradeFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      decideTheObvious(box, state, frame);
      if (frame.forgo === UNDECIDED || frame.store === UNDECIDED || frame.gift === UNDECIDED) return true;
      carryOut(box, state, frame, events);
      rules.finish(state, events, clerkCards(box, state, frame.seat, cardOf(box, frame.card).colour));
      return false;
    },

    pending(state, frame) {
      const { seat } = frame;
      const card = cardOf(box, frame.card).id;
      if (frame.forgo === UNDECIDED) {
        const contract = box.contracts[nemesisOf(box, state, seat, frame.card) ?? -1]?.id ?? '';
        return [{ seat, kind: 'forgo', card, contract }];
      }
      return [{ seat, kind: frame.store === UNDECIDED ? 'store' : 'gift', card }];
    },

    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      if (frame.forgo === UNDECIDED) return FORGO;
      if (frame.store === UNDECIDED) return STORE;
      return receivers(state, seat).map((to) => ({ kind: 'gift', to }));
    },

    apply(_state, frame, _seat, move) {
      if (move.kind === 'forgo') frame.forgo = move.take ? YES : NO;
      else if (move.kind === 'store') frame.store = move.take ? YES : NO;
      else if (move.kind === 'gift') frame.gift = move.to;
    },
  };
}

/** Asks only what there is to decide. */
function decideTheObvious(box: Box, state: State, frame: TradeFrame): void {
  const { seat } = frame;
  const ship = cardOf(box, frame.card);
  if (frame.forgo === UNDECIDED && nemesisOf(box, state, seat, frame.card) === undefined) frame.forgo = NO;
  if (frame.store === UNDECIDED && merchantFor(box, state, seat, frame.card) === 0) frame.store = NO;
  if (frame.gift !== UNDECIDED) return;
  const others = ship.gift > 0 ? receivers(state, seat) : [];
  const [only] = others;
  if (only === undefined)
    frame.gift = NOBODY; // rules PR-10.18, PR-13.21: no one to give to
  else if (others.length === 1) frame.gift = only;
}

function receivers(state: State, seat: Seat): Seat[] {
  return clockwiseFrom(state, seat).slice(1, seatCount(state));
}

/** Rules PR-3.8, PR-3.17, PR-8.11 to PR-8.15, PR-10.14 to PR-10.17, PR-22.11, PR-24.7. */
function carryOut(box: Box, state: State, frame: TradeFrame, events: Events): void {
  const { seat } = frame;
  const ship = cardOf(box, frame.card);
  putAway(box, state, frame, events);
  if (frame.forgo === YES) {
    events?.({ key: 'forwent', seat, card: ship.id });
    countForgone(box, state, seat, frame.card, events);
  } else {
    const coins = ship.coins + tradeBonusOf(box, state, seat, ship.colour) + shipBonus(box, state, seat);
    gain(state, seat, coins, events);
    events?.({ key: 'traded', seat, card: ship.id, coins });
    payTradeCrowns(box, state, seat, ship, true, events);
  }
  if (frame.gift !== NOBODY) {
    gain(state, frame.gift, ship.gift, events);
    events?.({ key: 'gave', seat, other: frame.gift, coins: ship.gift });
  }
  payFee(state, seat, events);
}

function putAway(box: Box, state: State, frame: TradeFrame, events: Events): void {
  const { seat } = frame;
  if (frame.store !== YES) {
    state.discard.push(frame.card);
    return;
  }
  must(state.ships[seat]).push(frame.card);
  add(state.shipInfluence, seat, merchantFor(box, state, seat, frame.card));
  lastingChange(state);
  events?.({ key: 'stored', seat, card: cardOf(box, frame.card).id });
  maybeTriggerEnd(box, state, seat, events);
}

/** The influence a ship would have under a merchant of its colour; 0 without one. */
function merchantFor(box: Box, state: State, seat: Seat, ship: CardNumber): number {
  const { colour } = cardOf(box, ship);
  return findPerson(box, state, seat, (person) => person.storeColour === colour)?.storeInfluence ?? 0;
}

/** Rule PR-10.4. */
function clerkCards(box: Box, state: State, seat: Seat, colour: number): number {
  let cards = 0;
  for (const number of personsOf(state, seat)) {
    const person = cardOf(box, number);
    if (person.clerkColour === colour) cards += person.clerkCards;
  }
  return cards;
}
