import type { Entry } from '../entry.ts';

export const francisDrake: Entry = {
  id: 'francis-drake',
  game: async () => (await import('@captains-table/francis-drake')).francisDrake,
  texts: {
    en: async () => (await import('@captains-table/francis-drake/texts/en')).en,
    fr: async () => (await import('@captains-table/francis-drake/texts/fr')).fr,
    nl: async () => (await import('@captains-table/francis-drake/texts/nl')).nl,
  },
  policy: async () => (await import('@captains-table/francis-drake/policy')).createPolicy(),
  report: async () => (await import('@captains-table/francis-drake/report')).report,
};
