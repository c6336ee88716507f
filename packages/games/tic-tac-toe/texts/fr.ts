import type { Texts } from './en.ts';
import { rules } from './rules.ts';

const SQUARES = [
  ['en haut à gauche', 'en haut', 'en haut à droite'],
  ['à gauche', 'au centre', 'à droite'],
  ['en bas à gauche', 'en bas', 'en bas à droite'],
].flat();

const square = (index: unknown) => SQUARES[Number(index)] ?? '?';

export const fr: Texts = {
  name: 'Morpion',
  tagline: 'Alignez trois marques pour gagner.',
  modes: { classic: 'Classique' },
  options: {},
  prompts: { turn: ({ seat }, context) => `${context.seat(seat)}\u00a0: marquez une case vide` },
  moves: { mark: (move) => `marquer la case ${square(move.square)}` },
  events: {
    marked: (event, context) => `${context.seat(event.seat)} marque la case ${square(event.square)}`,
    won: ({ seat }, context) => `${context.seat(seat)} aligne trois marques`,
    drawn: () => 'La grille est pleine\u00a0: personne ne gagne',
  },
  refusals: {
    occupied: (params) => `La case ${square(params['square'])} est déjà prise`,
    'no-such-square': () => 'Cette case n’existe pas',
  },
  rules: rules({
    'TTT-2.1': 'À votre tour, vous marquez une case vide\u202f; puis c’est à l’autre joueur.',
    'TTT-2.2': 'Une case déjà marquée ne peut plus l’être.',
    'TTT-2.3': 'Il y a neuf cases, et aucune autre.',
    'TTT-3.1': 'Trois de vos marques sur une ligne, une colonne ou une diagonale gagnent aussitôt.',
    'TTT-3.2': 'Si la grille est pleine sans que personne ait aligné ses marques, la partie est nulle.',
  }),
  scores: { game: 'Partie' },
};
