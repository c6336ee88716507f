import type { Entry } from '../entry.ts';

export const portRoyal: Entry = {
  id: 'port-royal',
  game: async () => (await import('@captains-table/port-royal')).portRoyal,
  texts: {
    en: async () => (await import('@captains-table/port-royal/texts/en')).en,
    fr: async () => (await import('@captains-table/port-royal/texts/fr')).fr,
    nl: async () => (await import('@captains-table/port-royal/texts/nl')).nl,
  },
  async policy() {
    const { CONTENT } = await import('@captains-table/port-royal');
    return (await import('@captains-table/port-royal/policy')).createPolicy(CONTENT);
  },
  report: async () => (await import('@captains-table/port-royal/report')).report,
  async withContent(files) {
    const [
      { createPortRoyal },
      { createTexts },
      { createPolicy },
      { report },
      { applyContentPack, packVersion },
    ] = await Promise.all([
      import('@captains-table/port-royal'),
      import('@captains-table/port-royal/texts'),
      import('@captains-table/port-royal/policy'),
      import('@captains-table/port-royal/report'),
      import('@captains-table/port-royal/content-pack'),
    ]);
    const content = applyContentPack(files);
    return {
      game: createPortRoyal(content, packVersion(content)),
      texts: createTexts(content),
      policy: createPolicy(content),
      report,
    };
  },
};
