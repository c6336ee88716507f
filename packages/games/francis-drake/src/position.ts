/**
 * Any position from one short object, for tests, puzzles and `engine load`. What is not mentioned
 * takes its usual value: the first voyage, the printed street, everybody in the order of the seats.
 */
import type { Options, Positioned, Seat } from '@captains-table/kernel';
import { chanceFrom, checkTable, describeProblem, isRecord } from '@captains-table/kernel';
import {
  ACTION_DISCS,
  CIRCLES_A_PLACE,
  DOCKS,
  FACTS,
  FORTS,
  FRIGATE_TOKENS,
  GALLEONS,
  GALLEON_TILES,
  GOOD_KINDS,
  NONE,
  PLACES,
  TROOP_TOKENS,
} from './box.ts';
import type { DestinationId, Good, Office, PlaceId, Treasure } from './content.ts';
import { DESTINATION_IDS, GOODS, PLACE_IDS, TREASURES } from './content.ts';
import { deal, meta } from './setup.ts';
import { score } from './points.ts';
import type { DiscName, State, VoyageFrame } from './state.ts';
import { DISCS, DISC_NAMES } from './state.ts';

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

export interface Position {
  readonly options?: Readonly<Record<string, unknown>>;
  /** One entry a player. */
  readonly players: readonly PlayerPosition[];
  readonly voyage?: number;
  /** Where the voyage goes on. Before `chart` tokens are placed by the rules. */
  readonly phase?: VoyageFrame['step'];
  readonly loading?: readonly Seat[];
  readonly departed?: readonly Seat[];
  readonly home?: readonly Seat[];
  /** The first 16 places; investor and docks follow. */
  readonly street?: readonly PlaceId[];
  /** Guns of the tiles on the three galleon symbols. */
  readonly galleons?: readonly number[];
  readonly frigates?: readonly number[];
  readonly troops?: readonly number[];
  /** Tokens that were turned over. */
  readonly turned?: readonly DestinationId[];
  /** Destinations whose treasure is gone. */
  readonly taken?: readonly DestinationId[];
  readonly seed?: string;
}

const TILE_GUNS = GALLEON_TILES.map((tile) => `${tile.guns}`);

/** Checks the outer shape of what came from outside. Names are checked when they are placed. */
export function parsePosition(value: unknown): Position {
  if (!isRecord(value)) throw new Error('a position is an object');
  const { players } = value;
  if (!Array.isArray(players) || !players.every(isRecord)) {
    throw new Error('"players" must be a list of objects');
  }
  return value as unknown as Position;
}

export function statePosition(position: Position): Positioned<State> {
  const { players } = position;
  const options = optionsOf(position);
  const state = deal(players.length, options, chanceFrom(position.seed ?? 'position'));
  const seats = players.map((_, seat) => seat);
  state.voyage = position.voyage ?? 1;
  state.loading = [...(position.loading ?? seats)];
  state.departed = [...(position.departed ?? (position.phase === undefined ? [] : state.loading))];
  state.home = [...(position.home ?? [])];
  layBoard(state, position);
  for (const [seat, player] of players.entries()) seatPlayer(state, seat, player);
  state.open = ['resolve', 'score', 'over'].includes(position.phase ?? '');
  const { phase } = position;
  if (phase !== undefined) state.stack = [{ kind: 'voyage', step: phase }];
  else {
    const street = { kind: 'street', turn: 0, drake: NONE } as const;
    state.stack = [{ kind: 'voyage', step: 'prepare' }, street];
  }
  return { seats: players.length, options, state };
}

function optionsOf({ options, players }: Position): Options {
  const table = checkTable(meta, players.length, options);
  if (!table.ok) throw new Error(describeProblem(table.problem));
  return table.options;
}

function layBoard(state: State, position: Position): void {
  const { street = PLACE_IDS.slice(0, -2), phase } = position;
  state.street = [...street, 'investor', 'docks'].map((id) => indexIn(PLACE_IDS, id, 'place'));
  if (new Set(state.street).size !== PLACES) throw new Error('every tile of the street lies there once');
  const guns = position.galleons ?? GALLEON_TILES.map((tile) => tile.guns);
  state.tiles = guns.map((count) => indexIn(TILE_GUNS, `${count}`, 'galleon tile of guns'));
  const isAtSea = phase !== undefined && phase !== 'prepare' && phase !== 'street';
  if (isAtSea) {
    state.frigatesLaid = true;
    state.troopsLaid = true;
  }
  state.frigates = [...(position.frigates ?? FRIGATE_TOKENS)];
  state.troops = [...(position.troops ?? TROOP_TOKENS)];
  for (const [at, facts] of FACTS.entries()) {
    state.treasure[at] = isAtSea && facts.treasure !== NONE;
    state.market[at] = facts.goods.reduce((bits, good) => bits | (1 << good), 0);
  }
  for (const id of position.taken ?? []) state.treasure[indexIn(DESTINATION_IDS, id, 'destination')] = false;
  for (const id of position.turned ?? []) {
    const at = indexIn(DESTINATION_IDS, id, 'destination');
    if (FORTS.includes(at)) state.troopsOpen[FORTS.indexOf(at)] = true;
    else state.frigatesOpen[GALLEONS.indexOf(at)] = true;
  }
}

function seatPlayer(state: State, seat: Seat, player: PlayerPosition): void {
  score(state, seat, 'start', (player.score ?? 4) - 4);
  for (const field of ['crew', 'guns', 'barrels', 'trade'] as const) state[field][seat] = player[field] ?? 0;
  for (const field of ['galleon', 'pinnace', 'hind', 'ghost'] as const)
    state[field][seat] = player[field] ?? false;
  state.investor[seat] = player.investor ?? true;
  for (const [good, count] of Object.entries(player.goods ?? {})) {
    state.goods[seat * GOOD_KINDS + indexIn(GOODS, good, 'good')] = count;
  }
  for (const [treasure, count] of Object.entries(player.chest ?? {})) {
    state.chest[seat * TREASURES.length + indexIn(TREASURES, treasure, 'treasure')] = count;
  }
  for (const office of player.office ?? []) state[office] = seat;
  for (const kind of player.conquests ?? []) {
    state.conquests[seat] = (state.conquests[seat] as number) | { town: 1, fort: 2, galleon: 4 }[kind];
  }
  for (const [id, disc] of Object.entries(player.missions ?? {})) {
    const at = indexIn(DESTINATION_IDS, id, 'destination');
    state.missions[seat * DISCS + indexIn(DISC_NAMES, disc, 'disc')] = at;
  }
  walk(state, seat, player.visits ?? []);
}

function walk(state: State, seat: Seat, visits: readonly PlaceId[]): void {
  for (const id of visits) {
    const tile = indexIn(PLACE_IDS, id, 'place');
    const place = state.street.indexOf(tile);
    const first = place * CIRCLES_A_PLACE;
    const taken = state.circles.slice(first, first + CIRCLES_A_PLACE).indexOf(NONE);
    state.circles[first + (tile === DOCKS ? seat : taken)] = seat;
    state.at[seat] = place;
  }
  state.discs[seat] = ACTION_DISCS - visits.length;
}

function indexIn(names: readonly string[], name: string, what: string): number {
  const index = names.indexOf(name);
  if (index === NONE) throw new Error(`there is no ${what} "${name}"`);
  return index;
}
