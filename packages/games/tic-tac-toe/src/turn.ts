import type { EventSink, FrameKind, Move, Seat } from '@captains-table/kernel';
import { fieldsOf, must } from '@captains-table/kernel';
import type { Event, Mark, Square, State, TicTacToeRefusal, TurnFrame, TurnPending } from './state.ts';

const MARKS: readonly Mark[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((square) => ({ kind: 'mark', square }));

type Line = readonly [number, number, number];

/** The other two squares of every line through a square. */
const LINES_THROUGH: readonly (readonly (readonly [number, number])[])[] = linesThrough([
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]);

export const turn: FrameKind<State, TurnFrame, Mark, Event, TurnPending> = {
  pending: (_state, frame) => [{ seat: frame.seat, kind: 'turn' }],
  legal,
  apply,
  whyNot,
};

/** Rules TTT-2.1, TTT-2.2. */
function legal(state: State, frame: TurnFrame, seat: Seat): readonly Mark[] {
  if (seat !== frame.seat) return [];
  const moves: Mark[] = [];
  for (let square = 0; square < 9; square++) {
    if (state.board[square] === 0) moves.push(must(MARKS[square]));
  }
  return moves;
}

function apply(state: State, frame: TurnFrame, seat: Seat, move: Mark, events: EventSink<Event>): void {
  const { square } = move;
  const mark: Square = seat === 0 ? 1 : 2;
  state.board[square] = mark;
  events?.({ key: 'marked', seat, square });
  if (completesLine(state.board, square, mark)) {
    state.winner = seat; // rule TTT-3.1
    state.stack.pop();
    events?.({ key: 'won', seat });
  } else if (!state.board.includes(0)) {
    state.stack.pop(); // rule TTT-3.2
    events?.({ key: 'drawn' });
  } else {
    frame.seat = 1 - seat;
  }
}

function whyNot(_state: State, _frame: TurnFrame, _seat: Seat, move: Move): TicTacToeRefusal {
  const { square: asked } = fieldsOf(move);
  const meant = MARKS.find(({ square }) => square === asked);
  return meant === undefined
    ? { code: 'no-such-square', rule: 'TTT-2.3' }
    : { code: 'occupied', rule: 'TTT-2.2', params: { square: meant.square } };
}

function completesLine(board: readonly Square[], square: number, mark: Square): boolean {
  for (const [a, b] of LINES_THROUGH[square] ?? []) {
    if (board[a] === mark && board[b] === mark) return true;
  }
  return false;
}

function linesThrough(lines: readonly Line[]): (readonly [number, number])[][] {
  return MARKS.map(({ square }) =>
    lines.filter((line) => line.includes(square)).map((line) => othersOf(line, square)),
  );
}

function othersOf([a, b, c]: Line, square: number): readonly [number, number] {
  if (square === a) return [b, c];
  return square === b ? [a, c] : [a, b];
}
