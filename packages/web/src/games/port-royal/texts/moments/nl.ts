import type { MomentTexts } from './moment-texts.ts';

export const nl: MomentTexts = {
  busted: 'Beurt verspeeld',
  taxed: 'Belasting',
  repelled: 'Verjaagd',
  explored: 'Expeditie',
  claimed: 'Contract',
  ending: 'Laatste ronde',
};
