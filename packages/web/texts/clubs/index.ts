import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { ClubsTexts } from './clubs-texts.ts';

export type { ClubsTexts } from './clubs-texts.ts';

export const clubsTexts = new TextsByLocale<ClubsTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
