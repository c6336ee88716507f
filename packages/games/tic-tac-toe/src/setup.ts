import type { Chance, GameMeta, Options } from '@captains-table/kernel';
import type { State } from './state.ts';

export const meta: GameMeta = {
  id: 'tic-tac-toe',
  rulesVersion: '1',
  players: { min: 2, max: 2 },
  modes: [{ id: 'classic', players: { min: 2, max: 2 }, options: [] }],
  perfectInformation: true,
  listed: false,
};

/** Rule TTT-1.1. */
export function setup(_seats: number, _options: Options, chance: Chance): State {
  return {
    stack: [{ kind: 'turn', seat: 0 }],
    chance,
    reveals: 0,
    board: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    winner: -1,
  };
}

export function clone(state: State): State {
  return {
    stack: state.stack.map((frame) => ({ kind: frame.kind, seat: frame.seat })),
    chance: [...state.chance],
    reveals: state.reveals,
    board: state.board.slice(),
    winner: state.winner,
  };
}
