/** Port Royal on the front page. */
import type { Sheet } from '../../manifest.ts';
import { sheetTexts } from '../texts/sheet.ts';
import { PortRoyalSheet } from './sheet.tsx';

export const portRoyal: Sheet = {
  id: 'port-royal',
  Drawing: PortRoyalSheet,
  texts: sheetTexts,
  players: [1, 5],
  time: { all: [20, 50] },
  hasGuide: true,
};
