/** Caravelas on the web. */
import type { GameManifest } from '../manifest.ts';
import { CaravelasSheet } from './sheet/sheet.tsx';
import { boardTexts } from './texts/index.ts';
import { sheetTexts } from './texts/sheet.ts';

export const caravelas: GameManifest = {
  id: 'caravelas',
  sheet: { Drawing: CaravelasSheet, texts: sheetTexts, players: [2, 4], time: { all: [60, 90] } },
  board: async () => (await import('./board/index.tsx')).board,
  boardTexts,
  guide: async () => (await import('./lessons/index.ts')).guide,
};
