import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { LearnTexts } from './learn-texts.ts';

export const learnTexts = new TextsByLocale<LearnTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
