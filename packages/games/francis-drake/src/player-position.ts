/** One player of a position set up by hand. */
import type { Seat } from '@captains-table/kernel';
import { must, PositionError } from '@captains-table/kernel';
import type { Box, Destination } from './box.ts';
import { CIRCLES_A_DESTINATION, DOCKS, DRAKE, GOOD_KINDS, NONE, factsAt } from './box.ts';
import { discAt, isInReach, missionOf, ownsDisc } from './chart.ts';
import type { PlaceId } from './content.ts';
import { DESTINATION_IDS, GOODS, OFFICES, PLACE_IDS, TREASURES } from './content.ts';
import { KIND_BITS, doneAt } from './mission.ts';
import { score } from './points.ts';
import type { PlayerPosition } from './position-spec.ts';
import type { State } from './state.ts';
import { DISCS, DISC_NAMES, GHOST } from './state.ts';
import { freeCircle, layDisc } from './street.ts';

export function seatPlayer(box: Box, state: State, seat: Seat, player: PlayerPosition): void {
  for (const name of ['crew', 'guns', 'barrels', 'trade'] as const) state[name][seat] = player[name] ?? 0;
  state.galleon[seat] = player.galleon ?? false;
  for (const [good, count = 0] of Object.entries(player.goods ?? {})) {
    state.goods[seat * GOOD_KINDS + GOODS.findIndex((known) => known === good)] = count;
  }
  for (const [treasure, count = 0] of Object.entries(player.chest ?? {})) {
    state.chest[seat * TREASURES.length + TREASURES.findIndex((known) => known === treasure)] = count;
  }
  invest(box, state, seat, player);
  layVisits(box, state, seat, player);
  takeTokens(box, state, seat, player);
  if (must(state.discs[seat]) < 0) {
    throw new PositionError(`players[${seat}].visits`, `there are only ${box.discs} discs for all of them`);
  }
}

function invest(
  box: Box,
  state: State,
  seat: Seat,
  { investor, visits = [], score: points }: PlayerPosition,
): void {
  const isSpent = visits.includes('investor');
  if (isSpent && investor === true) {
    throw new PositionError(`players[${seat}].investor`, 'the token is spent: a disc lies on the investor');
  }
  state.investor[seat] = investor ?? !isSpent;
  if (!state.investor[seat]) score(state, seat, 'investor', -box.investorCost);
  score(state, seat, 'start', (points ?? box.startPoints) - must(state.score[seat]));
}

function layVisits(box: Box, state: State, seat: Seat, { visits = [] }: PlayerPosition): void {
  for (const [index, id] of visits.entries())
    layOn(box, state, seat, id, `players[${seat}].visits[${index}]`);
}

/** Rule FD-3.7: Drake takes two discs of one player. */
function layOn(box: Box, state: State, seat: Seat, id: PlaceId, path: string): void {
  const tile = PLACE_IDS.indexOf(id);
  const free = tile === DOCKS ? seat : freeCircle(box, state, state.street.indexOf(tile), tile);
  if (free === NONE || (tile === DRAKE && free > 0)) {
    throw new PositionError(path, `there is no empty circle at ${id}`);
  }
  layDisc(state, seat, tile, free);
  if (tile === DRAKE) layDisc(state, seat, tile, free + 1);
}

/** A player who has a token has a disc at the place that gives it, and the other way round. */
function takeTokens(box: Box, state: State, seat: Seat, player: PlayerPosition): void {
  const { visits = [], office = [] } = player;
  const path = `players[${seat}]`;
  for (const id of OFFICES) {
    const index = office.indexOf(id);
    if (index >= 0 && !visits.includes(id)) layOn(box, state, seat, id, `${path}.office[${index}]`);
    if (index >= 0 || visits.includes(id)) state[id] = seat;
  }
  const fetched = { pinnace: 'pinnace', hind: 'golden-hind', ghost: 'tavern' } as const;
  for (const name of ['pinnace', 'hind', 'ghost'] as const) {
    const place = fetched[name];
    const isThere = visits.includes(place);
    const has = player[name] ?? (isThere && name !== 'ghost');
    if (!has && isThere && name !== 'ghost') {
      throw new PositionError(`${path}.${name}`, `must be true: a disc lies on ${place}`);
    }
    if (has && !isThere) layOn(box, state, seat, place, `${path}.${name}`);
    state[name][seat] = has;
  }
}

/** Discs on the chart, face down or open. */
export function layMissions(box: Box, state: State, seat: Seat, { missions = {} }: PlayerPosition): void {
  for (const [id, name] of Object.entries(missions)) {
    const path = `players[${seat}].missions.${id}`;
    const destination = DESTINATION_IDS.findIndex((known) => known === id);
    const disc = DISC_NAMES.findIndex((known) => known === name);
    if (!ownsDisc(state, seat, disc) || (state.open && disc === GHOST)) {
      throw new PositionError(path, `this player has no disc ${name} now`);
    }
    if (missionOf(state, seat, disc) !== NONE) throw new PositionError(path, `disc ${name} lies elsewhere`);
    checkReach(box, state, seat, destination, path);
    state.missions[seat * DISCS + disc] = destination;
  }
}

/** Missions carried out: a disc lies there, and what it took is gone. */
export function layDone(box: Box, state: State, seat: Seat, { done = [] }: PlayerPosition): void {
  for (const [place, id] of done.entries()) {
    const path = `players[${seat}].done[${place}]`;
    const destination = DESTINATION_IDS.indexOf(id);
    const { kind, circles } = factsAt(box, destination);
    checkReach(box, state, seat, destination, path);
    const before = doneAt(state, destination);
    if (before >= circles) throw new PositionError(path, `there is no empty circle at ${id}`);
    state.done[destination * CIRCLES_A_DESTINATION + before] = seat;
    state.conquests[seat] = must(state.conquests[seat]) | KIND_BITS[kind];
    state.treasure[destination] = false;
    const goods = must(state.market[destination]);
    state.market[destination] = goods & (goods - 1); // without the first
  }
  checkDiscs(state, seat, done.length);
}

function checkReach(box: Box, state: State, seat: Seat, destination: Destination, path: string): void {
  if (!isInReach(box, state, seat, destination))
    throw new PositionError(path, 'is out of reach of the barrels');
  if (discAt(state, seat, destination) !== NONE)
    throw new PositionError(path, 'a disc of this player lies there');
}

/** Each mission, carried out or yet to come, takes a disc. */
function checkDiscs(state: State, seat: Seat, done: number): void {
  let owned = 0;
  let laid = 0;
  for (let disc = 0; disc < DISCS; disc++) {
    if (ownsDisc(state, seat, disc) && !(state.open && disc === GHOST)) owned++;
    if (missionOf(state, seat, disc) !== NONE) laid++;
  }
  if (done + laid > owned) throw new PositionError(`players[${seat}].done`, `there are only ${owned} discs`);
}
