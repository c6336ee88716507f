/**
 * Any position from one short object, for tests, puzzles and tools. Pieces are named by their ids;
 * what is not mentioned takes its usual value: hands are empty, nothing is bought, the ship is in
 * Havana. Pieces come from wherever they lie, so none is lost or doubled.
 */
import type { Options, Positioned } from '@captains-table/kernel';
import { chanceFrom, checkTable, describeProblem, isRecord } from '@captains-table/kernel';
import { compassesOf } from './cards/abilities.ts';
import { at } from './lists.ts';
import { PieceMover } from './position-pieces.ts';
import type { Position } from './position-spec.ts';
import { deal } from './setup/deal.ts';
import { meta } from './setup/meta.ts';
import type { Rules, State } from './state.ts';
import { openClassic } from './story/classic.ts';
import { addTile } from './story/legacy.ts';

/** Checks the outer shape of what came from outside; names are checked when they are placed. */
export function parsePosition(value: unknown): Position {
  if (!isRecord(value)) throw new Error('a position is an object');
  const { players } = value;
  if (!Array.isArray(players) || players.length === 0 || !players.every(isRecord)) {
    throw new Error('a position has players: a list of objects');
  }
  return { ...value, players };
}

/** The state without its frames' consequences: whoever calls settles it. */
export function statePosition(rules: Rules, position: Position): Positioned<State> {
  const seats = position.players.length;
  const options = optionsOf(position, seats);
  const chance = chanceFrom(position.seed ?? 'position');
  const state = deal(rules.box, seats, { ...options, randomStart: false }, chance);
  openClassic(rules, state, undefined);
  if (position.phase === 'opening') {
    state.stack.push({ kind: 'match' }, { kind: 'opening', steps: state.score.map(() => 0) });
    return { seats, options, state };
  }
  const pieces = new PieceMover(rules, state);
  pieces.clear();
  for (const tile of position.legacy ?? []) addTile(rules, state, pieces.number('tile', tile), undefined);
  pieces.board(position);
  position.players.forEach((player, seat) => pieces.player(player, seat));
  pieces.piles(position);
  if (position.jeanne !== undefined) pieces.jeanne(position.jeanne);
  for (let seat = 0; seat < seats; seat++) pieces.fillSpySupply(seat);
  state.round = position.round ?? 1;
  state.active = position.active ?? 0;
  pushFrames(state, position, position.phase);
  return { seats, options, state };
}

function optionsOf({ options, players }: Position, seats: number): Options {
  const mode = players.length === 1 ? 'solo' : 'classic';
  const checked = checkTable(meta, seats, { mode, ...options });
  if (!checked.ok) throw new Error(describeProblem(checked.problem));
  return checked.options;
}

type TurnPhase = Exclude<Position['phase'], 'opening' | undefined>;

function pushFrames(state: State, { points = 1 }: Position, phase: TurnPhase = 'sail'): void {
  const seat = state.active;
  state.stack.push({ kind: 'match' });
  if (seat >= state.players) return;
  state.compassesBefore = compassesOf(state, seat);
  state.ownedBefore = at(state.bought, seat).length;
  if (phase === 'scoring') state.trigger = seat;
  else if (phase === 'draw') state.stack.push({ kind: 'turn', seat, phase: 'draw' });
  else if (phase === 'sail') state.stack.push({ kind: 'turn', seat, phase: 'leg' });
  else {
    state.moved = points;
    state.stack.push({ kind: 'turn', seat, phase: 'after' }, { kind: 'leg', seat, max: 7, phase, points });
  }
}
