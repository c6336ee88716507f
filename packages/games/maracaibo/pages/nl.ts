import type { PageWords } from '@captains-table/kernel';
import words from './nl.json' with { type: 'json' };

export const pages: Readonly<Record<string, PageWords>> = words;
