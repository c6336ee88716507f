/** Caravelas on the front page. */
import type { Sheet } from '../../manifest.ts';
import { sheetTexts } from '../texts/sheet.ts';
import { CaravelasSheet } from './sheet.tsx';

export const caravelas: Sheet = {
  id: 'caravelas',
  Drawing: CaravelasSheet,
  texts: sheetTexts,
  players: [2, 4],
  time: { all: [60, 90] },
  hasGuide: true,
};
