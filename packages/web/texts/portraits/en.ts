import type { PortraitTexts } from './portrait-texts.ts';

export const en: PortraitTexts = {
  title: 'Your portrait',
  of: (name) => `Portrait of ${name}`,
  none: 'Seal only',
  names: {
    navigator: 'Navigator',
    cook: 'Cook',
    gunner: 'Gunner',
    surgeon: 'Surgeon',
    carpenter: 'Carpenter',
    fiddler: 'Fiddler',
    lookout: 'Lookout',
    merchant: 'Merchant',
  },
};
