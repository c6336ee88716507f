import type { SheetTexts } from '../../manifest.ts';

/** What the front page says of the game. */
export const sheetTexts: SheetTexts = {
  en: { name: 'Caravelas', tagline: 'Ride the currents from Lisboa to Japan and bring the pepper home.' },
  fr: { name: 'Caravelas', tagline: 'Suivez les courants de Lisboa jusqu’au Japon et rapportez le poivre.' },
  nl: { name: 'Caravelas', tagline: 'Vaar op de stromingen van Lisboa naar Japan en breng de peper thuis.' },
};
