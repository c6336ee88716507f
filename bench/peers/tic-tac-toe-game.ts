/**
 * Tic-tac-toe for boardgame.io, written for speed: actions are made once, undo is off, and a move
 * returns a new board, which is a little faster than changing the draft it is given.
 */
import type { GameConfig, MakeMove } from './boardgame-io.ts';
import { makeMove } from './boardgame-io.ts';

export interface Board {
  readonly cells: readonly (string | null)[];
}

const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const ACTIONS: Readonly<Record<string, readonly MakeMove[]>> = {
  '0': SQUARES.map((square) => makeMove('mark', square, '0')),
  '1': SQUARES.map((square) => makeMove('mark', square, '1')),
};

export const game: GameConfig<Board> = {
  seed: 'bench',
  disableUndo: true,
  setup: () => ({ cells: [null, null, null, null, null, null, null, null, null] }),
  moves: { mark },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf,
};

/** What the player may do: mark any free square. */
export function freeActions({ cells }: Board, playerID: string): MakeMove[] {
  const free: MakeMove[] = [];
  for (const action of ACTIONS[playerID] ?? []) {
    if (cells[action.payload.args[0]] === null) free.push(action);
  }
  return free;
}

/** Trusts its caller, as ours does. */
function mark({ G, playerID }: { G: Board; playerID: string }, square: number): Board {
  const cells = G.cells.slice();
  cells[square] = playerID;
  return { cells };
}

function endIf({ G: { cells } }: { G: Board }): object | undefined {
  for (const [a, b, c] of LINES) {
    if (cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]) return { winner: cells[a] };
  }
  return cells.includes(null) ? undefined : { draw: true };
}
