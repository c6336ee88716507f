import { TextsByLocale } from '../../../../app/texts-by-locale.ts';
import type { PrimerTexts } from '../../../../learn/primer.ts';

export const primerTexts = new TextsByLocale<PrimerTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
