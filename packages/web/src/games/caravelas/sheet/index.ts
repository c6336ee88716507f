/** Caravelas on the front page. */
import type { Sheet } from '../../manifest.ts';
import { sheetTexts } from '../texts/sheet.ts';

export const caravelas: Sheet = {
  id: 'caravelas',
  drawing: () => import('./sheet.tsx'),
  texts: sheetTexts,
  players: [2, 4],
  time: { all: [60, 90] },
  hasGuide: true,
};
