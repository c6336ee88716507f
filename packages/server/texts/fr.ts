import type { ServerTexts } from './server-texts.ts';

export const fr: ServerTexts = {
  tagline:
    'Une table pour les jeux du temps de la marine à voile : Port Royal, Caravelas, Francis Drake et Maracaibo.',
  notYet: 'Les cartes sont encore en cours de tracé. Cette page deviendra le salon.',
  terminal: 'En attendant, Port Royal se joue dans un terminal :',
};
