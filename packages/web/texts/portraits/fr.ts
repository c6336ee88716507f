import type { PortraitTexts } from './portrait-texts.ts';

export const fr: PortraitTexts = {
  title: 'Votre portrait',
  of: (name) => `Portrait de ${name}`,
  none: 'Sceau seul',
  names: {
    navigator: 'Navigatrice',
    cook: 'Cuisinier',
    gunner: 'Canonnier',
    surgeon: 'Chirurgienne',
    carpenter: 'Charpentier',
    fiddler: 'Violoniste',
    lookout: 'Vigie',
    merchant: 'Marchand',
  },
};
