import type { LearnTexts } from './learn-texts.ts';

export const en: LearnTexts = {
  name: 'Skipper',
  progress: (lesson, of) => `Lesson ${lesson} of ${of}`,
  next: 'Go on',
  again: 'Once more',
  finish: 'Play a first game',
  leave: 'Leave the guide',
  notThis: 'Not this time: follow what glows.',
};
