import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { ShellTexts } from './shell-texts.ts';

export type { ShellTexts } from './shell-texts.ts';

/** The page comes with a hint which of them to fetch (`build/front-page`). */
export const shellTexts = new TextsByLocale<ShellTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
