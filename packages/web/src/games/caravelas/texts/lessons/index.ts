import { TextsByLocale } from '../../../../app/texts-by-locale.ts';
import type { GuideTexts } from '../../../../learn/lesson.ts';

export const guideTexts = new TextsByLocale<GuideTexts>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
});
