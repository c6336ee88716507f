/** Maracaibo on the front page. */
import type { Sheet } from '../../manifest.ts';
import { sheetTexts } from '../texts/sheet.ts';
import { MaracaiboSheet } from './sheet.tsx';

export const maracaibo: Sheet = {
  id: 'maracaibo',
  Drawing: MaracaiboSheet,
  texts: sheetTexts,
  players: [1, 4],
  time: { each: 30 },
  hasGuide: true,
};
