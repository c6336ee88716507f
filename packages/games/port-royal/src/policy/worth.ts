/** What cards are worth to a player, in coins. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, Card } from '../box.ts';
import { cardOf } from '../box.ts';
import { coinsOf } from '../deck.ts';
import { discountOf, influenceOf, personsOf, sabresOf, tradeBonusOf } from '../influence.ts';
import { feeOf } from '../price.ts';
import { seatCount } from '../seats.ts';
import { roundsLeft } from '../standstill.ts';
import type { CardNumber, State } from '../state.ts';
import { crownsGain, keepWorth } from './adventure.ts';
import { NO_AIMS, aimsOf, coinsAim, personAim } from './aims.ts';
import { groupGoals } from './group.ts';
import type { Race } from './race.ts';
import { NO_WISHES, personWish, wishesOf } from './wishes.ts';

export function raceOf(box: Box, state: State, seat: Seat): Race {
  if (state.adventure !== null && state.cooperative) return commonRace(box, state, seat);
  const wishes = wishesOf(box, state, seat);
  const aims = state.adventure === null ? NO_AIMS : aimsOf(box, state, seat, undefined);
  if (state.cooperative) {
    const rounds = Math.max(1, state.timePile.length / seatCount(state));
    return { rounds, point: 0.3, wishes, aims, goals: undefined };
  }
  let most = 0;
  for (let other = 0; other < seatCount(state); other++)
    most = Math.max(most, influenceOf(box, state, other));
  const missing = Math.max(0, state.goal - most);
  const rounds = state.ending ? 0.5 : Math.min(9, 0.8 + missing / 1.5, roundsToStandstill(state));
  return { rounds, point: pointWorth(rounds), wishes, aims, goals: undefined };
}

/** A group that plays a chapter together. */
function commonRace(box: Box, state: State, seat: Seat): Race {
  const goals = groupGoals(box, state);
  const { rounds, lacksInfluence } = goals;
  const point = lacksInfluence ? pointWorth(rounds) : 0.5;
  return { rounds, point, wishes: NO_WISHES, aims: aimsOf(box, state, seat, goals), goals };
}

/** Early on coins make more coins; at the end only influence counts. */
function pointWorth(rounds: number): number {
  return rounds > 5 ? 2.1 : 2.1 + (5 - rounds) * 0.9;
}

/** A game in which nothing has changed for long may be over soon. Rule PR-7.13. */
function roundsToStandstill(state: State): number {
  const left = roundsLeft(state);
  return left < 4 ? Math.max(0.5, left) : Infinity;
}

/** What trading this ship brings. */
export function shipWorth(box: Box, state: State, seat: Seat, ship: Card, race: Race): number {
  const coins = ship.coins + tradeBonusOf(box, state, seat, ship.colour) - feeOf(state, seat);
  let worth = coins * coinWorth(state, seat, race);
  if (ship.crowns > 0) worth += crownsGain(ship.crowns, race);
  if (race.aims.length > 0) worth += coinsAim(race.aims, coinsOf(state, seat), coins);
  for (const number of personsOf(state, seat)) {
    const person = cardOf(box, number);
    if (person.storeColour === ship.colour) worth += person.storeInfluence * race.point;
    if (person.clerkColour === ship.colour) worth += person.clerkCards * 1.2;
  }
  return worth;
}

/** A coin is good for what it can still buy: less in a full purse, which a tax may halve, or late. */
function coinWorth(state: State, seat: Seat, race: Race): number {
  if (race.rounds < 1.2) return 0.25;
  const coins = coinsOf(state, seat);
  return coins < 4 ? 1 : coins < 7 ? 0.8 : coins < 10 ? 0.55 : 0.3;
}

/** What recruiting this person brings beyond its cost. */
export function personWorth(box: Box, state: State, seat: Seat, person: Card, race: Race): number {
  const cost = Math.max(0, person.cost - discountOf(box, state, seat)) + feeOf(state, seat);
  const saved = race.aims.length > 0 ? coinsAim(race.aims, coinsOf(state, seat), -cost) : 0;
  const price = cost * coinWorth(state, seat, race) - saved;
  return person.influence * race.point + abilityWorth(box, state, seat, person, race) - price;
}

