/**
 * Any position from one short object, for tests, puzzles and `engine load`. What is not mentioned
 * takes its usual value: the first voyage, the printed street, everyone in the order of the seats.
 */
import type { AskedPosition, Seat } from '@captains-table/kernel';
import { chanceFrom, must, PositionError } from '@captains-table/kernel';
import { goodsOutside, treasureOutside } from './audit-box.ts';
import type { Box } from './box.ts';
import { GOOD_KINDS, NONE, VOYAGES } from './box.ts';
import { canPlace, hasMissions } from './chart.ts';
import { DESTINATION_IDS, GOODS, PLACE_IDS, TREASURES } from './content.ts';
import { tokenSupply } from './offices.ts';
import { layDone, layMissions, seatPlayer } from './player-position.ts';
import { seatCount } from './points.ts';
import type { Fields, Position } from './position-spec.ts';
import { deal } from './setup.ts';
import type { State, VoyageFrame } from './state.ts';

export type { PlayerPosition, Position } from './position-spec.ts';

type Phase = VoyageFrame['step'] | undefined;

/** Builds the state, but does not carry out what follows from its frames: the caller settles it. */
export function statePosition(box: Box, { position, seats, options }: AskedPosition<Fields>): State {
  const { players, phase, seed = 'position' } = position;
  const state = deal(box, seats, options, chanceFrom(seed));
  state.voyage = voyageOf(position);
  state.open = phase === 'resolve' || isAllHome(phase);
  dockShips(state, position);
  layBoard(box, state, position);
  for (const [seat, player] of players.entries()) seatPlayer(box, state, seat, player);
  layTokens(box, state, position);
  layChart(box, state, position);
  countBox(box, state, phase);
  if (phase === undefined) {
    state.stack = [
      { kind: 'voyage', step: 'prepare' },
      { kind: 'street', turn: 0, drake: NONE },
    ];
  } else {
    state.stack = [{ kind: 'voyage', step: phase }];
  }
  return state;
}

function voyageOf({ voyage, phase }: Position): number {
  const [first, last] =
    phase === 'street' ? [0, VOYAGES - 1] : phase === 'over' ? [VOYAGES, VOYAGES] : [1, VOYAGES];
  const number = voyage ?? Math.max(1, first);
  if (number >= first && number <= last) return number;
  throw new PositionError('voyage', `must be ${first} to ${last} here`);
}

/** Whether everyone is back in Plymouth, or about to load again. */
function isAllHome(phase: Phase): boolean {
  return phase === 'score' || phase === 'over' || phase === 'street';
}

/** Treasure and tokens lie on the chart. */
function isAtSea(phase: Phase): boolean {
  return phase !== undefined && phase !== 'prepare' && phase !== 'street';
}

function dockShips(state: State, position: Position): void {
  const { phase, players } = position;
  const { loading = players.map((_, seat) => seat) } = position;
  const { departed = phase === undefined ? [] : loading } = position;
  const { home = isAllHome(phase) ? departed : [] } = position;
  checkDocks('departed', departed, players.length, phase !== undefined);
  checkDocks('home', home, players.length, isAllHome(phase));
  if (home.length > 0 && !state.open) throw new PositionError('home', 'no one is back yet');
  state.loading = [...loading];
  state.departed = [...departed];
  state.home = [...home];
}

/** The rules could not go on if some ships were missing from the docks of a phase. */
function checkDocks(name: string, docks: readonly Seat[], seats: number, isEverybody: boolean): void {
  if (isEverybody && docks.length < seats) throw new PositionError(name, 'must list every seat once');
}

function layBoard(
  box: Box,
  state: State,
  { street = PLACE_IDS.slice(0, -2), galleons, phase }: Position,
): void {
  state.street = [...street, 'investor' as const, 'docks' as const].map((id) => PLACE_IDS.indexOf(id));
  const tiles = box.galleonTiles.map(({ guns }) => guns);
  state.tiles = galleons?.map((guns) => tiles.indexOf(guns)) ?? tiles.map((_, tile) => tile);
  if (state.tiles.includes(NONE)) throw new PositionError('galleons', `must be ${tiles.join(', ')}`);
  for (const [destination, facts] of box.facts.entries()) {
    state.treasure[destination] = isAtSea(phase) && facts.treasure !== NONE;
    if (state.voyage > 0)
      state.market[destination] = facts.goods.reduce((bits, good) => bits | (1 << good), 0);
  }
}

