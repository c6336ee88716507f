/** Maracaibo on the web. */
import type { GameManifest } from '../manifest.ts';
import { MaracaiboSheet } from './sheet/sheet.tsx';
import { boardTexts } from './texts/index.ts';
import { sheetTexts } from './texts/sheet.ts';

export const maracaibo: GameManifest = {
  id: 'maracaibo',
  sheet: { Drawing: MaracaiboSheet, texts: sheetTexts, players: [1, 4], time: { each: 30 } },
  board: async () => (await import('./board/index.tsx')).board,
  boardTexts,
  guide: async () => (await import('./lessons/index.ts')).guide,
};
