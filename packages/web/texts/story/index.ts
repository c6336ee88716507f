import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { StoryTexts } from './story-texts.ts';

export const storyTexts = new TextsByLocale<StoryTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
