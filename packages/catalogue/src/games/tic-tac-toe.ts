import { entryOf } from '../edition.ts';
import { fixed } from '../parts.ts';

export const ticTacToe = entryOf({
  id: 'tic-tac-toe',
  game: async () => {
    const { ticTacToe: game } = await import('@captains-table/tic-tac-toe');
    return { content: undefined, create: fixed(game) };
  },
  texts: {
    en: async () => fixed((await import('@captains-table/tic-tac-toe/texts/en')).en),
    fr: async () => fixed((await import('@captains-table/tic-tac-toe/texts/fr')).fr),
    nl: async () => fixed((await import('@captains-table/tic-tac-toe/texts/nl')).nl),
  },
});
