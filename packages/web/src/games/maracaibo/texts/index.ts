import { TextsByLocale } from '../../../app/texts-by-locale.ts';
import type { BoardTexts } from './board-texts.ts';

export type { BoardTexts } from './board-texts.ts';

export const boardTexts = new TextsByLocale<BoardTexts>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
});
