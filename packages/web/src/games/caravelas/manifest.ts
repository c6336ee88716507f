/** Caravelas at a table. */
import type { GameManifest } from '../manifest.ts';
import { boardTexts } from './texts/index.ts';

export const manifest: GameManifest = {
  id: 'caravelas',
  board: () => import('./board/index.tsx'),
  boardTexts: () => [boardTexts],
  mentions: () => import('./mentions/index.tsx'),
  guide: () => import('./lessons/index.ts'),
  primer: () => import('./primer/index.ts'),
  pieceDrawings: () => import('./workshop/index.tsx'),
  editableChart: () => import('./workshop/chart.tsx'),
};
