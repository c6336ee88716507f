import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { TableTexts } from './table-texts.ts';

export type { TableTexts } from './table-texts.ts';

export const tableTexts = new TextsByLocale<TableTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
