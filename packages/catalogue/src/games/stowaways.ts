import { entryOf } from '../edition.ts';
import { fixed } from '../parts.ts';

export const stowaways = entryOf({
  id: 'stowaways',
  game: async () => {
    const { stowaways: game } = await import('@captains-table/stowaways');
    return { content: undefined, create: fixed(game) };
  },
  texts: {
    en: async () => fixed((await import('@captains-table/stowaways/texts/en')).en),
    fr: async () => fixed((await import('@captains-table/stowaways/texts/fr')).fr),
    nl: async () => fixed((await import('@captains-table/stowaways/texts/nl')).nl),
  },
});
