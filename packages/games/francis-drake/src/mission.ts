/** One mission: an attack or a trade, carried out, declined or failed. */
import type { Seat } from '@captains-table/kernel';
import { add, must, reveal } from '@captains-table/kernel';
import type { Box, Destination } from './box.ts';
import { CIRCLES_A_DESTINATION, GOOD_KINDS, NONE, destinationId, factsAt } from './box.ts';
import type { Good, Treasure } from './content.ts';
import { GOODS, TREASURES } from './content.ts';
import { missionOf } from './chart.ts';
import { score } from './points.ts';
import type { Disc, DiscName, Events, FailReason, Part, State } from './state.ts';
import { DISCS, DISC_NAMES } from './state.ts';
import { crewNeeded, gunsNeeded, isTokenOpen, openToken, pointsOf, tokenAt } from './strength.ts';

/** Missions carried out at a destination. */
export function doneAt(state: State, destination: Destination): number {
  let count = 0;
  while (count < CIRCLES_A_DESTINATION && state.done[destination * CIRCLES_A_DESTINATION + count] !== NONE)
    count++;
  return count;
}

/** Why a mission fails, if everyone can see the reason. Rules FD-8.2, FD-8.5, FD-8.11, FD-8.13, FD-8.16. */
export function whyImpossible(
  box: Box,
  state: State,
  seat: Seat,
  destination: Destination,
): FailReason | undefined {
  const { kind, circles } = factsAt(box, destination);
  if (doneAt(state, destination) >= circles) return 'full';
  if (kind === 'trade') {
    if (state.trade[seat] === 0) return 'no-trade';
    return state.market[destination] === 0 ? 'sold-out' : undefined;
  }
  if (kind === 'galleon' && state.galleon[seat] !== true) return 'no-galleon';
  return whyTooWeak(box, state, seat, destination, openToken(box, state, destination));
}

function whyTooWeak(
  box: Box,
  state: State,
  seat: Seat,
  destination: Destination,
  token: number,
): FailReason | undefined {
  if (crewNeeded(box, destination, token) > must(state.crew[seat])) return 'no-crew';
  return gunsNeeded(box, state, seat, destination, token) > must(state.guns[seat]) ? 'no-guns' : undefined;
}

/** Rule FD-8.5. */
export function fail(state: State, seat: Seat, disc: Disc, reason: FailReason, events: Events): void {
  const destination = destinationId(missionOf(state, seat, disc));
  state.missions[seat * DISCS + disc] = NONE;
  events?.({ key: 'failed', seat, disc: nameOf(disc), at: destination, reason });
}

function nameOf(disc: Disc): DiscName {
  return must(DISC_NAMES[disc]);
}

/** A disc that attacks a destination. */
interface Attempt {
  readonly seat: Seat;
  readonly disc: Disc;
  readonly destination: Destination;
}

/** Rules FD-8.8, FD-8.12. */
export function attack(box: Box, state: State, seat: Seat, disc: Disc, events: Events): void {
  const destination = missionOf(state, seat, disc);
  const attempt = { seat, disc, destination };
  maybeTurnToken(box, state, attempt, events);
  const reason = whyTooWeak(box, state, seat, destination, tokenAt(box, state, destination));
  if (reason === undefined) succeed(box, state, attempt, events);
  else fail(state, seat, disc, reason, events);
}

function maybeTurnToken(box: Box, state: State, { seat, disc, destination }: Attempt, events: Events): void {
  if (isTokenOpen(box, state, destination)) return;
  const { fort, galleon } = factsAt(box, destination);
  if (fort === NONE) state.frigatesOpen[galleon] = true;
  else state.troopsOpen[fort] = true;
  reveal(state); // rule FD-13.4
  if (events === undefined) return;
  const token = tokenAt(box, state, destination);
  // The strength that counts here does not depend on a pinnace.
  const total =
    fort === NONE ? gunsNeeded(box, state, seat, destination, token) : crewNeeded(box, destination, token);
  events({ key: 'token-turned', seat, disc: nameOf(disc), at: destinationId(destination), token, total });
}

/** The kinds of conquest, one bit each. */
export const KIND_BITS = { town: 1, fort: 2, galleon: 4, trade: 0 } as const;
const KIND_PARTS = {
  town: 'towns',
  fort: 'forts',
  galleon: 'galleons',
  trade: 'goods',
} as const satisfies Record<string, Part>;

/** Rules FD-8.3, FD-8.4, FD-8.17. */
function succeed(box: Box, state: State, { seat, disc, destination }: Attempt, events: Events): void {
  const token = tokenAt(box, state, destination);
  const crew = crewNeeded(box, destination, token);
  const guns = gunsNeeded(box, state, seat, destination, token);
  const points = pointsOf(box, state, destination);
  const { kind } = factsAt(box, destination);
  add(state.crew, seat, -crew);
  add(state.guns, seat, -guns);
  state.conquests[seat] = must(state.conquests[seat]) | KIND_BITS[kind];
  score(state, seat, KIND_PARTS[kind], points);
  const treasure = maybeTakeTreasure(box, state, seat, destination);
  const circle = leaveDisc(state, seat, disc, destination);
  if (events === undefined) return;
  const pinnace = kind === 'fort' && state.pinnace[seat] === true;
  const where = { seat, disc: nameOf(disc), at: destinationId(destination) };
  events({ key: 'attacked', ...where, crew, guns, points, circle, treasure, pinnace });
}

function maybeTakeTreasure(box: Box, state: State, seat: Seat, destination: Destination): Treasure | '' {
  if (state.treasure[destination] !== true) return '';
  const { treasure } = factsAt(box, destination);
  const place = seat * TREASURES.length + treasure;
  state.treasure[destination] = false;
  add(state.chest, place, 1);
  return must(TREASURES[treasure]);
}

/** Turns the disc face down on the next circle. Returns which, counted from 0. */
function leaveDisc(state: State, seat: Seat, disc: Disc, destination: Destination): number {
  const circle = doneAt(state, destination);
  state.done[destination * CIRCLES_A_DESTINATION + circle] = seat;
  state.missions[seat * DISCS + disc] = NONE;
  return circle;
}

/** Rules FD-8.14, FD-8.15. */
export function barter(state: State, seat: Seat, disc: Disc, good: Good, events: Events): void {
  const destination = missionOf(state, seat, disc);
  const kind = GOODS.indexOf(good);
  add(state.trade, seat, -1);
  state.market[destination] = must(state.market[destination]) & ~(1 << kind);
  const place = seat * GOOD_KINDS + kind;
  add(state.goods, place, 1);
  const circle = leaveDisc(state, seat, disc, destination);
  events?.({ key: 'traded', seat, disc: nameOf(disc), at: destinationId(destination), good, circle });
}
