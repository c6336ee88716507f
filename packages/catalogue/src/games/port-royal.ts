import { entryOf } from '../edition.ts';

export const portRoyal = entryOf({
  id: 'port-royal',
  content: async () => (await import('@captains-table/port-royal')).CONTENT,
  game: async () => (await import('@captains-table/port-royal')).createPortRoyal,
  texts: {
    en: async () => (await import('@captains-table/port-royal/texts/en')).english,
    fr: async () => (await import('@captains-table/port-royal/texts/fr')).french,
    nl: async () => (await import('@captains-table/port-royal/texts/nl')).dutch,
  },
  policy: async () => (await import('@captains-table/port-royal/policy')).createPolicy,
  report: async () => (await import('@captains-table/port-royal/report')).report,
  applyPack: async () => (await import('@captains-table/port-royal/content-pack')).applyContentPack,
});
