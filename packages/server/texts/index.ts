import type { Locale } from '@captains-table/kernel';

export interface ServerTexts {
  readonly tagline: string;
  readonly notYet: string;
  readonly terminal: string;
}

export const texts: Readonly<Record<Locale, ServerTexts>> = {
  en: {
    tagline: 'A table for age-of-sail board games: Port Royal, Caravelas, Francis Drake and Maracaibo.',
    notYet: 'The charts are still being drawn. This page will become the lobby.',
    terminal: 'Meanwhile Port Royal can be played in a terminal:',
  },
  fr: {
    tagline:
      'Une table pour les jeux du temps de la marine à voile : Port Royal, Caravelas, Francis Drake et Maracaibo.',
    notYet: 'Les cartes sont encore en cours de tracé. Cette page deviendra le salon.',
    terminal: 'En attendant, Port Royal se joue dans un terminal :',
  },
  nl: {
    tagline:
      'Een tafel voor bordspellen uit de tijd van de zeilvaart: Port Royal, Caravelas, Francis Drake en Maracaibo.',
    notYet: 'De kaarten worden nog getekend. Deze pagina wordt de lobby.',
    terminal: 'Intussen kun je Port Royal in een terminal spelen:',
  },
};
