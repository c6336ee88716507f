import type { GameTexts } from '@captains-table/kernel';
import type { Code, Event, Mark, TurnPending } from '../src/index.ts';
import { rules } from './rules.ts';

export type Texts = GameTexts<Mark, Event, TurnPending, Code>;

const SQUARES = [
  ['top left', 'top', 'top right'],
  ['left', 'centre', 'right'],
  ['bottom left', 'bottom', 'bottom right'],
].flat();

const square = (index: unknown) => SQUARES[Number(index)] ?? '?';

export const en: Texts = {
  name: 'Tic-tac-toe',
  tagline: 'Three in a row wins.',
  modes: { classic: 'Classic' },
  options: {},
  prompts: { turn: ({ seat }, context) => `${context.seat(seat)}: mark an empty square` },
  moves: { mark: (move) => `mark the ${square(move.square)} square` },
  events: {
    marked: (event, context) => `${context.seat(event.seat)} marks the ${square(event.square)} square`,
    won: ({ seat }, context) => `${context.seat(seat)} has three in a row`,
    drawn: () => 'The board is full: nobody wins',
  },
  refusals: {
    occupied: (params) => `The ${square(params['square'])} square is taken`,
    'no-such-square': () => 'There is no such square',
  },
  rules: rules({
    'TTT-2.1': 'On your turn you mark one empty square; then it is the other player’s turn.',
    'TTT-2.2': 'A square that bears a mark cannot be marked again.',
    'TTT-2.3': 'There are nine squares and no others.',
    'TTT-3.1': 'Three of your marks in a row, a column or a diagonal win at once.',
    'TTT-3.2': 'If the board is full and nobody has a line, both share the game.',
  }),
  scores: { game: 'Game' },
};
