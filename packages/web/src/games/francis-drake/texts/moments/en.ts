import type { MomentTexts } from './moment-texts.ts';

export const en: MomentTexts = {
  town: 'A town is taken',
  fort: 'A fort is stormed',
  galleon: 'A galleon is boarded',
  failed: 'In vain',
  'ghost-vanished': 'The Ghost Ship',
  conquests: 'Conquests',
  'chest-opened': 'The chest is opened',
};
