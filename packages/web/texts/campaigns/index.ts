import { TextsByLocale } from '../../src/app/texts-by-locale.ts';
import type { CampaignsTexts } from './campaigns-texts.ts';

export const campaignsTexts = new TextsByLocale<CampaignsTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
});
