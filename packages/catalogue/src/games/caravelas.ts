import type { Entry } from '../entry.ts';

export const caravelas: Entry = {
  id: 'caravelas',
  game: async () => (await import('@captains-table/caravelas')).caravelas,
  texts: {
    en: async () => (await import('@captains-table/caravelas/texts/en')).en,
    fr: async () => (await import('@captains-table/caravelas/texts/fr')).fr,
    nl: async () => (await import('@captains-table/caravelas/texts/nl')).nl,
  },
  async policy() {
    const { CONTENT } = await import('@captains-table/caravelas');
    return (await import('@captains-table/caravelas/policy')).createPolicy(CONTENT);
  },
  report: async () => (await import('@captains-table/caravelas/report')).report,
};
