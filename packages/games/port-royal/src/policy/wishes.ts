/** What open contracts make a player wish for, in coins: the heart of cooperative play. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, Card } from '../box.ts';
import { cardOf } from '../box.ts';
import type { Requirement } from '../content.ts';
import { contractOf, mayStillClaim } from '../contracts/markers.ts';
import { coinsOf } from '../deck.ts';
import { influenceOf, personsOf, sabresOf } from '../influence.ts';
import type { ContractNumber, State } from '../state.ts';

export interface Wishes {
  /** Open requirements of contracts this seat can still fulfil. */
  readonly open: readonly Requirement[];
  /** What a contract is worth, in coins. */
  readonly prize: number;
}

export const NO_WISHES: Wishes = { open: [], prize: 0 };

export function wishesOf(box: Box, state: State, seat: Seat): Wishes {
  if (state.contracts.length === 0) return NO_WISHES;
  const open: Requirement[] = [];
  for (const [at, contract] of state.contracts.entries()) {
    const taken = state.cooperative ? (state.claims[at]?.length ?? 0) > 0 : false;
    if (taken || !mayStillClaim(state, seat, contract)) continue;
    for (const requirement of contractOf(box, contract).requires) open.push(requirement);
  }
  return { open, prize: state.cooperative ? 6 : 2 };
}

/** How much nearer a person brings the seat to what it wishes for. */
export function personWish(box: Box, state: State, seat: Seat, person: Card, wishes: Wishes): number {
  let worth = 0;
  for (const asked of wishes.open) worth += wishes.prize * stepTowards(box, state, seat, person, asked);
  return worth;
}

function stepTowards(box: Box, state: State, seat: Seat, person: Card, asked: Requirement): number {
  switch (asked.asks) {
    case 'person':
      return person.type === asked.type &&
        count(box, state, seat, (card) => card.type === asked.type) < asked.count
        ? 0.8
        : 0;
    case 'cheap-persons':
      return person.cost <= asked.cost &&
        count(box, state, seat, (card) => card.cost <= asked.cost) < asked.count
        ? 0.5
        : 0;
    case 'sabres':
      return sabresOf(box, state, seat) < asked.count ? 0.4 * person.sabres : 0;
    case 'nest':
      return sabresOf(box, state, seat) < 6 ? 0.3 * person.sabres : 0;
    case 'expeditions':
      return person.symbol === '' ? 0 : 0.4;
    case 'influence':
      return 0.15 * person.influence;
    case 'pay':
    case 'taxed':
      return -0.04 * person.cost;
    case 'forgo':
    case 'bust':
    case 'colours':
      return 0;
  }
}

/** What drawing on is worth to contracts that ask for ship colours, of which `colours` are there, or for a bust. */
export function drawWish(wishes: Wishes, colours: number, odds: { bust: number; newColour: number }): number {
  let worth = 0;
  for (const asked of wishes.open) {
    if (asked.asks === 'bust') worth += wishes.prize * odds.bust;
    else if (asked.asks === 'colours' && colours < asked.count) {
      worth += (wishes.prize * 0.9 * (odds.newColour + 0.25)) / (asked.count - colours);
    }
  }
  return worth;
}

/** How far a seat has come with a requirement, 0 to 1. */
function progressOf(box: Box, state: State, seat: Seat, asked: Requirement): number {
  switch (asked.asks) {
    case 'person':
      return share(
        count(box, state, seat, (card) => card.type === asked.type),
        asked.count,
      );
    case 'cheap-persons':
      return share(
        count(box, state, seat, (card) => card.cost <= asked.cost),
        asked.count,
      );
    case 'sabres':
      return share(sabresOf(box, state, seat), asked.count);
    case 'influence':
      return share(influenceOf(box, state, seat), asked.count);
    case 'pay':
      return share(coinsOf(state, seat), asked.coins);
    case 'expeditions':
      return share(0.3 * count(box, state, seat, (card) => card.symbol !== ''), asked.count);
    case 'nest':
      return share(
        must(state.nest[seat]).length + 0.3 * Math.min(6, sabresOf(box, state, seat)),
        asked.colours + 1.8,
      );
    case 'taxed':
      return 0.5 * share(coinsOf(state, seat), 12);
    case 'bust':
      return 0.6;
    case 'colours':
      return asked.count > 3 ? 0.2 : 0.3;
    case 'forgo':
      return 0.1;
  }
}

/** The mean over all requirements of a contract. */
export function contractProgress(box: Box, state: State, seat: Seat, contract: ContractNumber): number {
  const { requires } = contractOf(box, contract);
  let sum = 0;
  for (const requirement of requires) sum += progressOf(box, state, seat, requirement);
  return sum / requires.length;
}

function share(has: number, wants: number): number {
  return Math.min(1, has / wants);
}

function count(box: Box, state: State, seat: Seat, test: (card: Card) => boolean): number {
  let found = 0;
  for (const number of personsOf(state, seat)) if (test(cardOf(box, number))) found++;
  return found;
}
