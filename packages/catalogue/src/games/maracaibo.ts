import type { Entry } from '../entry.ts';

export const maracaibo: Entry = {
  id: 'maracaibo',
  game: async () => (await import('@captains-table/maracaibo')).maracaibo,
  texts: {
    en: async () => (await import('@captains-table/maracaibo/texts/en')).en,
    fr: async () => (await import('@captains-table/maracaibo/texts/fr')).fr,
    nl: async () => (await import('@captains-table/maracaibo/texts/nl')).nl,
  },
  async policy() {
    const { CONTENT } = await import('@captains-table/maracaibo');
    return (await import('@captains-table/maracaibo/policy')).createPolicy(CONTENT);
  },
  report: async () => (await import('@captains-table/maracaibo/report')).report,
  async withContent(files) {
    const [
      { createMaracaibo },
      { createTexts },
      { createPolicy },
      { report },
      { applyContentPack, packVersion },
    ] = await Promise.all([
      import('@captains-table/maracaibo'),
      import('@captains-table/maracaibo/texts'),
      import('@captains-table/maracaibo/policy'),
      import('@captains-table/maracaibo/report'),
      import('@captains-table/maracaibo/content-pack'),
    ]);
    const content = applyContentPack(files);
    return {
      game: createMaracaibo(content, packVersion(content)),
      texts: createTexts(content),
      policy: createPolicy(content),
      report,
    };
  },
};
