import type { Locale } from '@captains-table/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { CampaignsTexts } from './campaigns-texts.ts';

export const campaignsTexts: Readonly<Record<Locale, CampaignsTexts>> = { en, fr, nl };
