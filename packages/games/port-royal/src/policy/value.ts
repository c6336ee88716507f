import type { Seat } from '@captains-table/kernel';
import type { Box, Card } from '../box.ts';
import { cardOf } from '../box.ts';
import { markersGone } from '../adventure/abilities.ts';
import { counted, mayStillClaim } from '../contracts/markers.ts';
import { coinsOf } from '../deck.ts';
import { influenceOf, personsOf } from '../influence.ts';
import { clockwiseFrom, seatCount } from '../seats.ts';
import type { State } from '../state.ts';
import { groupValue } from './group-value.ts';
import { contractProgress } from './wishes.ts';
import { raceOf } from './worth.ts';

/** Chances of winning by how the race stands: the nearer the end, the more a lead is worth. */
export function valueOf(box: Box, state: State): number[] {
  if (!state.cooperative) return raceValue(box, state);
  return state.adventure === null ? commonValue(box, state) : groupValue(box, state);
}

/**
 * The weights below come from a regression of who won on 57,000 positions between turns of sailors'
 * games with two to four players, in points of influence.
 */
function raceValue(box: Box, state: State): number[] {
  const { rounds } = raceOf(box, state, 0);
  const seats = clockwiseFrom(state, 0);
  const strengths = seats.map((seat) => strength(box, state, seat, rounds));
  const heat = 0.84 + 0.1 * rounds;
  const best = Math.max(...strengths);
  const weights = strengths.map((value) => Math.exp((value - best) / heat));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Influence, and what coins, crew and the turn to come are worth beside it. */
function strength(box: Box, state: State, seat: Seat, rounds: number): number {
  const early = Math.min(1, rounds / 3);
  const coins = Math.min(12, coinsOf(state, seat)) * (0.31 * early + 0.16 * (1 - early));
  return (
    influenceOf(box, state, seat) +
    coins +
    crewStrength(box, state, seat, rounds) +
    turnStrength(state, seat) +
    adventureStrength(state, seat)
  );
}

/** Without the trophy no one wins; crowns between two shields are half a point. */
function adventureStrength({ adventure }: State, seat: Seat): number {
  if (adventure === null) return 0;
  return 1.2 * Math.min(2, markersGone(adventure, seat)) + 0.15 * (adventure.crowns[seat] ?? 0);
}

/** A player who is active, or soon will be, has more of the round ahead. */
function turnStrength(state: State, seat: Seat): number {
  const seats = seatCount(state);
  return -1.1 * (((seat - state.active + seats) % seats) / seats);
}

function crewStrength(box: Box, state: State, seat: Seat, rounds: number): number {
  let sabres = 0;
  let symbols = 0;
  let engine = 0;
  for (const number of personsOf(state, seat)) {
    const card = cardOf(box, number);
    sabres += card.sabres;
    if (card.symbol !== '') symbols++;
    engine += engineOf(card);
  }
  const share = Math.min(rounds, 6) / 6;
  const expeditions = Math.min(3, symbols) * (0.86 * share + 0.35 * (1 - share));
  return share * (engine + 0.2 * Math.min(7, sabres)) + expeditions;
}

/** What an ability is worth with the whole game to come. */
function engineOf(card: Card): number {
  return (
    0.14 * card.bonusCoins +
    1.13 * card.discount +
    0.55 * card.emptyHarbourCoins +
    0.26 * card.sizeCoins +
    0.8 * card.shipsMinusOne +
    2.8 * card.extraCards +
    0.4 * card.clerkCards +
    0.7 * card.storeInfluence +
    0.3 * (card.gambleDraw > 0 ? 1 : 0)
  );
}

/** Cooperative: what is still missing of the open contracts, against the time that is left. */
function commonValue(box: Box, state: State): number[] {
  const seats = clockwiseFrom(state, 0);
  let missing = 0;
  for (const [at, contract] of state.contracts.entries()) {
    if ((state.claims[at]?.length ?? 0) > 0) continue;
    missing += 1 - Math.max(...seats.map((seat) => standing(box, state, seat, contract)));
  }
  const slack = state.timePile.length - missing * TURNS_A_CONTRACT;
  const chance = missing === 0 ? 1 : 1 / (1 + Math.exp(-slack / 2.5));
  return seats.map(() => chance);
}

/** Turns of all players together that a contract takes from the start. */
const TURNS_A_CONTRACT = 4;

/** How far a seat is with a contract, steps on counting spaces included, 0 to 1. */
function standing(box: Box, state: State, seat: Seat, contract: number): number {
  if (!mayStillClaim(state, seat, contract)) return 0;
  const counting = counted(state, seat, contract) > 0 ? 0.35 : 0;
  const coins = Math.min(0.1, coinsOf(state, seat) * 0.01);
  return Math.min(0.95, contractProgress(box, state, seat, contract) * 0.9 + counting + coins);
}
