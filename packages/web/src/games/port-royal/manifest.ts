/** Port Royal on the web. */
import type { GameManifest } from '../manifest.ts';
import { PortRoyalSheet } from './sheet/sheet.tsx';
import { boardTexts } from './texts/index.ts';
import { sheetTexts } from './texts/sheet.ts';

export const portRoyal: GameManifest = {
  id: 'port-royal',
  sheet: { Drawing: PortRoyalSheet, texts: sheetTexts, players: [1, 5], time: { all: [20, 50] } },
  board: async () => (await import('./board/index.tsx')).board,
  boardTexts,
  guide: async () => (await import('./lessons/index.ts')).guide,
};
