/**
 * Any position from one short object, for tests, puzzles and tools. What is not mentioned takes its usual value: hands
 * are empty, nothing is bought, the ship is in Havana. Named pieces are set apart before any other is dealt, so none is
 * lost or doubled.
 */
import type { AskedPosition, Seat } from '@captains-table/kernel';
import { PositionError, chanceFrom } from '@captains-table/kernel';
import { NONE } from './box.ts';
import { compassesOf } from './cards/abilities.ts';
import { at } from './lists.ts';
import { layBoard } from './position-board.ts';
import { dealWishedCards } from './position-opening.ts';
import { NamedPieces } from './position-pieces.ts';
import { fillSpySupply, placeJeanne, placePlayers } from './position-players.ts';
import type { Fields, Position } from './position-spec.ts';
import { deal } from './setup/deal.ts';
import type { Rules, State } from './state.ts';
import { openClassic } from './story/classic.ts';
import { layStory, startOf, takeStoryTiles } from './story/position.ts';
import { openStory } from './story/setup.ts';
import { addTile } from './story/legacy.ts';
import type { Sailing } from './turn/sail.ts';

/** The state before its frames have run: the caller settles it. */
export function statePosition(
  rules: Rules,
  sailing: Sailing,
  { position, seats, options }: AskedPosition<Fields>,
): State {
  const chance = chanceFrom(position.seed ?? 'position');
  const start = startOf(rules.box, options, position);
  const state = deal(rules.box, seats, { ...options, randomStart: false }, chance, start);
  if (position.phase === 'opening') {
    checkOpening(position);
    dealWishedCards(rules, state, position);
    state.stack.push({ kind: 'match' }, { kind: 'opening', steps: state.score.map(() => 0) });
    if (start === undefined) openClassic(rules, state, undefined);
    else openStory(rules, state, start);
    return state;
  }
  const pieces = new NamedPieces(rules, state, position);
  if (start === undefined) openClassic(rules, state, undefined);
  else layStory(rules, state, start);
  for (const id of position.legacy ?? []) addTile(rules, state, rules.moves.tile.get(id) ?? NONE, undefined);
  layBoard(rules, state, position);
  placePlayers(rules, state, position);
  placeJeanne(rules, state, position);
  pieces.place();
  takeStoryTiles(rules, state, position);
  for (let seat = 0; seat < seats; seat++) fillSpySupply(rules, state, seat);
  state.round = position.round ?? 1;
  state.active = activeIn(state, position);
  pushFrames(rules, state, position);
  checkShips(rules, state, sailing, position);
  return state;
}

/** In the opening everything lies as the seed deals it, except cards named for a hand. */
function checkOpening(position: Position): void {
  const { players, options: _options, phase: _phase, seed: _seed, ...others } = position;
  const [name] = Object.keys(others);
  if (name !== undefined) throw new PositionError(name, 'is as the seed deals it in the opening');
  for (const [seat, { hand: _hand, ...player }] of players.entries()) {
    const [own] = Object.keys(player);
    if (own === undefined) continue;
    throw new PositionError(`players[${seat}].${own}`, 'is as the seed deals it in the opening');
  }
}

function activeIn({ players, jeanne }: State, { active = 0 }: Position): Seat {
  const last = jeanne.plays ? players : players - 1;
  if (active <= last) return active;
  throw new PositionError('active', `must be a seat from 0 to ${last}`);
}

function pushFrames({ box }: Rules, state: State, { points = 1, phase = 'sail' }: Position): void {
  const seat = state.active;
  state.stack.push({ kind: 'match' });
  if (seat >= state.players) return;
  state.compassesBefore = compassesOf(state, seat);
  state.ownedBefore = at(state.bought, seat).length;
  switch (phase) {
    case 'opening':
      return;
    case 'scoring':
      state.trigger = seat;
      break;
    case 'sail':
      state.stack.push({ kind: 'turn', seat, phase: 'leg' });
      break;
    case 'draw':
      state.stack.push({ kind: 'turn', seat, phase: 'draw' });
      break;
    case 'stop':
    case 'main':
      state.moved = points;
      state.stack.push(
        { kind: 'turn', seat, phase: 'after' },
        { kind: 'leg', seat, max: box.tracks.setup.maxMovement, phase, points },
      );
  }
}

/** Every ship lies at a place that is there, and has a way on unless its round is over: a scoring brings all home. */
function checkShips({ box }: Rules, state: State, sailing: Sailing, { phase = 'sail' }: Position): void {
  const { maxMovement } = box.tracks.setup;
  for (let seat = 0; seat < state.players; seat++) {
    const path = `players[${seat}].ship`;
    const { legacy, ends } = at(box.locations, at(state.ships, seat));
    if (legacy !== NONE && (state.legacy & (1 << legacy)) === 0) {
      throw new PositionError(path, 'that place comes with a legacy tile');
    }
    const hasArrived = seat === state.active && phase !== 'sail' && ends !== '';
    if (hasArrived || phase === 'scoring') continue;
    const leg = { kind: 'leg', seat, max: maxMovement, phase: 'sail', points: 0 } as const;
    if (sailing.moves(state, { ...leg }).length === 0)
      throw new PositionError(path, 'there is no way on from there');
  }
}
