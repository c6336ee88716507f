import type { ServerTexts } from './server-texts.ts';

export const en: ServerTexts = {
  tagline: 'A table for age-of-sail board games: Port Royal, Caravelas, Francis Drake and Maracaibo.',
  notYet: 'The charts are still being drawn. This page will become the lobby.',
  terminal: 'Meanwhile Port Royal can be played in a terminal:',
};
