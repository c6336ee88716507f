import type { ServerTexts } from './server-texts.ts';

export const nl: ServerTexts = {
  tagline:
    'Een tafel voor bordspellen uit de tijd van de zeilvaart: Port Royal, Caravelas, Francis Drake en Maracaibo.',
  notYet: 'De kaarten worden nog getekend. Deze pagina wordt de lobby.',
  terminal: 'Intussen kun je Port Royal in een terminal spelen:',
};
