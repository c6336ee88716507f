import type { MomentTexts } from './moment-texts.ts';

export const en: MomentTexts = {
  busted: 'Bust',
  taxed: 'Tax',
  repelled: 'Repelled',
  explored: 'Expedition',
  claimed: 'Contract',
  ending: 'Last round',
};
