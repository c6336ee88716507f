import { TextsByLocale } from '../../../app/texts-by-locale.ts';
import type { BoardTexts } from './board-texts.ts';
import type { StoryBoardTexts } from './story/texts.ts';

export type { BoardTexts } from './board-texts.ts';
export type { StoryBoardTexts } from './story/texts.ts';

export const boardTexts = new TextsByLocale<BoardTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});

/** Only tables that tell the story load them. */
export const storyTexts = new TextsByLocale<StoryBoardTexts>({
  en: () => import('./story/en.ts'),
  fr: () => import('./story/fr.ts'),
  nl: () => import('./story/nl.ts'),
});
