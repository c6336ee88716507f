/**
 * Who knows what. Mission discs lie face down until all are turned over; tokens until the first
 * attack; chests are closed until the end. Rules FD-5.7, FD-6.6, FD-11.5, FD-13.1 to FD-13.3.
 *
 * A re-deal keeps the chests: every treasure was taken in the open, so players can remember who has what.
 */
import type { Chance, Seat, Viewer } from '@captains-table/kernel';
import { defined, must, shuffle } from '@captains-table/kernel';
import type { Box, Destination } from './box.ts';
import {
  CIRCLES_A_DESTINATION,
  CIRCLES_A_PLACE,
  DESTINATIONS,
  GOOD_KINDS,
  NONE,
  circlesOf,
  destinationId,
  factsAt,
  placeId,
} from './box.ts';
import { discAt, discsInHand, missionOf, ownsDisc, zoneOf } from './chart.ts';
import { clone } from './clone.ts';
import type { Good, Office } from './content.ts';
import { GOODS } from './content.ts';
import { chestOf } from './end.ts';
import { tokenSupply } from './offices.ts';
import type { TokenOffice } from './offices.ts';
import { seatCount } from './points.ts';
import { discsOn } from './reveal.ts';
import type { Disc, DiscName, State } from './state.ts';
import { DISCS, DISC_NAMES } from './state.ts';
import { gunsNeeded, isTokenLaid, isTokenOpen, pointsOf, tokenAt } from './strength.ts';
import type { DestinationView, DiscView, Phase, PlaceView, PlayerView, View } from './view.ts';

function knowsDisc(state: State, viewer: Viewer, owner: Seat, destination: Destination): boolean {
  if (state.open || viewer === owner) return true;
  return viewer === state.informer && state.lookedFor === 'discs' && state.looked === destination;
}

function knowsToken(box: Box, state: State, viewer: Viewer, destination: Destination): boolean {
  if (isTokenOpen(box, state, destination)) return true;
  if (!isTokenLaid(box, state, destination)) return false;
  if (viewer === (factsAt(box, destination).kind === 'fort' ? state.governor : state.admiral)) return true;
  return viewer === state.informer && state.lookedFor === 'token' && state.looked === destination;
}

export function viewOf(box: Box, state: State, viewer: Viewer): View {
  const mission = missionView(state);
  return {
    voyage: state.voyage,
    phase: phaseOf(state),
    shuffledStreet: state.shuffledStreet,
    allTokens: state.allTokens,
    players: state.score.map((_, seat) => playerView(state, seat, viewer)),
    street: state.street.map((_, place) => placeView(box, state, place)),
    loading: state.loading.slice(),
    departed: state.departed.slice(),
    home: state.home.slice(),
    destinations: Array.from({ length: DESTINATIONS }, (_, destination) =>
      destinationView(box, state, destination, viewer),
    ),
    ...defined({ mission, looked: lookedView(state) }),
    homeBonus: box.homePoints[state.bonuses] ?? 0,
  };
}

function phaseOf(state: State): Phase {
  const top = state.stack.at(-1);
  switch (top?.kind) {
    case undefined:
    case 'voyage':
      return 'over';
    case 'tokens':
      return 'prepare';
    case 'resolve':
      return 'missions';
    case 'street':
    case 'chart':
    case 'informer':
      return top.kind;
  }
}

function lookedView({ looked, lookedFor }: State): View['looked'] {
  return lookedFor === '' ? undefined : { at: destinationId(looked), for: lookedFor };
}

function missionView(state: State): View['mission'] {
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'resolve') return undefined;
  const seat = must(state.departed[frame.turn]);
  const destination = missionOf(state, seat, frame.disc);
  const disc = must(DISC_NAMES[frame.disc]);
  return destination === NONE ? { seat, disc } : { seat, disc, at: destinationId(destination) };
}

const OFFICES: readonly Office[] = ['admiral', 'governor', 'informer'];

function playerView(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const kinds = must(state.conquests[seat]);
  const isOver = state.stack.length === 0;
  const [silver = 0, gold = 0, jewel = 0] = chestOf(state, seat);
  return {
    score: must(state.score[seat]),
    log: {
      crew: must(state.crew[seat]),
      guns: must(state.guns[seat]),
      barrels: must(state.barrels[seat]),
      trade: must(state.trade[seat]),
      galleon: must(state.galleon[seat]),
      pinnace: must(state.pinnace[seat]),
    },
    discs: must(state.discs[seat]),
    hind: must(state.hind[seat]),
    ghost: must(state.ghost[seat]),
    investor: must(state.investor[seat]),
    offices: OFFICES.filter((office) => state[office] === seat),
    goods: goodsView(state, seat),
    conquests: { town: (kinds & 1) !== 0, fort: (kinds & 2) !== 0, galleon: (kinds & 4) !== 0 },
    zone: zoneOf(state, seat),
    missionsInHand: state.open ? 0 : discsInHand(state, seat),
    ...defined({
      chest: viewer === seat || isOver ? { silver, gold, jewel } : undefined,
      hand: viewer === seat ? handOf(state, seat) : undefined,
    }),
  };
}

