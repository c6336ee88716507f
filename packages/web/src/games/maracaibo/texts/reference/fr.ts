import type { ReferenceTexts } from '../../../../learn/reference.ts';

export const fr: ReferenceTexts = {
  chapters: {
    aim: 'But et fin de la partie',
    opening: 'Avant le premier tour',
    turn: 'Un tour',
    places: 'Villes et villages',
    cards: 'Cartes et revenus',
    ship: 'Navire et carrière',
    nations: 'Nations et combats',
    explorer: 'Explorateur, quêtes et espions',
    ways: 'Solo, histoire et extension',
  },
  signs: {
    points: { name: 'Points de victoire (PV)', help: 'Qui en a le plus après quatre manches gagne.' },
    village: {
      name: 'Action Village',
      help: 'Gagner un doublon, acheter une carte ou utiliser une action à vous. Leur nombre dépend de la distance parcourue.',
    },
    city: { name: 'Ville', help: 'Livrez la marchandise de son marché, puis effectuez son action.' },
    sail: { name: 'Points de mouvement', help: 'Autant de lieux le long des flèches.' },
  },
};
