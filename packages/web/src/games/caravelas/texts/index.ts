import { TextsByLocale } from '../../../app/texts-by-locale.ts';
import type { BoardTexts } from './board-texts.ts';

export type { BoardTexts } from './board-texts.ts';

export const boardTexts = new TextsByLocale<BoardTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
