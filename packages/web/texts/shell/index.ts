import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { ShellTexts } from './shell-texts.ts';

export type { ShellTexts } from './shell-texts.ts';

export const shellTexts: Readonly<Record<Locale, ShellTexts>> = { en, fr, nl };
