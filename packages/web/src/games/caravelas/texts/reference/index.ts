import { TextsByLocale } from '../../../../app/texts-by-locale.ts';
import type { ReferenceTexts } from '../../../../learn/reference.ts';

export const referenceTexts = new TextsByLocale<ReferenceTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
