import type { MomentTexts } from './moment-texts.ts';

export const fr: MomentTexts = {
  busted: 'Tout est perdu',
  taxed: 'Taxation',
  repelled: 'Repoussé',
  explored: 'Expédition',
  claimed: 'Contrat',
  ending: 'Dernier tour de table',
};
