import { entryOf } from '../edition.ts';

export const caravelas = entryOf({
  id: 'caravelas',
  game: async () => {
    const { CONTENT: content, createCaravelas: create } = await import('@captains-table/caravelas/rules');
    return { content, create };
  },
  positions: async () => (await import('@captains-table/caravelas/positions')).positions,
  texts: {
    en: async () => (await import('@captains-table/caravelas/texts/en')).english,
    fr: async () => (await import('@captains-table/caravelas/texts/fr')).french,
    nl: async () => (await import('@captains-table/caravelas/texts/nl')).dutch,
  },
  hintTexts: {
    en: async () => (await import('@captains-table/caravelas/texts/en-hints')).hintTexts,
    fr: async () => (await import('@captains-table/caravelas/texts/fr-hints')).hintTexts,
    nl: async () => (await import('@captains-table/caravelas/texts/nl-hints')).hintTexts,
  },
  policy: async () => (await import('@captains-table/caravelas/policy')).createPolicy,
  weights: {
    'full-2': async () =>
      (await import('@captains-table/caravelas/weights/full-2', { with: { type: 'json' } })).default,
  },
  puzzles: async () =>
    (await import('@captains-table/caravelas/puzzles', { with: { type: 'json' } })).default,
  report: async () => (await import('@captains-table/caravelas/report')).report,
  playerReport: async () => (await import('@captains-table/caravelas/player-report')).playerReport,
});
