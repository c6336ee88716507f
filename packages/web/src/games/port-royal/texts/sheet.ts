import type { SheetTexts } from '../../manifest.ts';

/** What the front page says of the game. */
export const sheetTexts: SheetTexts = {
  en: { name: 'Port Royal', tagline: 'Draw one more card, or stop before two ships of a colour meet.' },
  fr: {
    name: 'Port Royal',
    tagline: 'Encore une carte, ou s’arrêter avant que deux navires de la même couleur se croisent.',
  },
  nl: {
    name: 'Port Royal',
    tagline: 'Nog een kaart, of stoppen voordat er twee schepen van dezelfde kleur liggen.',
  },
};
