import type { MomentTexts } from './moment-texts.ts';

export const en: MomentTexts = {
  rounded: 'The Cape is rounded',
  struck: 'The Cape takes its toll',
  stormed: 'Storm',
  becalmed: 'Calm',
  sank: 'A ship goes down',
  discovered: 'Discovery',
  built: 'Jerónimos',
  upgraded: 'A fourth ship',
  ending: 'Last round',
};
