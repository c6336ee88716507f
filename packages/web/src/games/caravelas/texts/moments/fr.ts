import type { MomentTexts } from './moment-texts.ts';

export const fr: MomentTexts = {
  rounded: 'Le Cap est franchi',
  struck: 'Le Cap prend son dû',
  stormed: 'Tempête',
  becalmed: 'Accalmie',
  sank: 'Un navire sombre',
  discovered: 'Découverte',
  built: 'Jerónimos',
  upgraded: 'Un quatrième navire',
  ending: 'Dernier tour',
};
