import type { MomentTexts } from './moment-texts.ts';

export const nl: MomentTexts = {
  town: 'Een stad ingenomen',
  fort: 'Een fort bestormd',
  galleon: 'Een galjoen geënterd',
  failed: 'Tevergeefs',
  'ghost-vanished': 'Het spookschip',
  conquests: 'Veroveringen',
  'chest-opened': 'De schatkist gaat open',
};
