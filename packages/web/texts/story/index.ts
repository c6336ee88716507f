import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { StoryTexts } from './story-texts.ts';

export const storyTexts: Readonly<Record<Locale, StoryTexts>> = { en, fr, nl };
