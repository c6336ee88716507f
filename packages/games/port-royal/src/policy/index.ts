/** How good moves look: the sailor's common sense, and the guide of every search. */
import type { Policy, Seat } from '@captains-table/kernel';
import type { Box, Card } from '../box.ts';
import { cardOf, packBox } from '../box.ts';
import type { Content } from '../content.ts';
import { coinsOf } from '../deck.ts';
import { coloursClash, coloursInHarbour } from '../harbour.ts';
import { influenceOf, printedInfluence } from '../influence.ts';
import { seatCount } from '../seats.ts';
import type { Move, State } from '../state.ts';
import { contractWorth, forgoWorth } from './contracts.ts';
import { featuresOf } from './features.ts';
import { figuresOf } from './figures.ts';
import { nextCardWorth } from './next-card.ts';
import type { Odds } from './odds.ts';
import { oddsOf } from './odds.ts';
import { isInTheWay, takesNow, timeToSpare } from './prospects.ts';
import { reasonsOf } from './reasons.ts';
import { valueOf } from './value.ts';
import type { AdventureMove } from '../adventure/state.ts';
import {
  adventurerWorth,
  crownsWorth,
  keepWorth,
  markerWorth,
  missionWorth,
  sellWorth,
  shareWorth,
} from './adventure.ts';
import { cargoAim, crewLoss, drawAim, stopAim } from './aims.ts';
import type { Race } from './race.ts';
import { drawWish } from './wishes.ts';
import { personWorth, raceOf, shipWorth } from './worth.ts';

export function createPolicy(content: Content): Policy<State, Move> {
  const box = packBox(content);
  return {
    rate(state, seat, moves) {
      const race = raceOf(box, state, seat);
      return moves.map((move) => rateMove(box, state, seat, move, race));
    },
    value: (state) => valueOf(box, state),
    isQuiet,
    features: featuresOf(box),
    reasons: (state, seat, move) => reasonsOf(box, state, seat, move),
    figures: figuresOf(box),
  };
}

/** Whether a turn is about to begin: `value` was fitted to such positions. */
function isQuiet({ stack, harbour }: State): boolean {
  return harbour.length === 0 && stack.at(-1)?.kind === 'discover';
}

function rateMove(box: Box, state: State, seat: Seat, move: Move, race: Race): number {
  switch (move.kind) {
    case 'draw':
      return drawWorth(box, state, seat, race, 1);
    case 'gamble':
      return drawWorth(box, state, seat, race, 4) + 0.5;
    case 'stop':
      return stopWorth(box, state, seat, race);
    case 'repel':
      return isBust(box, state) ? 4 : isCheap(box, state) && !isWanted(box, state, race) ? 0.1 : -0.4;
    case 'repel-keep':
      return isBust(box, state) ? 5 : 1;
    case 'let-in':
      return 0;
    case 'claim':
      return contractWorth(box, state, seat, move.contract, race);
    case 'trade':
      return shipWorth(box, state, seat, cardNamed(box, move.card), race);
    case 'recruit':
      return personWorth(box, state, seat, cardNamed(box, move.card), race);
    case 'expedition':
      return expeditionWorth(box, state, move.card, move.persons, race);
    case 'forgo':
      return move.take ? forgoWorth(box, state, seat, race) : 0;
    case 'store':
      return move.take ? race.point : 0;
    case 'gift':
      return -influenceOf(box, state, move.to) - 0.3 * coinsOf(state, move.to);
    case 'save':
      return move.take ? timeToSpare(state) - 1 : 0;
    case 'set-aside':
      return -move.cards;
    case 'done':
    case 'decline':
      return 0;
    default:
      return rateAdventure(box, state, seat, move, race);
  }
}

function rateAdventure(box: Box, state: State, seat: Seat, move: AdventureMove, race: Race): number {
  switch (move.kind) {
    case 'read':
      return 1;
    case 'turn-page':
      return -10; // a page belongs to its readers
    case 'adventurer':
      return adventurerWorth(box, move.adventurer);
    case 'share':
      return shareWorth(state, move.coins);
    case 'look':
      return drawWorth(box, state, seat, race, 1) + 0.5;
    case 'put-back':
    case 'place':
      return nextCardWorth(box, state, seat, cardNamed(box, move.card), race);
    case 'mission':
      return missionWorth(box, state, seat, move.mission, race);
    case 'keep':
      return keepWorth(box, state, seat, cardNamed(box, move.card), race);
    case 'sell':
      return sellWorth(box, state, seat, cardNamed(box, move.card), cardNamed(box, move.innkeeper), race);
    case 'buy-crowns':
      return crownsWorth(box, state, seat, move.crowns, race.point);
    case 'buy-marker':
      return move.take ? markerWorth(state, seat, markerPrice(state), race.point) : 0;
  }
}

