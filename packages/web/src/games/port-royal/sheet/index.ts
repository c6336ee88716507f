/** Port Royal on the front page. */
import type { Sheet } from '../../manifest.ts';
import { sheetTexts } from '../texts/sheet.ts';

export const portRoyal: Sheet = {
  id: 'port-royal',
  drawing: () => import('./sheet.tsx'),
  texts: sheetTexts,
  players: [1, 5],
  time: { all: [20, 50] },
  hasGuide: true,
};
