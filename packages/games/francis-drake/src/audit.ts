/** What would be broken in a state. Rule FD-13.5. */
import { ACTION_DISCS, CIRCLES_A_PLACE, FACTS, FORTS, GALLEONS, GOOD_KINDS, NONE, VOYAGES } from './box.ts';
import { destinationsInReach, missionOf, ownsDisc } from './chart.ts';
import { GOODS, TREASURES } from './content.ts';
import type { TokenOffice } from './offices.ts';
import { tokenSupply } from './offices.ts';
import { earnedFor, seatCount } from './points.ts';
import type { State } from './state.ts';
import { DISCS, PARTS } from './state.ts';

export function auditOf(state: State): string[] {
  const faults: string[] = [];
  for (const field of ['crew', 'guns', 'barrels', 'trade', 'discs', 'goods', 'chest'] as const) {
    if (state[field].some((count) => count < 0)) faults.push(`somebody has less than nothing: ${field}`);
  }
  for (let seat = 0; seat < seatCount(state); seat++) {
    const parts = PARTS.reduce((sum, part) => sum + earnedFor(state, seat, part), 0);
    if (parts !== state.score[seat]) faults.push(`the points of seat ${seat} do not add up`);
    faults.push(...auditDiscs(state, seat));
  }
  faults.push(...auditTokens(state, 'admiral', state.frigates, GALLEONS.length));
  faults.push(...auditTokens(state, 'governor', state.troops, FORTS.length));
  return [...faults, ...auditBox(state), ...auditDocks(state)];
}

function auditDiscs(state: State, seat: number): string[] {
  const faults: string[] = [];
  const places = new Set<number>();
  for (let disc = 0; disc < DISCS; disc++) {
    const at = missionOf(state, seat, disc);
    if (at === NONE) continue;
    if (!ownsDisc(state, seat, disc)) faults.push(`seat ${seat} has no disc ${disc}`);
    if (places.has(at)) faults.push(`seat ${seat} has two discs on ${FACTS[at]?.id}`);
    if (at >= destinationsInReach(state, seat)) faults.push(`seat ${seat} cannot reach ${FACTS[at]?.id}`);
    places.add(at);
  }
  const laid = state.circles.filter((owner) => owner === seat).length;
  if (laid + (state.discs[seat] as number) !== ACTION_DISCS) faults.push(`seat ${seat} lost an action disc`);
  return faults;
}

function auditTokens(state: State, office: TokenOffice, tokens: readonly number[], places: number): string[] {
  if (tokens.length !== places) return [`${tokens.length} tokens instead of ${places}`];
  const left = tokenSupply(state, office).slice();
  for (const token of tokens) {
    const at = left.indexOf(token);
    if (at === NONE) return [`there is no such token of the ${office}`];
    left.splice(at, 1);
  }
  return [];
}

/** Treasure and goods of all voyages so far come from the box. */
function auditBox(state: State): string[] {
  const faults: string[] = [];
  for (let kind = 0; kind < TREASURES.length; kind++) {
    const places = FACTS.filter((facts) => facts.treasure === kind);
    const onChart = FACTS.filter(
      (facts, at) => state.treasure[at] === true && facts.treasure === kind,
    ).length;
    const inChests = sumEvery(state.chest, kind, TREASURES.length);
    if (inChests + onChart > places.length * state.voyage) faults.push(`too much ${TREASURES[kind]}`);
  }
  for (let good = 0; good < GOOD_KINDS; good++) {
    const ports = FACTS.filter((facts) => facts.goods.includes(good)).length;
    if (sumEvery(state.goods, good, GOOD_KINDS) > ports * VOYAGES) faults.push(`too much ${GOODS[good]}`);
  }
  return faults;
}

function sumEvery(list: readonly number[], from: number, step: number): number {
  let sum = 0;
  for (let i = from; i < list.length; i += step) sum += list[i] as number;
  return sum;
}

function auditDocks(state: State): string[] {
  const faults: string[] = [];
  for (const [name, docks] of Object.entries({ departed: state.departed, home: state.home })) {
    if (new Set(docks).size !== docks.length) faults.push(`a ship lies in two docks: ${name}`);
  }
  for (let place = 0; place < state.street.length; place++) {
    const circles = state.circles.slice(place * CIRCLES_A_PLACE, (place + 1) * CIRCLES_A_PLACE);
    const seats = circles.filter((seat) => seat !== NONE);
    const isDrake = seats.length === 2 && seats[0] === seats[1];
    if (!isDrake && new Set(seats).size !== seats.length)
      faults.push(`two discs of a seat on place ${place}`);
  }
  return faults;
}