function markerPrice({ stack }: State): number {
  const frame = stack.at(-1);
  return frame?.kind === 'purchase' ? frame.price : 0;
}

/**
 * What stopping is worth because it is certain, divided by the number of players: the others may take what the active
 * player leaves, so the more of them there are, the less is gained on them by stopping early.
 */
const CERTAINTY = 0.8;

/** With two players, the terms that make sailors bolder did not improve searches (docs/bots.md): they are left out. */
function isInCompany(state: State): boolean {
  return !state.cooperative && seatCount(state) > 2;
}

/** What the active player may expect to take by stopping now. */
function stopWorth(box: Box, state: State, seat: Seat, race: Race): number {
  const wish = race.aims.length === 0 ? 0 : stopAim(race.aims, state.harbour.length);
  const certain = isInCompany(state) ? CERTAINTY / seatCount(state) : 0;
  return takesNow(box, state, seat, race, 0) + arrivalHint(state, race, 0) + certain + wish;
}

/**
 * What drawing on may be worth: the harbour as it is, improved by another colour or person, against the
 * chance to lose it all.
 */
function drawWorth(box: Box, state: State, seat: Seat, race: Race, cards: number): number {
  const odds = oddsOf(box, state, seat);
  const now = takesNow(box, state, seat, race, cards > 1 ? 1 : 0);
  const colours = coloursInHarbour(box, state);
  const oneMoreTake = colours >= 3 ? odds.newColour * (takesNow(box, state, seat, race, 1) - now) : 0;
  const better = (odds.newColour * 1.0 + odds.person * 1.1) * (now < 2 ? 1 : 0.6) + oneMoreTake;
  const survive = (1 - odds.bust) ** cards;
  const wish = drawWish(race.wishes, colours, odds) + missionDraw(state, race, colours, odds);
  const others = race.goals !== undefined || isInCompany(state) ? arrivalHint(state, race, 1) : 0;
  return survive * (now + better * Math.min(cards, 2) + others) + (1 - survive) * -0.3 + wish;
}

/** A mission may ask for another colour, a tax, or a harbour that is one card larger. */
function missionDraw(state: State, { aims }: Race, colours: number, odds: Odds): number {
  if (aims.length === 0) return 0;
  const later = state.harbour.length === 0 ? 0 : stopAim(aims, state.harbour.length + 1);
  return 0.7 * (1 - odds.bust) * later + drawAim(aims, colours, odds);
}

/**
 * The others pay for what they take, and a full harbour lets more of them take something. In a group
 * their cards are worth nearly as much as the active player's own.
 */
function arrivalHint(state: State, { goals }: Race, more: number): number {
  const customers = Math.min(state.harbour.length + more, state.coins.length) - 1;
  return customers * (goals === undefined ? 0.25 : 0.8);
}

function expeditionWorth(box: Box, state: State, id: string, persons: readonly string[], race: Race): number {
  const expedition = cardNamed(box, id);
  const numbers = persons.map((person) => box.cardNumber(person) ?? 0);
  const jacks = numbers.filter((number) => cardOf(box, number).symbol === 'any').length;
  const lost = printedInfluence(box, numbers);
  const missed = race.aims.length === 0 ? 0 : crewLoss(box, state, numbers, race.aims);
  return 2 + (expedition.influence - lost) * race.point + expedition.coins - 0.4 * jacks - missed;
}

function isCheap(box: Box, state: State): boolean {
  const frame = state.stack.at(-1);
  return frame?.kind === 'repel' && isInTheWay(box, state, frame.card);
}

/** A mission asks for the ship at the gate. */
function isWanted(box: Box, { stack }: State, { aims }: Race): boolean {
  const frame = stack.at(-1);
  return frame?.kind === 'repel' && cargoAim(cardOf(box, frame.card), aims) > 0;
}

function isBust(box: Box, state: State): boolean {
  const frame = state.stack.at(-1);
  return frame?.kind === 'repel' && coloursClash(box, state, frame.card);
}

function cardNamed(box: Box, id: string): Card {
  return cardOf(box, box.cardNumber(id) ?? 0);
}
