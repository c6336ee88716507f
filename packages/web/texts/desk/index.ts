import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { DeskTexts } from './desk-texts.ts';

export const deskTexts = new TextsByLocale<DeskTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
