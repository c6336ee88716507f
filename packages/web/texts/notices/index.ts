import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { NoticesTexts } from './notices-texts.ts';

export const noticesTexts = new TextsByLocale<NoticesTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