function goodsView(state: State, seat: Seat): Readonly<Record<Good, number>> {
  const count = (good: Good) => must(state.goods[seat * GOOD_KINDS + GOODS.indexOf(good)]);
  return {
    indigo: count('indigo'),
    sugar: count('sugar'),
    coffee: count('coffee'),
    tobacco: count('tobacco'),
  };
}

function handOf(state: State, seat: Seat): readonly DiscName[] {
  if (state.open || zoneOf(state, seat) === 0) return [];
  return DISC_NAMES.filter((_, disc) => ownsDisc(state, seat, disc) && missionOf(state, seat, disc) === NONE);
}

function placeView(box: Box, state: State, place: number): PlaceView {
  const tile = must(state.street[place]);
  const first = place * CIRCLES_A_PLACE;
  const count = circlesOf(box, seatCount(state), tile).length;
  return { place: placeId(tile), circles: state.circles.slice(first, first + count) };
}

function destinationView(box: Box, state: State, destination: Destination, viewer: Viewer): DestinationView {
  const { id, kind, troops, guns } = factsAt(box, destination);
  const market = must(state.market[destination]);
  const circle = destination * CIRCLES_A_DESTINATION;
  return {
    id,
    kind,
    troops,
    guns: kind === 'galleon' ? gunsNeeded(box, state, 0, destination, 0) : guns,
    points: pointsOf(box, state, destination),
    token: tokenView(box, state, destination, viewer),
    tokenOpen: (kind === 'fort' || kind === 'galleon') && isTokenOpen(box, state, destination),
    treasure: must(state.treasure[destination]),
    goods: GOODS.filter((_, good) => (market & (1 << good)) !== 0),
    done: state.done.slice(circle, circle + CIRCLES_A_DESTINATION).filter((seat) => seat !== NONE),
    discs: state.open ? discsOn(state, destination) : discsFaceDown(state, destination, viewer),
  };
}

function tokenView(
  box: Box,
  state: State,
  destination: Destination,
  viewer: Viewer,
): DestinationView['token'] {
  const { kind } = factsAt(box, destination);
  if (kind !== 'fort' && kind !== 'galleon') return 'none';
  if (!isTokenLaid(box, state, destination)) return 'none';
  return knowsToken(box, state, viewer, destination) ? tokenAt(box, state, destination) : 'hidden';
}

function discsFaceDown(state: State, destination: Destination, viewer: Viewer): DiscView[] {
  return state.departed.flatMap((seat): DiscView[] => {
    const disc = discAt(state, seat, destination);
    if (disc === NONE) return [];
    return [{ seat, disc: knowsDisc(state, viewer, seat, destination) ? must(DISC_NAMES[disc]) : 'hidden' }];
  });
}

export function redeal(box: Box, state: State, viewer: Viewer, chance: Chance): State {
  const other = clone(state);
  other.chance = chance;
  for (let seat = 0; seat < seatCount(state); seat++) dealDiscs(other, viewer, seat);
  dealTokens(box, other, viewer, 'admiral', box.galleons, other.frigates);
  dealTokens(box, other, viewer, 'governor', box.forts, other.troops);
  return other;
}

/** Sorts and shuffles the disc numbers that the viewer cannot see, and deals them to the hidden discs. */
function dealDiscs(state: State, viewer: Viewer, seat: Seat): void {
  if (state.open || viewer === seat) return;
  const places: Destination[] = [];
  const unknown: Disc[] = [];
  for (let disc = 0; disc < DISCS; disc++) {
    const destination = missionOf(state, seat, disc);
    if (destination !== NONE && knowsDisc(state, viewer, seat, destination)) continue;
    if (ownsDisc(state, seat, disc)) unknown.push(disc);
    if (destination !== NONE) places.push(destination);
    state.missions[seat * DISCS + disc] = NONE;
  }
  if (places.length === 0) return;
  places.sort((a, b) => a - b);
  shuffle(state.chance, unknown);
  for (let i = 0; i < places.length; i++) {
    state.missions[seat * DISCS + must(unknown[i])] = must(places[i]);
  }
}

/** What is left of the supply, without what the viewer knows, is shuffled onto the rest. */
function dealTokens(
  box: Box,
  state: State,
  viewer: Viewer,
  office: TokenOffice,
  places: readonly Destination[],
  tokens: number[],
): void {
  const left = tokenSupply(box, state, office).slice();
  const unknown: number[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!knowsToken(box, state, viewer, must(places[i]))) unknown.push(i);
    else left.splice(left.indexOf(must(tokens[i])), 1);
  }
  if (unknown.length === 0) return;
  shuffle(state.chance, left);
  for (let i = 0; i < unknown.length; i++) tokens[must(unknown[i])] = must(left[i]);
}
