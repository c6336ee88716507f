import type { Texts } from './en.ts';
import { rules } from './rules.ts';

const SQUARES = [
  ['linksboven', 'boven', 'rechtsboven'],
  ['links', 'in het midden', 'rechts'],
  ['linksonder', 'onder', 'rechtsonder'],
].flat();

const square = (index: unknown) => SQUARES[Number(index)] ?? '?';

export const nl: Texts = {
  name: 'Boter-kaas-en-eieren',
  tagline: 'Drie op een rij wint.',
  modes: { classic: 'Klassiek' },
  options: {},
  prompts: { turn: ({ seat }, context) => `${context.seat(seat)}: markeer een leeg vakje` },
  moves: { mark: (move) => `het vakje ${square(move.square)} markeren` },
  events: {
    marked: (event, context) => `${context.seat(event.seat)} markeert het vakje ${square(event.square)}`,
    won: ({ seat }, context) => `${context.seat(seat)} heeft er drie op een rij`,
    drawn: () => 'Het bord is vol: niemand wint',
  },
  refusals: {
    occupied: (params) => `Het vakje ${square(params['square'])} is al bezet`,
    'no-such-square': () => 'Dat vakje bestaat niet',
  },
  rules: rules({
    'TTT-2.1': 'In je beurt markeer je één leeg vakje; daarna is de ander aan de beurt.',
    'TTT-2.2': 'Een vakje met een teken kan niet nog eens gemarkeerd worden.',
    'TTT-2.3': 'Er zijn negen vakjes en geen andere.',
    'TTT-3.1': 'Wie drie tekens op een rij, in een kolom of op een diagonaal heeft, wint meteen.',
    'TTT-3.2': 'Is het bord vol en heeft niemand een lijn, dan is het gelijkspel.',
  }),
  scores: { game: 'Spel' },
};
