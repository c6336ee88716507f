import { entryOf } from '../edition.ts';
import { fixed } from '../parts.ts';

export const francisDrake = entryOf({
  id: 'francis-drake',
  game: async () => {
    const { CONTENT: content, createFrancisDrake: create } =
      await import('@captains-table/francis-drake/rules');
    return { content, create };
  },
  positions: async () => (await import('@captains-table/francis-drake/positions')).positions,
  texts: {
    en: async () => fixed((await import('@captains-table/francis-drake/texts/en')).en),
    fr: async () => fixed((await import('@captains-table/francis-drake/texts/fr')).fr),
    nl: async () => fixed((await import('@captains-table/francis-drake/texts/nl')).nl),
  },
  ownCards: {
    en: async () => (await import('@captains-table/francis-drake/texts/en-own-cards')).ownCards,
    fr: async () => (await import('@captains-table/francis-drake/texts/fr-own-cards')).ownCards,
    nl: async () => (await import('@captains-table/francis-drake/texts/nl-own-cards')).ownCards,
  },
  ruleTexts: {
    en: async () => (await import('@captains-table/francis-drake/texts/en-rules')).ruleTexts,
    fr: async () => (await import('@captains-table/francis-drake/texts/fr-rules')).ruleTexts,
    nl: async () => (await import('@captains-table/francis-drake/texts/nl-rules')).ruleTexts,
  },
  hintTexts: {
    en: async () => (await import('@captains-table/francis-drake/texts/en-hints')).hintTexts,
    fr: async () => (await import('@captains-table/francis-drake/texts/fr-hints')).hintTexts,
    nl: async () => (await import('@captains-table/francis-drake/texts/nl-hints')).hintTexts,
  },
  policy: async () => (await import('@captains-table/francis-drake/policy')).createPolicy,
  weights: {
    'base-4': async () =>
      (await import('@captains-table/francis-drake/weights/base-4', { with: { type: 'json' } })).default,
  },
  puzzles: async () =>
    (await import('@captains-table/francis-drake/puzzles', { with: { type: 'json' } })).default,
  report: async () => (await import('@captains-table/francis-drake/report')).report,
  playerReport: async () => (await import('@captains-table/francis-drake/player-report')).playerReport,
});
