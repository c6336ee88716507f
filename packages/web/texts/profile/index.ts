import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { ProfileTexts } from './profile-texts.ts';

export const profileTexts = new TextsByLocale<ProfileTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
