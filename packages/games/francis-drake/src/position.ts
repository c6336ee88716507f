/**
 * Any position from one short object, for tests, puzzles and `engine load`. What is not mentioned
 * takes its usual value: the first voyage, the printed street, everybody in the order of the seats.
 */
import type { Options, Positioned, Seat } from '@captains-table/kernel';
import { chanceFrom, checkTable, describeProblem, isRecord } from '@captains-table/kernel';
import { goodsOutside, treasureOutside } from './audit-box.ts';
import {
  FACTS,
  FORTS,
  FRIGATE_TOKENS,
  GALLEONS,
  GALLEON_TILES,
  GOODS_COUNTERS,
  NONE,
  PLACES,
  TREASURE_STONES,
  TROOP_TOKENS,
  VOYAGES,
} from './box.ts';
import type { DestinationId, PlaceId } from './content.ts';
import { DESTINATION_IDS, PLACE_IDS } from './content.ts';
import type { PlayerPosition } from './player-position.ts';
import { indexIn, layTokenDiscs, seatPlayer } from './player-position.ts';
import { deal, meta } from './setup.ts';
import type { State, VoyageFrame } from './state.ts';

export type { PlayerPosition } from './player-position.ts';

export interface Position {
  readonly options?: Readonly<Record<string, unknown>>;
  /** One entry a player. */
  readonly players: readonly PlayerPosition[];
  readonly voyage?: number;
  /** Where the voyage goes on: at `street` with the board of the next. Before `chart` tokens are placed by the rules. */
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
  const { players, phase } = position;
  const options = optionsOf(position);
  const state = deal(players.length, options, chanceFrom(position.seed ?? 'position'));
  state.voyage = voyageOf(position);
  dockShips(state, position);
  layBoard(state, position);
  for (const [seat, player] of players.entries()) seatPlayer(state, seat, player);
  for (const [seat, player] of players.entries()) layTokenDiscs(state, seat, player);
  countBox(state);
  state.open = phase === 'resolve' || isAllHome(phase);
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

function voyageOf({ voyage = 1, phase }: Position): number {
  const [first, last] = phase === 'street' ? [0, VOYAGES - 1] : [1, VOYAGES];
  if (Number.isInteger(voyage) && voyage >= first && voyage <= last) return voyage;
  throw new Error(`"voyage" must be ${first} to ${last} here`);
}

/** Everybody is back in Plymouth, or about to load again. */
function isAllHome(phase: Position['phase']): boolean {
  return phase === 'score' || phase === 'over' || phase === 'street';
}

/** Where not all ships lie in the docks of a phase, the rules could not go on. */
function dockShips(state: State, position: Position): void {
  const { phase, players } = position;
  const seats = players.map((_, seat) => seat);
  const { loading = seats } = position;
  const { departed = phase === undefined ? [] : loading } = position;
  const { home = isAllHome(phase) ? departed : [] } = position;
  state.loading = inDocks(loading, 'loading', seats, true);
  state.departed = inDocks(departed, 'departed', seats, phase !== undefined);
  state.home = inDocks(home, 'home', seats, isAllHome(phase));
}

function inDocks(docks: readonly Seat[], name: string, seats: readonly Seat[], isEverybody: boolean): Seat[] {
  const known = new Set(docks.filter((seat) => seats.includes(seat)));
  if (known.size !== docks.length || (isEverybody && known.size !== seats.length)) {
    throw new Error(`"${name}" must list ${isEverybody ? 'every seat once' : 'seats, each at most once'}`);
  }
  return [...docks];
}

/** What lies on the chart, in chests and on logs did not stay in the box. */
function countBox(state: State): void {
  for (const [kind, count] of TREASURE_STONES.entries()) {
    state.treasureInBox[kind] = count - treasureOutside(state, kind);
  }
  for (const [good, count] of GOODS_COUNTERS.entries()) {
    state.goodsInBox[good] = count - goodsOutside(state, good);
  }
  if ([...state.treasureInBox, ...state.goodsInBox].some((count) => count < 0)) {
    throw new Error('there is less treasure and fewer goods in the box');
  }
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
    if (state.voyage > 0) state.market[at] = facts.goods.reduce((bits, good) => bits | (1 << good), 0);
  }
  for (const id of position.taken ?? []) state.treasure[indexIn(DESTINATION_IDS, id, 'destination')] = false;
  for (const id of position.turned ?? []) {
    const at = indexIn(DESTINATION_IDS, id, 'destination');
    if (FORTS.includes(at)) state.troopsOpen[FORTS.indexOf(at)] = true;
    else state.frigatesOpen[GALLEONS.indexOf(at)] = true;
  }
}
