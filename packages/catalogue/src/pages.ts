/**
 * The words of all pages of a story, for programs. They are no part of a game's entry: a browser is sent
 * single pages, sealed, and its bundles hold none.
 */
import type { Locale, PageWords } from '@captains-table/kernel';

export type Pages = Readonly<Record<string, PageWords>>;

const STORIES: Readonly<Record<string, Readonly<Record<Locale, () => Promise<Pages>>>>> = {
  maracaibo: {
    en: async () => (await import('@captains-table/maracaibo/pages/en')).pages,
    fr: async () => (await import('@captains-table/maracaibo/pages/fr')).pages,
    nl: async () => (await import('@captains-table/maracaibo/pages/nl')).pages,
  },
  'port-royal': {
    en: async () => (await import('@captains-table/port-royal/pages/en')).pages,
    fr: async () => (await import('@captains-table/port-royal/pages/fr')).pages,
    nl: async () => (await import('@captains-table/port-royal/pages/nl')).pages,
  },
  stowaways: {
    en: async () => (await import('@captains-table/stowaways/pages/en')).pages,
    fr: async () => (await import('@captains-table/stowaways/pages/fr')).pages,
    nl: async () => (await import('@captains-table/stowaways/pages/nl')).pages,
  },
};

/** Undefined for a game that tells no story. */
export async function loadPages(game: string, locale: Locale): Promise<Pages | undefined> {
  return STORIES[game]?.[locale]();
}
