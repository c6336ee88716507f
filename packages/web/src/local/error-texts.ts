/** The server's words for failures, for tables without a server. */
import type { ErrorTexts } from '@captains-table/protocol/texts';
import { TextsByLocale } from '../app/texts-by-locale.ts';

export const errorTexts = new TextsByLocale<ErrorTexts>({
  en: () => import('@captains-table/protocol/texts/en'),
  fr: () => import('@captains-table/protocol/texts/fr'),
  nl: () => import('@captains-table/protocol/texts/nl'),
});
