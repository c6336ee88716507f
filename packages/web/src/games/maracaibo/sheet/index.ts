/** Maracaibo on the front page. */
import type { Sheet } from '../../manifest.ts';
import { sheetTexts } from '../texts/sheet.ts';

export const maracaibo: Sheet = {
  id: 'maracaibo',
  drawing: () => import('./sheet.tsx'),
  texts: sheetTexts,
  players: [1, 4],
  time: { each: 30 },
  hasGuide: true,
};
