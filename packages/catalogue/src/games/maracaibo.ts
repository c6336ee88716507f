import { entryOf } from '../edition.ts';

export const maracaibo = entryOf({
  id: 'maracaibo',
  content: async () => (await import('@captains-table/maracaibo')).CONTENT,
  game: async () => (await import('@captains-table/maracaibo')).createMaracaibo,
  texts: {
    en: async () => (await import('@captains-table/maracaibo/texts/en')).english,
    fr: async () => (await import('@captains-table/maracaibo/texts/fr')).french,
    nl: async () => (await import('@captains-table/maracaibo/texts/nl')).dutch,
  },
  policy: async () => (await import('@captains-table/maracaibo/policy')).createPolicy,
  report: async () => (await import('@captains-table/maracaibo/report')).report,
  applyPack: async () => (await import('@captains-table/maracaibo/content-pack')).applyContentPack,
});
