import type { GameTexts } from '@captains-table/kernel';
import type { Code, Event, Mark, TurnPending } from '../src/index.ts';

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
  prompts: { turn: ({ seat }, scene) => `${scene.seat(seat)}: mark an empty square` },
  moves: { mark: (move) => `mark the ${square(move.square)} square` },
  events: {
    marked: (event, scene) => `${scene.seat(event.seat)} marks the ${square(event.square)} square`,
    won: ({ seat }, scene) => `${scene.seat(seat)} has three in a row`,
    drawn: () => 'The board is full: nobody wins',
  },
  refusals: {
    occupied: (params) => `The ${square(params['square'])} square is taken`,
    'no-such-square': () => 'There is no such square',
  },
  scores: { game: 'Game' },
};
