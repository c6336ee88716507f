import type { Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { cardOf } from '../box.ts';
import { counted, mayStillClaim } from '../contracts/markers.ts';
import { coinsOf } from '../deck.ts';
import { influenceOf, personsOf } from '../influence.ts';
import { clockwiseFrom } from '../seats.ts';
import type { State } from '../state.ts';
import { contractProgress } from './wishes.ts';
import { raceOf } from './worth.ts';

/** Chances of winning by how the race stands: the nearer the end, the more a lead is worth. */
export function valueOf(box: Box, state: State): number[] {
  return state.cooperative ? commonValue(box, state) : raceValue(box, state);
}

function raceValue(box: Box, state: State): number[] {
  const { rounds } = raceOf(box, state, 0);
  const seats = clockwiseFrom(state, 0);
  const strengths = seats.map((seat) => strength(box, state, seat, rounds));
  const heat = 0.7 + 0.35 * rounds;
  const best = Math.max(...strengths);
  const weights = strengths.map((value) => Math.exp((value - best) / heat));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Influence a seat may have at the end: what it has, and what its coins and crew will bring. */
function strength(box: Box, state: State, seat: Seat, rounds: number): number {
  let crew = 0;
  for (const number of personsOf(state, seat)) crew += engineOf(box, number);
  const coinWorth = rounds > 1 ? 0.4 : 0.08;
  return (
    influenceOf(box, state, seat) + coinsOf(state, seat) * coinWorth + (crew * Math.min(rounds, 6)) / 2.4
  );
}

/** Coins a round that a person may bring. */
function engineOf(box: Box, number: number): number {
  const card = cardOf(box, number);
  return (
    0.3 * card.bonusCoins +
    0.55 * card.discount +
    0.3 * card.emptyHarbourCoins +
    (card.sizeFrom >= 5 ? 0.25 : 0.35) * card.sizeCoins +
    0.7 * card.shipsMinusOne +
    1.1 * card.extraCards +
    0.3 * card.clerkCards +
    0.5 * card.storeInfluence +
    0.2 * Math.min(card.sabres, 3) +
    (card.symbol === '' ? 0 : 0.45)
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

/** Turns that a contract takes from nothing, all hands together. */
const TURNS_A_CONTRACT = 4;

/** How far a seat is with a contract, steps on counting spaces included, 0 to 1. */
function standing(box: Box, state: State, seat: Seat, contract: number): number {
  if (!mayStillClaim(state, seat, contract)) return 0;
  const counting = counted(state, seat, contract) > 0 ? 0.35 : 0;
  const coins = Math.min(0.1, coinsOf(state, seat) * 0.01);
  return Math.min(0.95, contractProgress(box, state, seat, contract) * 0.9 + counting + coins);
}
