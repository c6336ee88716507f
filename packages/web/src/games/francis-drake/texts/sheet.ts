import type { SheetTexts } from '../../manifest.ts';

/** What the front page says of the game. */
export const sheetTexts: SheetTexts = {
  en: {
    name: 'Francis Drake',
    tagline: 'Fit out in Plymouth, then raid the Spanish Main before the others.',
  },
  fr: {
    name: 'Francis Drake',
    tagline: 'Armez vos navires à Plymouth, puis pillez les côtes espagnoles avant les autres.',
  },
  nl: {
    name: 'Francis Drake',
    tagline: 'Rust je uit in Plymouth en plunder de Spaanse kusten vóór de anderen.',
  },
};
