import type { Texts } from './en.ts';

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
  prompts: { turn: ({ seat }, scene) => `${scene.seat(seat)}: markeer een leeg vakje` },
  moves: { mark: (move) => `het vakje ${square(move.square)} markeren` },
  events: {
    marked: (event, scene) => `${scene.seat(event.seat)} markeert het vakje ${square(event.square)}`,
    won: ({ seat }, scene) => `${scene.seat(seat)} heeft er drie op een rij`,
    drawn: () => 'Het bord is vol: niemand wint',
  },
  refusals: {
    occupied: (params) => `Het vakje ${square(params['square'])} is al bezet`,
    'no-such-square': () => 'Dat vakje bestaat niet',
  },
  scores: { game: 'Spel' },
};
