/**
 * Whether every counted piece is where it can be: nothing lost, nothing doubled. Crew, guns, trade
 * cubes and barrels are not counted, because they are not limited to what is in the box (rule FD-1.15).
 */
import { must } from '@captains-table/kernel';
import type { Box } from './box.ts';
import {
  CIRCLES_A_DESTINATION,
  CIRCLES_A_PLACE,
  DESTINATIONS,
  GOOD_KINDS,
  INVESTOR,
  NONE,
  PLACES,
  circlesOf,
  factsAt,
} from './box.ts';
import { GOODS, PLACE_IDS, TREASURES } from './content.ts';
import { KIND_BITS, doneAt } from './mission.ts';
import { earnedFor, seatCount } from './points.ts';
import type { State } from './state.ts';

/** Treasure of a kind on the chart and in chests. */
export function treasureOutside(box: Box, state: State, kind: number): number {
  const onChart = box.facts.filter(
    (facts, destination) => state.treasure[destination] === true && facts.treasure === kind,
  ).length;
  return onChart + sumEvery(state.chest, kind, TREASURES.length);
}

/** Goods of a kind in ports and on logs. */
export function goodsOutside(state: State, good: number): number {
  const inPorts = state.market.filter((bits) => (bits & (1 << good)) !== 0).length;
  return inPorts + sumEvery(state.goods, good, GOOD_KINDS);
}

function sumEvery(list: readonly number[], from: number, step: number): number {
  let sum = 0;
  for (let i = from; i < list.length; i += step) sum += must(list[i]);
  return sum;
}

export function auditBox(box: Box, state: State): string[] {
  const faults: string[] = [];
  for (const [kind, count] of box.treasureStones.entries()) {
    const found = treasureOutside(box, state, kind) + must(state.treasureInBox[kind]);
    if (found !== count) faults.push(`${found} ${TREASURES[kind]} instead of ${count}`);
  }
  for (const [good, count] of box.goodsCounters.entries()) {
    const found = goodsOutside(state, good) + must(state.goodsInBox[good]);
    if (found !== count) faults.push(`${found} ${GOODS[good]} instead of ${count}`);
  }
  if (!isEachOnce(state.tiles, box.galleonTiles.length)) faults.push('a galleon tile is missing');
  if (!isEachOnce(state.street, PLACES) || state.street.indexOf(INVESTOR) !== INVESTOR) {
    faults.push('a tile of the street is missing');
  }
  return faults;
}

export function isEachOnce(list: readonly number[], length: number): boolean {
  return (
    list.length === length &&
    list.every((value) => value >= 0 && value < length) &&
    new Set(list).size === length
  );
}

/** Missions carried out in this voyage: circles, treasure, ports and the conquest chart must agree on them. */
export function auditChart(box: Box, state: State): string[] {
  const faults: string[] = [];
  const conquered = state.score.map(() => 0);
  const hasBegun = state.treasure.some((isThere) => isThere) || state.done.some((seat) => seat !== NONE);
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    const { id, kind, goods } = factsAt(box, destination);
    const done = doneAt(state, destination);
    const seats = state.done.slice(
      destination * CIRCLES_A_DESTINATION,
      destination * CIRCLES_A_DESTINATION + done,
    );
    if (new Set(seats).size !== done) faults.push(`someone was at ${id} twice`);
    for (const seat of seats) conquered[seat] = must(conquered[seat]) | KIND_BITS[kind];
    const left = goods.filter((good) => (must(state.market[destination]) & (1 << good)) !== 0).length;
    if (kind === 'trade' && left !== goods.length - done) faults.push(`a good of ${id} is missing`);
    if (kind !== 'trade' && hasBegun && state.treasure[destination] !== (done === 0))
      faults.push(`treasure of ${id} is missing`);
  }
  if (conquered.some((kinds, seat) => kinds !== state.conquests[seat]))
    faults.push('a conquest cube is astray');
  return faults;
}

/** Action discs, and the tokens that they fetched. */
export function auditStreet(box: Box, state: State, seat: number): string[] {
  const faults: string[] = [];
  const laid = state.circles.filter((owner) => owner === seat).length;
  if (laid + must(state.discs[seat]) !== box.discs) faults.push(`seat ${seat} lost an action disc`);
  const last = Math.floor(state.circles.lastIndexOf(seat) / CIRCLES_A_PLACE);
  if (state.at[seat] !== last) faults.push(`seat ${seat} stands where no disc of it lies`);
  for (const office of ['admiral', 'governor', 'informer'] as const) {
    if (isAt(state, seat, office) !== (state[office] === seat))
      faults.push(`the token of the ${office} is astray`);
  }
  if (isAt(state, seat, 'pinnace') !== state.pinnace[seat]) faults.push(`a pinnace is astray`);
  if (isAt(state, seat, 'golden-hind') !== state.hind[seat]) faults.push(`the Golden Hind is astray`);
  if (state.ghost[seat] === true && !isAt(state, seat, 'tavern')) faults.push(`a Ghost Ship is astray`);
  const paid = earnedFor(state, seat, 'investor');
  if (paid !== (state.investor[seat] === true ? 0 : -box.investorCost))
    faults.push(`seat ${seat} lost the investor token`);
  return faults;
}

function isAt(state: State, seat: number, id: (typeof PLACE_IDS)[number]): boolean {
  const first = state.street.indexOf(PLACE_IDS.indexOf(id)) * CIRCLES_A_PLACE;
  return state.circles.slice(first, first + CIRCLES_A_PLACE).includes(seat);
}

/** Discs lie on circles that exist, and only at Drake's may a seat have two at one place. */
export function auditPlaces(box: Box, state: State): string[] {
  const faults: string[] = [];
  for (const [place, tile] of state.street.entries()) {
    const circles = state.circles.slice(place * CIRCLES_A_PLACE, (place + 1) * CIRCLES_A_PLACE);
    const printed = circlesOf(box, seatCount(state), tile).length;
    if (circles.slice(printed).some((seat) => seat !== NONE))
      faults.push(`a disc beside the circles of place ${place}`);
    const seats = circles.filter((seat) => seat !== NONE);
    const isDrake = PLACE_IDS[tile] === 'drake';
    if (new Set(seats).size !== (isDrake ? Math.min(1, seats.length) : seats.length)) {
      faults.push(`two discs of a seat on place ${place}`);
    }
  }
  return faults;
}
