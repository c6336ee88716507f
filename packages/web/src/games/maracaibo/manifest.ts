/** Maracaibo at a table. */
import type { Options } from '@captains-table/kernel';
import type { GameManifest } from '../manifest.ts';
import { showsTabs } from './screen/media.ts';
import { boardTexts, storyTexts } from './texts/index.ts';

export const manifest: GameManifest = {
  id: 'maracaibo',
  board: (options) => {
    // Beside the board, so that a phone waits for neither.
    if (showsTabs()) void import('./board/one-tab.tsx');
    return tellsStory(options) ? import('./story/index.tsx') : import('./board/index.tsx');
  },
  boardTexts: (options) => (tellsStory(options) ? [boardTexts, storyTexts] : [boardTexts]),
  mentions: () => import('./mentions/index.tsx'),
  guide: () => import('./lessons/index.ts'),
  primer: () => import('./primer/index.ts'),
  campaignChart: () => import('./campaign/chart.ts'),
  pieceDrawings: () => import('./workshop/index.tsx'),
  editableChart: () => import('./workshop/chart.tsx'),
};

function tellsStory({ mode }: Options): boolean {
  return mode === 'story';
}
