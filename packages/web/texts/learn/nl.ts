import type { LearnTexts } from './learn-texts.ts';

export const nl: LearnTexts = {
  name: 'Schipper',
  progress: (lesson, of) => `Les ${lesson} van ${of}`,
  next: 'Verder',
  again: 'Nog een keer',
  finish: 'Een eerste spel spelen',
  leave: 'De uitleg verlaten',
  notThis: 'Dit keer niet: volg wat oplicht.',
};
