import type { SheetTexts } from '../../manifest.ts';

/** What the front page says of the game. */
export const sheetTexts: SheetTexts = {
  en: { name: 'Maracaibo', tagline: 'Four rounds about the Caribbean: fight, trade, build, explore.' },
  fr: {
    name: 'Maracaibo',
    tagline: 'Quatre tours des Caraïbes\u00a0: combattre, commercer, bâtir, explorer.',
  },
  nl: {
    name: 'Maracaibo',
    tagline: 'Vier rondes door het Caribisch gebied: vechten, handelen, bouwen, verkennen.',
  },
};
