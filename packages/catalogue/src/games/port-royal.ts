import { entryOf } from '../edition.ts';

export const portRoyal = entryOf({
  id: 'port-royal',
  game: async () => {
    const { CONTENT: content, createPortRoyal: create } = await import('@captains-table/port-royal/rules');
    return { content, create };
  },
  positions: async () => (await import('@captains-table/port-royal/positions')).positions,
  texts: {
    en: async () => (await import('@captains-table/port-royal/texts/en')).english,
    fr: async () => (await import('@captains-table/port-royal/texts/fr')).french,
    nl: async () => (await import('@captains-table/port-royal/texts/nl')).dutch,
  },
  ownCards: {
    en: async () => (await import('@captains-table/port-royal/texts/en-own-cards')).ownCards,
    fr: async () => (await import('@captains-table/port-royal/texts/fr-own-cards')).ownCards,
    nl: async () => (await import('@captains-table/port-royal/texts/nl-own-cards')).ownCards,
  },
  ruleTexts: {
    en: async () => (await import('@captains-table/port-royal/texts/en-rules')).ruleTexts,
    fr: async () => (await import('@captains-table/port-royal/texts/fr-rules')).ruleTexts,
    nl: async () => (await import('@captains-table/port-royal/texts/nl-rules')).ruleTexts,
  },
  hintTexts: {
    en: async () => (await import('@captains-table/port-royal/texts/en-hints')).hintTexts,
    fr: async () => (await import('@captains-table/port-royal/texts/fr-hints')).hintTexts,
    nl: async () => (await import('@captains-table/port-royal/texts/nl-hints')).hintTexts,
  },
  policy: async () => (await import('@captains-table/port-royal/policy')).createPolicy,
  weights: {
    'base-2': async () =>
      (await import('@captains-table/port-royal/weights/base-2', { with: { type: 'json' } })).default,
  },
  puzzles: async () =>
    (await import('@captains-table/port-royal/puzzles', { with: { type: 'json' } })).default,
  report: async () => (await import('@captains-table/port-royal/report')).report,
  playerReport: async () => (await import('@captains-table/port-royal/player-report')).playerReport,
});
