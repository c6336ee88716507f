/** The board with numbers for names: locations, routes, cities and the explorer track. */
import { NONE } from './box-card.ts';
import type { Content } from './content.ts';
import type { CityTileData, LocationData, MarketData, RouteData } from './content-schema.ts';
import type { Effect, PrintedEffect } from './effects/effect.ts';
import { programOf } from './effects/program.ts';
import type { Credit } from './names.ts';
import { GOODS, LINES, NATIONS, place } from './names.ts';

export interface Market {
  readonly good: number;
  /** By number of players; nothing at 0. */
  readonly spaces: readonly number[];
}

/** What the board, a city tile or a legacy tile prints for a city. */
export interface City {
  /** The id by which views and texts name its action. */
  readonly actionId: string;
  readonly printed: readonly PrintedEffect[];
  readonly action: Effect | undefined;
  readonly market: Market | undefined;
}

export interface Route {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly way: 'upper' | 'lower' | '';
  /** The legacy tile that opens it, or `NONE`. */
  readonly legacy: number;
  /** The legacy tile that raises its cost, or `NONE`, and what it costs then. */
  readonly slowedBy: number;
  readonly slowCost: number;
  /** A bit for each round in which it is open (1 << round). */
  readonly rounds: number;
}

export interface Location {
  readonly id: string;
  /** Where a pack gives it one. */
  readonly name: string | undefined;
  readonly number: number;
  readonly type: LocationData['type'];
  readonly mustStop: boolean;
  readonly ends: 'interim' | 'final' | '';
  readonly tileSlot: boolean;
  /** Undefined for villages, and where a tile describes the city. */
  readonly city: City | undefined;
  readonly flag: Effect | undefined;
  /** The nation with a cube here from the start, or `NONE`, and a bit for each number of players. */
  readonly startCube: number;
  readonly startCubePlayers: number;
  /** The legacy tile that brings it into the game, or `NONE`. */
  readonly legacy: number;
  readonly exits: readonly Route[];
}

interface ExplorerStep {
  readonly to: number;
  /** The line crossed, or `NONE`. */
  readonly line: number;
}

interface ExplorerSpace {
  readonly id: string;
  readonly reached: number;
  readonly toEnd: number;
  /** Steps to the next line; after the last line, to the end. */
  readonly toLine: number;
  /** Steps to each space on the shortest way, or `NONE` where no way leads there. */
  readonly stepsTo: readonly number[];
  /** The number of its quest slot, or `NONE`. */
  readonly questSlot: number;
  readonly reward: Effect | undefined;
  readonly next: readonly ExplorerStep[];
  /** A bit for each line that an explorer on this space has passed. */
  readonly passed: number;
}

export interface ExplorerTrack {
  readonly spaces: readonly ExplorerSpace[];
  readonly end: number;
  readonly questSlots: number;
  readonly orderPoints: readonly number[];
  readonly endReward: Effect | undefined;
  /** What crossing each line brings the first and the later explorers. */
  readonly lines: readonly { readonly first: Effect | undefined; readonly later: Effect | undefined }[];
}

export function packCity(
  { id, effect }: CityTileData['action'],
  market: MarketData | undefined,
  from: Credit,
): City {
  return {
    actionId: id,
    printed: effect,
    action: chosen(programOf(effect, from)),
    market: market === undefined ? undefined : packMarket(market),
  };
}

/** Where a city offers nothing but a combat, choosing its action accepts the combat: no second offer is made. */
function chosen(action: Effect | undefined): Effect | undefined {
  return action?.op === 'may' && action.do.op === 'combat' ? action.do : action;
}

