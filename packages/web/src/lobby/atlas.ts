/**
 * The sheets of the atlas: what the front page knows of a game without loading it. A game that the
 * catalogue offers is `ready`; a test keeps the two in step.
 */
import type { AtlasGame } from '../../texts/shell/index.ts';

interface Sheet {
  readonly game: AtlasGame;
  readonly number: string;
  readonly players: readonly [min: number, max: number];
  /** Minutes for a game, or for each person at the table. */
  readonly time: { readonly all: readonly [min: number, max: number] } | { readonly each: number };
  readonly state: 'ready' | 'coming';
  /** Whether there are lessons for a first game. */
  readonly guide: boolean;
}

export const ATLAS: readonly Sheet[] = [
  { game: 'port-royal', number: 'I', players: [1, 5], time: { all: [20, 50] }, state: 'ready', guide: true },
  { game: 'caravelas', number: 'II', players: [2, 4], time: { all: [60, 90] }, state: 'ready', guide: true },
  {
    game: 'francis-drake',
    number: 'III',
    players: [3, 5],
    time: { all: [90, 120] },
    state: 'ready',
    guide: true,
  },
  { game: 'maracaibo', number: 'IV', players: [1, 4], time: { each: 30 }, state: 'ready', guide: true },
];

export function sheetOf(game: string): Sheet | undefined {
  return ATLAS.find((sheet) => sheet.game === game);
}

export type { Sheet };
