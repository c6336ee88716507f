import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { WorkshopTexts } from './workshop-texts.ts';

export const workshopTexts = new TextsByLocale<WorkshopTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
