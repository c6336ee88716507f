import { TextsByLocale } from '../../../../app/texts-by-locale.ts';
import type { GuideTexts } from '../../../../learn/lesson.ts';

export const guideTexts = new TextsByLocale<GuideTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
