import type { ReferenceTexts } from '../../../../learn/reference.ts';

export const fr: ReferenceTexts = {
  chapters: {
    aim: 'But et fin de la partie',
    street: 'Dans la rue',
    tokens: 'Jetons cachés',
    missions: 'Missions',
    places: 'En mer',
    variants: 'Variantes',
  },
  signs: {
    crown: { name: 'Points de victoire', help: 'Qui en a le plus après trois voyages gagne.' },
    town: { name: 'Ville', help: 'Demande de l’équipage. Le premier à la prendre emporte le trésor.' },
    fort: { name: 'Fort', help: 'Demande de l’équipage pour ses troupes et son jeton caché, et des canons.' },
    galleon: {
      name: 'Galion espagnol',
      help: 'Demande des canons pour sa tuile et son jeton caché, et un galion à vous.',
    },
    port: {
      name: 'Port de commerce',
      help: 'Un article de commerce contre l’une des marchandises qui restent.',
    },
  },
};
