import type { Chance, Pending, Refusal, Seat } from '@captains-table/kernel';

/** Whose mark a square bears: 0 none, 1 the first seat's, 2 the second's. */
export type Square = 0 | 1 | 2;

/** The one frame of this game: a player's turn. */
export interface TurnFrame {
  readonly kind: 'turn';
  seat: Seat;
}

export interface State {
  stack: TurnFrame[];
  chance: Chance;
  reveals: number;
  board: Square[];
  /** The winner's seat; −1 while there is none. */
  winner: Seat;
}

export interface Mark {
  readonly kind: 'mark';
  readonly square: number;
}

interface Marked {
  readonly key: 'marked';
  readonly seat: Seat;
  readonly square: number;
}

interface Won {
  readonly key: 'won';
  readonly seat: Seat;
}

interface Drawn {
  readonly key: 'drawn';
}

export type Event = Marked | Won | Drawn;

export interface TurnPending extends Pending {
  readonly kind: 'turn';
}

export type Code = 'occupied' | 'no-such-square';
export type TicTacToeRefusal = Refusal<Code>;

/** What everyone sees: there is nothing to hide. */
export interface View {
  readonly board: readonly Square[];
  readonly turn: Seat | undefined;
  readonly winner: Seat | undefined;
}
