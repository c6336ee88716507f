import { botTexts } from '@captains-table/bots/texts';
import type { Locale } from '@captains-table/kernel';
import { playTexts } from '../../texts/plays.ts';

/** Levels of earlier releases have no name. */
export function botName(level: string, locale: Locale): string {
  const known = Object.entries(botTexts[locale].levels).find(([id]) => id === level);
  return playTexts[locale].bot(known?.[1].name ?? level);
}
