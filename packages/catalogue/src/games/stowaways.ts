import type { Entry } from '../entry.ts';

export const stowaways: Entry = {
  id: 'stowaways',
  game: async () => (await import('@captains-table/stowaways')).stowaways,
  texts: {
    en: async () => (await import('@captains-table/stowaways/texts/en')).en,
    fr: async () => (await import('@captains-table/stowaways/texts/fr')).fr,
    nl: async () => (await import('@captains-table/stowaways/texts/nl')).nl,
  },
};
