import { TextsByLocale } from '../../../../app/texts-by-locale.ts';
import type { MomentTexts } from './moment-texts.ts';

export const momentTexts = new TextsByLocale<MomentTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
