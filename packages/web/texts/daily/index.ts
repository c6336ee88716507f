import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { DailyTexts } from './daily-texts.ts';

export type { DailyTexts } from './daily-texts.ts';

export const dailyTexts = new TextsByLocale<DailyTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