/** Runs after the offices are taken, because they decide which tokens there are. */
function layTokens(
  box: Box,
  state: State,
  { frigates = box.frigateTokens, troops = box.troopTokens, turned, phase }: Position,
): void {
  state.frigatesLaid = isAtSea(phase);
  state.troopsLaid = isAtSea(phase);
  checkTokens('frigates', frigates, tokenSupply(box, state, 'admiral'));
  checkTokens('troops', troops, tokenSupply(box, state, 'governor'));
  state.frigates = [...frigates];
  state.troops = [...troops];
  if (turned !== undefined && !isAtSea(phase)) throw new PositionError('turned', 'no tokens are laid yet');
  for (const id of turned ?? []) {
    const destination = DESTINATION_IDS.indexOf(id);
    if (box.forts.includes(destination)) state.troopsOpen[box.forts.indexOf(destination)] = true;
    else state.frigatesOpen[box.galleons.indexOf(destination)] = true;
  }
}

function checkTokens(name: string, tokens: readonly number[], supply: readonly number[]): void {
  const left = [...supply];
  for (const [place, token] of tokens.entries()) {
    const index = left.indexOf(token);
    if (index < 0)
      throw new PositionError(`${name}[${place}]`, `there is no token ${token} left of ${supply.join(', ')}`);
    left.splice(index, 1);
  }
}

const WITH_DISCS: ReadonlySet<Phase> = new Set(['chart', 'informer', 'reveal', 'resolve']);
const WITH_DEEDS: ReadonlySet<Phase> = new Set(['resolve', 'score', 'over']);

function layChart(box: Box, state: State, { players, phase }: Position): void {
  for (const [seat, player] of players.entries()) {
    const { missions = {}, done = [] } = player;
    if (Object.keys(missions).length > 0 && (!WITH_DISCS.has(phase) || state.home.includes(seat))) {
      throw new PositionError(`players[${seat}].missions`, 'no discs of this player lie on the chart now');
    }
    if (done.length > 0 && !WITH_DEEDS.has(phase)) {
      throw new PositionError(`players[${seat}].done`, 'no mission has been carried out yet');
    }
    layMissions(box, state, seat, player);
    layDone(box, state, seat, player);
  }
  if (phase === 'informer' && state.informer !== NONE && hasMissions(state, state.informer)) {
    const seat = players.findIndex((_, one) => canPlace(box, state, one)); // rule FD-6.1
    if (seat >= 0) throw new PositionError(`players[${seat}].missions`, 'must have every disc by now');
  }
}

/** Takes from the box what lies on the chart, in chests and on logs; the rest must last for the voyages to come. */
function countBox(box: Box, state: State, phase: Phase): void {
  for (const [kind, count] of box.treasureStones.entries()) {
    const each = box.facts.filter(({ treasure }) => treasure === kind).length;
    const inBox = count - treasureOutside(box, state, kind);
    const isLaid = isAtSea(phase) || phase === 'street';
    const ahead = each * (VOYAGES - state.voyage + (isLaid ? 0 : 1));
    // In a voyage that is over, what is left on the chart comes back first.
    const back = isAllHome(phase) && state.voyage < VOYAGES ? onChart(box, state, kind) : 0;
    if (inBox + back < ahead) throw tooMuch(state, 'chest', TREASURES, kind);
    state.treasureInBox[kind] = inBox;
  }
  for (const [good, count] of box.goodsCounters.entries()) {
    const each = box.facts.filter(({ goods }) => goods.includes(good)).length;
    const inBox = count - goodsOutside(state, good);
    const unsold = isAllHome(phase) && state.voyage < VOYAGES ? inPorts(state, good) : 0;
    if (inBox + unsold < each * (VOYAGES - state.voyage)) throw tooMuch(state, 'goods', GOODS, good);
    state.goodsInBox[good] = inBox;
  }
}

function onChart(box: Box, state: State, kind: number): number {
  return box.facts.filter(
    ({ treasure }, destination) => state.treasure[destination] === true && treasure === kind,
  ).length;
}

function inPorts(state: State, good: number): number {
  return state.market.filter((bits) => (bits & (1 << good)) !== 0).length;
}

/** Blames the player who has most of it. */
function tooMuch(
  state: State,
  name: 'chest' | 'goods',
  kinds: readonly string[],
  kind: number,
): PositionError {
  const size = name === 'goods' ? GOOD_KINDS : TREASURES.length;
  const counts = Array.from({ length: seatCount(state) }, (_, seat) => must(state[name][seat * size + kind]));
  const seat = counts.indexOf(Math.max(...counts));
  const problem = 'the players have more of it together than the voyages so far can have brought';
  return new PositionError(`players[${seat}].${name}.${kinds[kind] ?? ''}`, problem);
}
