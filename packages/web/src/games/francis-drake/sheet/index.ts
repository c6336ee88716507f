/** Francis Drake on the front page. */
import type { Sheet } from '../../manifest.ts';
import { sheetTexts } from '../texts/sheet.ts';

export const francisDrake: Sheet = {
  id: 'francis-drake',
  drawing: () => import('./sheet.tsx'),
  texts: sheetTexts,
  players: [3, 5],
  time: { all: [90, 120] },
  hasGuide: true,
};
