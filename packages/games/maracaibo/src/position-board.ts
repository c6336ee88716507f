/** Cubes, tiles, markets and buildings of a position. */
import { PositionError } from '@captains-table/kernel';
import { NONE } from './box.ts';
import { spacesOf } from './city/city.ts';
import { cubesInPlay } from './influence/cubes.ts';
import { NATION_COUNT } from './influence/influence.ts';
import { at, takeOut } from './lists.ts';
import { nationNumber } from './move-lists.ts';
import { cityAt, tileInPlay } from './places.ts';
import type { Position } from './position-spec.ts';
import type { LocationNumber, Rules, State } from './state.ts';

export function layBoard(rules: Rules, state: State, position: Position): void {
  layCubes(rules, state, position);
  layCityTiles(rules, state, position);
  layMarkets(rules, state, position);
  layTileDiscs(rules, state, position);
  archive(rules, state, position);
  openPrestige(rules, state, position);
}

function numberOf({ moves }: Rules, what: 'location' | 'tile' | 'building', id: string): number {
  return moves[what].get(id) ?? NONE;
}

function layCubes(rules: Rules, state: State, { cubes, reserve }: Position): void {
  const { box } = rules;
  if (cubes !== undefined) state.cubes.fill(NONE);
  for (const [id, nation = ''] of Object.entries(cubes ?? {})) {
    const location = numberOf(rules, 'location', id);
    if (!takesCubes(rules, state, location)) throw new PositionError(`cubes.${id}`, 'no cube can be there');
    state.cubes[location] = nationNumber(nation);
  }
  const all = box.tracks.cubes.slots.reduce((sum, slot) => sum + slot, 0);
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    const rest = all - cubesInPlay(state, nation);
    const beside = reserve?.[nation] ?? rest;
    if (rest < 0) throw new PositionError('cubes', `a nation has only ${all} cubes`);
    if (beside > rest) throw new PositionError(`reserve[${nation}]`, `there are only ${rest} cubes left`);
    state.reserve[nation] = beside;
    state.cubesOut[nation] = rest - beside;
  }
}

/** Cities and villages, as far as they are there and open. */
function takesCubes({ box }: Rules, state: State, location: LocationNumber): boolean {
  const { type, legacy } = at(box.locations, location);
  if (type !== 'city' && type !== 'village') return false;
  if (legacy !== NONE && !tileInPlay(state, legacy)) return false;
  return !isClosed(state, location, box);
}

function isClosed(state: State, location: LocationNumber, { legacy }: Rules['box']): boolean {
  return legacy.some(
    (tile, number) => tile.closesCity && tile.location === location && tileInPlay(state, number),
  );
}

/** A tile comes from the box or from another place, which gets the one that lay here. */
function layCityTiles(rules: Rules, state: State, { cityTiles = {} }: Position): void {
  const { box } = rules;
  const named = new Set(Object.keys(cityTiles).map((id) => numberOf(rules, 'location', id)));
  for (const [id, name] of Object.entries(cityTiles)) {
    const path = `cityTiles.${id}`;
    const location = numberOf(rules, 'location', id);
    const tile = box.cityTiles.findIndex((one) => one.id === name);
    const before = at(state.cityTiles, location);
    if (before === tile) continue;
    if (before === NONE || !at(box.locations, location).tileSlot) {
      throw new PositionError(path, 'no other city tile can be there');
    }
    const other = state.cityTiles.indexOf(tile);
    if (other >= 0 && (!at(box.locations, other).tileSlot || isLaid(named, location, other))) {
      throw new PositionError(path, `the city tile ${name} lies at ${at(box.locations, other).id}`);
    }
    if (other >= 0) state.cityTiles[other] = before;
    else if (takeOut(state.tileBox, tile)) state.tileBox.push(before);
    else throw new PositionError(path, `the city tile ${name} is not for so many players`);
    state.tileBox.sort((a, b) => a - b);
    state.cityTiles[location] = tile;
  }
}

/** Named places are laid in the order of their numbers. */
function isLaid(
  named: ReadonlySet<LocationNumber>,
  location: LocationNumber,
  other: LocationNumber,
): boolean {
  return named.has(other) && other < location;
}

function layMarkets(rules: Rules, state: State, { markets = {} }: Position): void {
  for (const [id, discs = 0] of Object.entries(markets)) {
    const location = numberOf(rules, 'location', id);
    const market = cityAt(rules.box, state, location)?.market;
    const spaces = market === undefined ? 0 : spacesOf(state, market);
    if (discs > spaces) throw new PositionError(`markets.${id}`, `must be at most ${spaces}`);
    state.markets[location] = discs;
    state.discsAdded += discs;
  }
}

function layTileDiscs(rules: Rules, state: State, { tileDiscs = {} }: Position): void {
  for (const [id, discs = 0] of Object.entries(tileDiscs)) {
    const tile = numberOf(rules, 'tile', id);
    const { spaces, kind } = at(rules.box.legacy, tile);
    const most = kind === 'discs' && tileInPlay(state, tile) ? spaces : 0;
    if (discs > most) throw new PositionError(`tileDiscs.${id}`, `must be at most ${most}`);
    state.discsAdded += discs - at(state.tileDiscs, tile);
    state.tileDiscs[tile] = discs;
  }
}

function archive(rules: Rules, state: State, position: Position): void {
  for (const [place, id] of (position.archive ?? []).entries()) {
    const tile = numberOf(rules, 'tile', id);
    if (tileInPlay(state, tile))
      throw new PositionError(`archive[${place}]`, `the legacy tile ${id} is in play`);
    state.legacyBox &= ~(1 << tile);
    state.archive.push(tile);
  }
}

function openPrestige(
  rules: Rules,
  state: State,
  { prestige, prestigeOpen, investors = {} }: Position,
): void {
  if (prestige !== undefined) {
    const named = prestige.map((id) => numberOf(rules, 'building', id));
    const others = state.prestige.filter((building) => !named.includes(building));
    const unused = rules.box.prestige.flatMap((_, number) =>
      state.prestige.includes(number) ? [] : [number],
    );
    const rest = [...others, ...unused.filter((building) => !named.includes(building))];
    state.prestige = [...named, ...rest].slice(0, state.prestige.length);
  }
  state.prestigeOpen = prestigeOpen ?? Math.max(state.prestigeOpen, prestige?.length ?? 0);
  for (const [id, seats = []] of Object.entries(investors)) {
    const slot = state.prestige.indexOf(numberOf(rules, 'building', id));
    if (slot < 0 || slot >= state.prestigeOpen) {
      throw new PositionError(`investors.${id}`, 'that building is not face up');
    }
    for (const seat of seats) state.investors[slot] = at(state.investors, slot) | (1 << seat);
  }
}