function abilityWorth(box: Box, state: State, seat: Seat, person: Card, race: Race): number {
  const { rounds } = race;
  let worth = 0;
  if (person.bonusCoins > 0) worth += 0.3 * rounds;
  if (person.discount > 0) worth += 0.6 * rounds;
  if (person.emptyHarbourCoins > 0) worth += 0.3 * rounds;
  if (person.sizeCoins > 0) worth += (person.sizeFrom >= 5 ? 0.55 : 0.4) * rounds;
  if (person.shipsMinusOne > 0) worth += 0.7 * rounds;
  if (person.extraCards > 0) worth += 1.1 * rounds;
  if (person.clerkCards > 0) worth += 0.3 * rounds;
  if (person.storeInfluence > 0) worth += 0.25 * race.point * rounds;
  if (person.gambleDraw > 0) worth += 0.3 * rounds;
  if (person.lookCards > 0) worth += 0.35 * rounds;
  if (person.personsCrowns > 0) worth += 0.3 * rounds;
  if (person.sabres > 0) worth += sabresWorth(sabresOf(box, state, seat), person.sabres) * rounds;
  if (race.aims.length > 0) worth += personAim(box, state, person, race.aims);
  if (race.wishes.open.length > 0) worth += personWish(box, state, seat, person, race.wishes);
  if (person.symbol !== '' && !isSetsSailAlone(box, state))
    worth += symbolWorth(box, state, seat, person, race);
  return worth;
}

/** The first sabres help most; beyond seven there is nothing left to repel. */
function sabresWorth(owned: number, more: number): number {
  let worth = 0;
  for (let sabre = owned + 1; sabre <= owned + more; sabre++)
    worth += sabre <= 3 ? 0.28 : sabre <= 7 ? 0.18 : 0.02;
  return worth;
}

/** Persons with a symbol are half an expedition; more so when one lies on the table. */
function symbolWorth(box: Box, state: State, seat: Seat, person: Card, race: Race): number {
  const perPerson = race.point + 0.8;
  const wantedNow = state.expeditions.some((number) => asksFor(cardOf(box, number), person));
  const others = personsOf(state, seat).filter((number) => cardOf(box, number).symbol !== '').length;
  const likely = Math.min(0.75, 0.1 * race.rounds) + (wantedNow ? 0.25 : 0);
  return perPerson * likely * (others < 4 ? 1 : 0.4);
}

function asksFor(expedition: Card, { symbol }: Card): boolean {
  if (symbol === 'any') return true;
  if (symbol === 'anchor') return expedition.anchors > 0;
  if (symbol === 'cross') return expedition.crosses > 0;
  return expedition.houses > 0;
}

function isSetsSailAlone(box: Box, state: State): boolean {
  const card: CardNumber | undefined = state.deck[0] ?? state.discard[0];
  return (
    card !== undefined && state.goal === box.figures.goalSetsSail && cardOf(box, card).set === 'sets-sail'
  );
}

/** The best `count` cards that the seat could take from the harbour now, in coins. */
export function bestTakes(
  box: Box,
  state: State,
  seat: Seat,
  coins: number,
  count: number,
  race: Race,
): number {
  const worths: number[] = [];
  const fee = feeOf(state, seat);
  const discount = discountOf(box, state, seat);
  for (const number of state.harbour) {
    const card = cardOf(box, number);
    if (card.kind === 'ship') {
      const sold = shipWorth(box, state, seat, card, race);
      worths.push(card.cargo === '' ? sold : Math.max(sold, keepWorth(box, state, seat, card, race)));
    } else if (Math.max(0, card.cost - discount) + fee <= coins)
      worths.push(personWorth(box, state, seat, card, race));
  }
  worths.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < Math.min(count, worths.length); i++) sum += Math.max(0, must(worths[i]));
  return sum;
}