export function packLocations(content: Content): Location[] {
  const ids = content.locations.map(({ id }) => id);
  const tiles = content.legacy.map(({ id }) => id);
  return content.locations.map((data) => ({
    id: data.id,
    name: data.name,
    number: data.number,
    type: data.type,
    mustStop: data.mustStop ?? false,
    ends: data.ends ?? '',
    tileSlot: data.tileSlot ?? false,
    city: data.action && packCity(data.action, data.market, creditOf(data)),
    flag: data.flag && programOf(data.flag, 'combat'),
    startCube: data.startCube === undefined ? NONE : place(NATIONS, data.startCube.nation),
    startCubePlayers: bits(data.startCube?.players ?? []),
    legacy: data.legacy === undefined ? NONE : place(tiles, data.legacy),
    exits: content.routes
      .filter(({ from }) => from === data.id)
      .map((route) => packRoute(route, ids, content)),
  }));
}

function creditOf({ type }: LocationData): Credit {
  return type === 'homeward' ? 'homeward' : 'cities';
}

function packMarket({ good, spaces }: MarketData): Market {
  return { good: place(GOODS, good), spaces: [0, ...spaces] };
}

function packRoute(data: RouteData, ids: readonly string[], { legacy }: Content): Route {
  const slowedBy = legacy.findIndex(({ routes }) => routes?.includes(`${data.from}-${data.to}`) ?? false);
  return {
    from: place(ids, data.from),
    to: place(ids, data.to),
    cost: data.cost,
    way: data.way ?? '',
    legacy: legacy.findIndex(({ id }) => id === data.legacy),
    slowedBy,
    slowCost: legacy[slowedBy]?.cost ?? data.cost,
    rounds: bits(data.rounds ?? [1, 2, 3, 4]),
  };
}

export function packExplorer({ tracks }: Content): ExplorerTrack {
  const ids = tracks.explorerSpaces.map(({ id }) => id);
  const passed = passedLines(tracks.explorerPaths, ids);
  const quests = tracks.explorerSpaces.filter(({ quest }) => quest === true);
  return {
    end: tracks.explorerSpaces.findIndex(({ toEnd }) => toEnd === 0),
    questSlots: quests.length,
    orderPoints: tracks.explorerEnd.orderPoints,
    endReward: programOf(tracks.explorerEnd.reward, 'explorer'),
    lines: tracks.explorerLines.map(({ first, later }) => ({
      first: programOf(first, 'explorer'),
      later: programOf(later, 'explorer'),
    })),
    spaces: tracks.explorerSpaces.map((space, at) => ({
      id: space.id,
      reached: space.reached,
      toEnd: space.toEnd,
      toLine: space.toLine ?? space.toEnd,
      stepsTo: stepsFrom(tracks.explorerPaths, ids, at),
      questSlot: quests.indexOf(space),
      reward: programOf(space.reward, 'explorer'),
      next: tracks.explorerPaths
        .filter(({ from }) => from === space.id)
        .map(({ to, line }) => ({
          to: place(ids, to),
          line: line === undefined ? NONE : place(LINES, line),
        })),
      passed: passed[at] ?? 0,
    })),
  };
}

/** Breadth first: a space is reached first on the shortest way. */
function stepsFrom(
  paths: Content['tracks']['explorerPaths'],
  ids: readonly string[],
  start: number,
): number[] {
  const steps: number[] = ids.map(() => NONE);
  steps[start] = 0;
  const queue = [start];
  for (const from of queue) {
    for (const path of paths) {
      const to = place(ids, path.to);
      if (path.from !== ids[from] || steps[to] !== NONE) continue;
      steps[to] = (steps[from] ?? 0) + 1;
      queue.push(to);
    }
  }
  return steps;
}

/** Every way to a space crosses the same lines; the paths are listed from the start on. */
function passedLines(paths: Content['tracks']['explorerPaths'], ids: readonly string[]): number[] {
  const passed = ids.map(() => 0);
  for (const { from, to, line } of paths) {
    const crossed = line === undefined ? 0 : 1 << place(LINES, line);
    passed[place(ids, to)] = (passed[place(ids, from)] ?? 0) | crossed;
  }
  return passed;
}

export function bits(numbers: readonly number[]): number {
  return numbers.reduce((mask, number) => mask | (1 << number), 0);
}
