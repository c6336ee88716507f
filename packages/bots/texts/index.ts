import type { Locale } from '@captains-table/kernel';
import type { BotTexts } from './bot-texts.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { dutch } from './nl.ts';

export type { BotTexts, LevelName, LevelTexts } from './bot-texts.ts';
export { LEVELS } from './bot-texts.ts';
export type { Character, CharacterId, SeatedBot } from './characters.ts';
export { CHARACTERS, charactersFor } from './characters.ts';

/** What people read about the bots. */
export const botTexts: Readonly<Record<Locale, BotTexts>> = { en: english, fr: french, nl: dutch };
