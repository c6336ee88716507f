import { entryOf } from '../edition.ts';

export const maracaibo = entryOf({
  id: 'maracaibo',
  game: async () => {
    const { CONTENT: content, createMaracaibo: create } = await import('@captains-table/maracaibo/rules');
    return { content, create };
  },
  positions: async () => (await import('@captains-table/maracaibo/positions')).positions,
  texts: {
    en: async () => (await import('@captains-table/maracaibo/texts/en')).english,
    fr: async () => (await import('@captains-table/maracaibo/texts/fr')).french,
    nl: async () => (await import('@captains-table/maracaibo/texts/nl')).dutch,
  },
  ownCards: {
    en: async () => (await import('@captains-table/maracaibo/texts/en-own-cards')).ownCards,
    fr: async () => (await import('@captains-table/maracaibo/texts/fr-own-cards')).ownCards,
    nl: async () => (await import('@captains-table/maracaibo/texts/nl-own-cards')).ownCards,
  },
  ruleTexts: {
    en: async () => (await import('@captains-table/maracaibo/texts/en-rules')).ruleTexts,
    fr: async () => (await import('@captains-table/maracaibo/texts/fr-rules')).ruleTexts,
    nl: async () => (await import('@captains-table/maracaibo/texts/nl-rules')).ruleTexts,
  },
  laterTexts: {
    en: async () => (await import('@captains-table/maracaibo/texts/en-later')).laterTexts,
    fr: async () => (await import('@captains-table/maracaibo/texts/fr-later')).laterTexts,
    nl: async () => (await import('@captains-table/maracaibo/texts/nl-later')).laterTexts,
  },
  hintTexts: {
    en: async () => (await import('@captains-table/maracaibo/texts/en-hints')).hintTexts,
    fr: async () => (await import('@captains-table/maracaibo/texts/fr-hints')).hintTexts,
    nl: async () => (await import('@captains-table/maracaibo/texts/nl-hints')).hintTexts,
  },
  policy: async () => (await import('@captains-table/maracaibo/policy')).createPolicy,
  weights: {
    'classic-2': async () =>
      (await import('@captains-table/maracaibo/weights/classic-2', { with: { type: 'json' } })).default,
  },
  puzzles: async () =>
    (await import('@captains-table/maracaibo/puzzles', { with: { type: 'json' } })).default,
  report: async () => (await import('@captains-table/maracaibo/report')).report,
  playerReport: async () => (await import('@captains-table/maracaibo/player-report')).playerReport,
});
