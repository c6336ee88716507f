/** Finds what is inconsistent in a state. Rule FD-13.5. */
import { auditBox, auditChart, auditPlaces, auditStreet, isEachOnce } from './audit-box.ts';
import type { Box } from './box.ts';
import { NONE } from './box.ts';
import { destinationsInReach, isInReach, missionOf, ownsDisc } from './chart.ts';
import { missionsLeft } from './homecoming.ts';
import type { TokenOffice } from './offices.ts';
import { tokenSupply } from './offices.ts';
import { earnedFor, seatCount } from './points.ts';
import type { State } from './state.ts';
import { DISCS, GHOST, PARTS } from './state.ts';

export function auditOf(box: Box, state: State): string[] {
  const faults: string[] = [];
  for (const field of [
    'crew',
    'guns',
    'barrels',
    'trade',
    'discs',
    'goods',
    'chest',
    'goodsInBox',
    'treasureInBox',
  ] as const) {
    if (state[field].some((count) => count < 0)) faults.push(`someone has less than nothing: ${field}`);
  }
  for (let seat = 0; seat < seatCount(state); seat++) {
    const parts = PARTS.reduce((sum, part) => sum + earnedFor(state, seat, part), 0);
    if (parts !== state.score[seat]) faults.push(`the points of seat ${seat} do not add up`);
    faults.push(...auditMissions(box, state, seat), ...auditStreet(box, state, seat));
  }
  faults.push(...auditTokens(box, state, 'admiral', state.frigates, box.galleons.length));
  faults.push(...auditTokens(box, state, 'governor', state.troops, box.forts.length));
  return [
    ...faults,
    ...auditPlaces(box, state),
    ...auditBox(box, state),
    ...auditChart(box, state),
    ...auditDocks(state),
  ];
}

function auditMissions(box: Box, state: State, seat: number): string[] {
  const faults: string[] = [];
  const places = new Set<number>();
  for (let disc = 0; disc < DISCS; disc++) {
    const destination = missionOf(state, seat, disc);
    if (destination === NONE) continue;
    if (!ownsDisc(state, seat, disc)) faults.push(`seat ${seat} has no disc ${disc}`);
    if (places.has(destination)) faults.push(`seat ${seat} has two discs on ${box.facts[destination]?.id}`);
    if (!isInReach(box, state, seat, destination))
      faults.push(`seat ${seat} cannot reach ${box.facts[destination]?.id}`);
    if (state.open && disc === GHOST) faults.push(`the Ghost Ship of seat ${seat} is still there`);
    places.add(destination);
  }
  return [...faults, ...auditDiscCount(box, state, seat)];
}

/** While the informer is asked all discs lie on the chart; later some have been used or have come back. */
function auditDiscCount(box: Box, state: State, seat: number): string[] {
  let owned = 0;
  for (let disc = 0; disc < DISCS; disc++) {
    if (ownsDisc(state, seat, disc) && !(state.open && disc === GHOST)) owned++;
  }
  const sailing = Math.min(owned, destinationsInReach(box, state, seat));
  const left = missionsLeft(state, seat);
  if (state.stack.at(-1)?.kind === 'informer' && left !== sailing)
    return [`seat ${seat} lost a mission disc`];
  if (left > 0 && state.home.includes(seat)) return [`seat ${seat} is home and still at sea`];
  let done = 0;
  for (const owner of state.done) if (owner === seat) done++;
  return left + done > sailing ? [`seat ${seat} has a mission disc too many`] : [];
}

function auditTokens(
  box: Box,
  state: State,
  office: TokenOffice,
  tokens: readonly number[],
  places: number,
): string[] {
  if (tokens.length !== places) return [`${tokens.length} tokens instead of ${places}`];
  const left = tokenSupply(box, state, office).slice();
  for (const token of tokens) {
    const index = left.indexOf(token);
    if (index === NONE) return [`there is no such token of the ${office}`];
    left.splice(index, 1);
  }
  return [];
}

/** A ship lies in one dock of a row; once the street is empty all have departed. */
function auditDocks(state: State): string[] {
  const faults: string[] = [];
  const seats = seatCount(state);
  if (!isEachOnce(state.loading, seats)) faults.push('a ship is missing from the loading docks');
  if (state.stack.at(-1)?.kind !== 'street' && !isEachOnce(state.departed, seats)) {
    faults.push('a ship is missing from the departure docks');
  }
  for (const [name, docks] of Object.entries({ departed: state.departed, home: state.home })) {
    if (new Set(docks).size !== docks.length) faults.push(`a ship lies in two docks: ${name}`);
  }
  if (state.stack.length === 0 && !isEachOnce(state.home, seats)) faults.push('a ship did not come home');
  return faults;
}
