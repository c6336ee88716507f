import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { PeopleTexts } from './people-texts.ts';

export const peopleTexts = new TextsByLocale<PeopleTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
