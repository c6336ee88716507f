import { TextsByLocale } from '../../../src/app/texts-by-locale.ts';
import type { TablesTexts } from './tables-texts.ts';

export const tablesTexts = new TextsByLocale<TablesTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
