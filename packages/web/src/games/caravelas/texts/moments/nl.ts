import type { MomentTexts } from './moment-texts.ts';

export const nl: MomentTexts = {
  rounded: 'De Kaap gerond',
  struck: 'De Kaap eist zijn tol',
  stormed: 'Storm',
  becalmed: 'Windstilte',
  sank: 'Een schip vergaat',
  discovered: 'Ontdekking',
  built: 'Jerónimos',
  upgraded: 'Een vierde schip',
  ending: 'Laatste ronde',
};
