import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { PacksTexts } from './packs-texts.ts';

export const packsTexts = new TextsByLocale<PacksTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
