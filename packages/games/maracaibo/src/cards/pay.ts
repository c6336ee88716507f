/** Costs of quests, actions and cards. Rules MA-10.3, MA-10.4, MA-10.9, MA-17.1, MA-19.2. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import type { Cost } from '../effects/costs.ts';
import type { Event } from '../events.ts';
import { at, takeOut } from '../lists.ts';
import { nameOf } from '../move-lists.ts';
import type { Decision, Move } from '../moves.ts';
import { payDoubloons, returnSpies, spendCombatPoints } from '../ship/supplies.ts';
import type { PayFrame } from '../frames.ts';
import type { CardNumber, Events, Rules, Seen, State } from '../state.ts';
import { ABILITY, abilityOf } from './abilities.ts';
import { cardId, discardFromHand } from './deck.ts';

/** Whether all costs can be paid; the card `except`, which is being bought, pays nothing. */
export function canPay(
  box: Box,
  state: Seen,
  seat: Seat,
  costs: readonly Cost[],
  except: CardNumber = -1,
): boolean {
  for (const cost of costs) if (!canPayOne(box, state, seat, cost, except)) return false;
  return true;
}

/** Costs that no card pays. */
type SupplyCost = Extract<Cost, { op: 'doubloons' | 'combatPoints' | 'spies' | 'moved' }>;

function canPaySupply(state: Seen, seat: Seat, { op, n }: SupplyCost): boolean {
  switch (op) {
    case 'doubloons':
      return at(state.doubloons, seat) >= n;
    case 'combatPoints':
      return at(state.combatPoints, seat) >= n;
    case 'spies':
      return at(state.spies, seat) >= n;
    case 'moved':
      return state.moved >= n;
  }
}

function canPayOne(box: Box, state: Seen, seat: Seat, cost: Cost, except: CardNumber): boolean {
  switch (cost.op) {
    case 'items':
      return cost.list.every((item) => itemsMissing(box, state, seat, cost.list, item, except) <= 0);
    case 'goods':
      return cost.list.every(
        (good) => showing(box, state, seat, 'good', good, except) >= countIn(cost.list, good),
      );
    case 'sameGoods':
      return [0, 1, 2].some((good) => showing(box, state, seat, 'good', good, except) >= cost.n);
    default:
      return canPaySupply(state, seat, cost);
  }
}

/** How many of an item in a price neither the hand nor standing items can pay; below 0 when some are left over. */
export function itemsMissing(
  box: Box,
  state: Seen,
  seat: Seat,
  list: readonly number[],
  item: number,
  except: CardNumber,
): number {
  const standing = abilityOf(state, seat, ABILITY.standing + item);
  return countIn(list, item) - standing - showing(box, state, seat, 'item', item, except);
}

/**
 * Whether all of it could be paid, as far as everyone can see: of a hand, they see only the number of
 * cards. If being asked depended on the cards themselves, it would show others what is in the hand.
 */
export function seemsPayable(state: State, seat: Seat, costs: readonly Cost[]): boolean {
  let cards = 0;
  for (const cost of costs) {
    switch (cost.op) {
      case 'items':
        cards += withoutStanding(state, seat, cost.list).length;
        break;
      case 'goods':
        cards += cost.list.length;
        break;
      case 'sameGoods':
        cards += cost.n;
        break;
      default:
        if (!canPaySupply(state, seat, cost)) return false;
    }
  }
  return cards <= at(state.hands, seat).length;
}

/** Pays what needs no choice and asks for the cards. */
export function pay(state: State, seat: Seat, costs: readonly Cost[], events: Events): void {
  for (const cost of costs) {
    switch (cost.op) {
      case 'doubloons':
        payDoubloons(state, seat, cost.n, events);
        break;
      case 'combatPoints':
        spendCombatPoints(state, seat, cost.n, events);
        break;
      case 'spies':
        returnSpies(state, seat, cost.n, events);
        break;
      case 'moved':
        break;
      case 'items': {
        const wanted = withoutStanding(state, seat, cost.list);
        state.stack.push({ kind: 'pay', seat, what: 'items', wanted, left: wanted.length });
        break;
      }
      case 'goods':
        state.stack.push({
          kind: 'pay',
          seat,
          what: 'goods',
          wanted: [...cost.list],
          left: cost.list.length,
        });
        break;
      case 'sameGoods':
        state.stack.push({ kind: 'pay', seat, what: 'same', wanted: [], left: cost.n });
    }
  }
}

/** Rule MA-19.2: each standing item pays one. */
function withoutStanding(state: State, seat: Seat, list: readonly number[]): number[] {
  const wanted = [...list];
  for (let item = 0; item < 4; item++) {
    for (let n = abilityOf(state, seat, ABILITY.standing + item); n > 0; n--) takeOut(wanted, item);
  }
  return wanted;
}

export function payFrames(rules: Rules): FrameKind<State, PayFrame, Move, Event, Decision> {
  const { box, moves } = rules;
  return {
    /** Every card is asked for: whether there is a choice is the payer's secret. */
    run(state, frame, events) {
      if (frame.left > 0) return true;
      rules.finish(state, events);
      return false;
    },
    pending: (_state, { seat, what, wanted, left }) => [
      {
        seat,
        kind: 'pay',
        what,
        wanted: wanted.map((symbol) => nameOf(what === 'items' ? 'item' : 'good', symbol)),
        left,
      },
    ],
    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      return candidates(box, state, frame).map((card) => at(moves.pay, card));
    },
    apply(state, frame, _seat, move, events) {
      if (move.kind === 'pay') payCard(rules, state, frame, moves.card.get(move.card) ?? -1, events);
    },
    whyNot(state, { wanted }, seat, move) {
      if (move.kind !== 'pay') return { code: 'wrong-moment', rule: 'MA-10.9' };
      const card = 'card' in move ? rules.moves.card.get(String(move.card)) : undefined;
      if (card === undefined || !at(state.hands, seat).includes(card)) {
        return { code: 'not-in-hand', rule: 'MA-10.9' };
      }
      return { code: wanted.length === 0 ? 'too-few-cards' : 'wrong-good', rule: 'MA-10.9' };
    },
  };
}

/** Hand cards that can pay the next symbol. */
function candidates(box: Box, state: State, { seat, what, wanted, left }: PayFrame): CardNumber[] {
  const hand = at(state.hands, seat);
  const [symbol] = wanted;
  if (what === 'items') return hand.filter((card) => at(box.cards, card).item === symbol);
  if (symbol !== undefined) return hand.filter((card) => at(box.cards, card).good === symbol);
  return hand.filter((card) => showing(box, state, seat, 'good', at(box.cards, card).good, -1) >= left);
}

function payCard(rules: Rules, state: State, frame: PayFrame, card: CardNumber, events: Events): void {
  discardFromHand(rules, state, frame.seat, card);
  events?.({ key: 'paid-card', seat: frame.seat, card: cardId(rules, card) });
  frame.left--;
  if (frame.what === 'same') frame.wanted = [at(rules.box.cards, card).good];
  else frame.wanted.shift();
}

function showing(
  box: Box,
  state: Seen,
  seat: Seat,
  what: 'good' | 'item',
  symbol: number,
  except: CardNumber,
): number {
  let count = 0;
  for (const card of at(state.hands, seat)) {
    if (card !== except && at(box.cards, card)[what] === symbol) count++;
  }
  return count;
}

function countIn(list: readonly number[], symbol: number): number {
  let count = 0;
  for (const one of list) if (one === symbol) count++;
  return count;
}
