/** Francis Drake on the web. */
import type { GameManifest } from '../manifest.ts';
import { FrancisDrakeSheet } from './sheet/sheet.tsx';
import { boardTexts } from './texts/index.ts';
import { sheetTexts } from './texts/sheet.ts';

export const francisDrake: GameManifest = {
  id: 'francis-drake',
  sheet: { Drawing: FrancisDrakeSheet, texts: sheetTexts, players: [3, 5], time: { all: [90, 120] } },
  board: async () => (await import('./board/index.tsx')).board,
  boardTexts,
  guide: async () => (await import('./lessons/index.ts')).guide,
};
