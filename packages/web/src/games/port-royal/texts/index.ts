import { TextsByLocale } from '../../../app/texts-by-locale.ts';
import type { AdventureBoardTexts } from './adventure/adventure-texts.ts';
import type { BoardTexts } from './board-texts.ts';

export type { AdventureBoardTexts } from './adventure/adventure-texts.ts';
export type { BoardTexts } from './board-texts.ts';

export const boardTexts = new TextsByLocale<BoardTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});

/** Only tables of The Adventure Begins load them. */
export const adventureTexts = new TextsByLocale<AdventureBoardTexts>({
  en: () => import('./adventure/en.ts'),
  fr: () => import('./adventure/fr.ts'),
  nl: () => import('./adventure/nl.ts'),
});
