import type { Entry } from '../entry.ts';

export const ticTacToe: Entry = {
  id: 'tic-tac-toe',
  game: async () => (await import('@captains-table/tic-tac-toe')).ticTacToe,
  texts: {
    en: async () => (await import('@captains-table/tic-tac-toe/texts/en')).en,
    fr: async () => (await import('@captains-table/tic-tac-toe/texts/fr')).fr,
    nl: async () => (await import('@captains-table/tic-tac-toe/texts/nl')).nl,
  },
};
