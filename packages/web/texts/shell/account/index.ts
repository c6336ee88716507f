import { TextsByLocale } from '../../../src/app/texts-by-locale.ts';
import type { AccountTexts } from './account-texts.ts';

export const accountTexts = new TextsByLocale<AccountTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
