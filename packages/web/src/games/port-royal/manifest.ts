/** Port Royal at a table. */
import type { Options } from '@captains-table/kernel';
import type { GameManifest } from '../manifest.ts';
import { adventureTexts, boardTexts } from './texts/index.ts';

export const manifest: GameManifest = {
  id: 'port-royal',
  board: (options) =>
    isAdventure(options) ? import('./board/adventure/index.tsx') : import('./board/index.tsx'),
  boardTexts: (options) => (isAdventure(options) ? [boardTexts, adventureTexts] : [boardTexts]),
  mentions: () => import('./mentions/index.tsx'),
  guide: () => import('./lessons/index.ts'),
  primer: () => import('./primer/index.ts'),
  campaignChart: () => import('./campaign/chart.ts'),
  pieceDrawings: () => import('./workshop/index.tsx'),
};

function isAdventure({ mode }: Options): boolean {
  return mode.startsWith('adventure-');
}
