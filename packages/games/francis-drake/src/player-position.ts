/** One player of a position set up by hand. */
import type { Seat } from '@captains-table/kernel';
import { DOCKS, GOOD_KINDS, INVESTOR_COST, NONE, START_SCORE } from './box.ts';
import type { DestinationId, Good, Office, PlaceId, Treasure } from './content.ts';
import { DESTINATION_IDS, GOODS, PLACE_IDS, TREASURES } from './content.ts';
import { score } from './points.ts';
import type { DiscName, State } from './state.ts';
import { DISCS, DISC_NAMES } from './state.ts';
import { freeCircle, layDisc } from './street.ts';

export interface PlayerPosition {
  /** Points on the track, the first four included. */
  readonly score?: number;
  readonly crew?: number;
  readonly guns?: number;
  readonly barrels?: number;
  readonly trade?: number;
  readonly galleon?: boolean;
  readonly pinnace?: boolean;
  readonly hind?: boolean;
  readonly ghost?: boolean;
  /** False when the investor token is gone. */
  readonly investor?: boolean;
  readonly goods?: Readonly<Partial<Record<Good, number>>>;
  readonly chest?: Readonly<Partial<Record<Treasure, number>>>;
  readonly office?: readonly Office[];
  /** Places of the street with a disc of this player, in the order visited. */
  readonly visits?: readonly PlaceId[];
  /** Discs on the chart. */
  readonly missions?: Readonly<Partial<Record<DestinationId, DiscName>>>;
  readonly conquests?: readonly ('town' | 'fort' | 'galleon')[];
}

export function seatPlayer(state: State, seat: Seat, player: PlayerPosition): void {
  const { visits = [] } = player;
  for (const field of ['crew', 'guns', 'barrels', 'trade'] as const) state[field][seat] = player[field] ?? 0;
  for (const field of ['galleon', 'pinnace', 'hind', 'ghost'] as const)
    state[field][seat] = player[field] ?? false;
  for (const office of player.office ?? []) state[office] = seat;
  const isInvestorLeft = player.investor ?? !visits.includes('investor');
  state.investor[seat] = isInvestorLeft;
  if (!isInvestorLeft) score(state, seat, 'investor', -INVESTOR_COST);
  score(state, seat, 'start', (player.score ?? START_SCORE) - (state.score[seat] as number));
  for (const [good, count] of Object.entries(player.goods ?? {})) {
    state.goods[seat * GOOD_KINDS + indexIn(GOODS, good, 'good')] = count;
  }
  for (const [treasure, count] of Object.entries(player.chest ?? {})) {
    state.chest[seat * TREASURES.length + indexIn(TREASURES, treasure, 'treasure')] = count;
  }
  for (const kind of player.conquests ?? []) {
    state.conquests[seat] = (state.conquests[seat] as number) | { town: 1, fort: 2, galleon: 4 }[kind];
  }
  for (const [id, disc] of Object.entries(player.missions ?? {})) {
    const at = indexIn(DESTINATION_IDS, id, 'destination');
    state.missions[seat * DISCS + indexIn(DISC_NAMES, disc, 'disc')] = at;
  }
  for (const id of visits) {
    const tile = indexIn(PLACE_IDS, id, 'place');
    const circle = tile === DOCKS ? seat : freeCircle(state, state.street.indexOf(tile), tile);
    if (circle === NONE) throw new Error(`there is no empty circle at "${id}"`);
    layDisc(state, seat, tile, circle);
  }
}

/** Whoever has a token was where it comes from: a disc lies there, if there is a circle left for it. */
export function layTokenDiscs(state: State, seat: Seat, player: PlayerPosition): void {
  const { visits = [], office = [], pinnace, hind, ghost } = player;
  const held: PlaceId[] = [...office];
  if (pinnace === true) held.push('pinnace');
  if (ghost === true) held.push('tavern');
  if (hind === true) held.push('golden-hind');
  for (const id of held.filter((place) => !visits.includes(place))) {
    const tile = PLACE_IDS.indexOf(id);
    const circle = freeCircle(state, state.street.indexOf(tile), tile);
    if (circle !== NONE) layDisc(state, seat, tile, circle);
  }
}

/** Where something is in its list; a position with a wrong name is refused in words. */
export function indexIn(names: readonly string[], name: string, what: string): number {
  const index = names.indexOf(name);
  if (index === NONE) throw new Error(`there is no ${what} "${name}"`);
  return index;
}
