/** Port Royal at a table. */
import type { GameManifest } from '../manifest.ts';
import { boardTexts } from './texts/index.ts';

export const manifest: GameManifest = {
  id: 'port-royal',
  board: () => import('./board/index.tsx'),
  boardTexts,
  guide: () => import('./lessons/index.ts'),
  campaignChart: () => import('./campaign/chart.ts'),
};
