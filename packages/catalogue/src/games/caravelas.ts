import { entryOf } from '../edition.ts';

export const caravelas = entryOf({
  id: 'caravelas',
  content: async () => (await import('@captains-table/caravelas')).CONTENT,
  game: async () => (await import('@captains-table/caravelas')).createCaravelas,
  texts: {
    en: async () => (await import('@captains-table/caravelas/texts/en')).english,
    fr: async () => (await import('@captains-table/caravelas/texts/fr')).french,
    nl: async () => (await import('@captains-table/caravelas/texts/nl')).dutch,
  },
  policy: async () => (await import('@captains-table/caravelas/policy')).createPolicy,
  report: async () => (await import('@captains-table/caravelas/report')).report,
});
