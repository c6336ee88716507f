import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { AdminTexts } from './admin-texts.ts';

export const adminTexts = new TextsByLocale<AdminTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
