import type { PortraitTexts } from './portrait-texts.ts';

export const nl: PortraitTexts = {
  title: 'Jouw portret',
  of: (name) => `Portret van ${name}`,
  none: 'Alleen het zegel',
  names: {
    navigator: 'Stuurvrouw',
    cook: 'Kok',
    gunner: 'Kanonnier',
    surgeon: 'Scheepsarts',
    carpenter: 'Timmerman',
    fiddler: 'Vioolspeelster',
    lookout: 'Uitkijk',
    merchant: 'Koopman',
  },
};
