import type { MomentTexts } from './moment-texts.ts';

export const en: MomentTexts = {
  fought: 'Combat',
  'ranked-up': 'A higher rank',
  upgraded: 'Ship upgrade',
  'quest-done': 'Quest fulfilled',
  objective: 'Career objective',
  admiral: 'An admiral',
  'explorer-home': 'The end of the track',
  scoring: 'Scoring',
};
