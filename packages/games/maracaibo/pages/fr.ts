import type { PageWords } from '@captains-table/kernel';
import words from './fr.json' with { type: 'json' };

export const pages: Readonly<Record<string, PageWords>> = words;
