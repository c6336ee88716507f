import type { LearnTexts } from './learn-texts.ts';

export const en: LearnTexts = {
  name: 'Skipper',
  progress: (lesson, of) => `Lesson ${lesson} of ${of}`,
  next: 'Go on',
  again: 'Once more',
  finish: 'Play a first game',
  leave: 'Leave the guide',
  notThis: 'Not this time: follow what glows.',
  startOver: 'From the beginning',
  toTable: 'To your table',
  help: {
    tabs: { now: 'Now', signs: 'Signs', rules: 'Rules' },
    findSign: 'Find a sign',
    findRule: 'Find a rule',
    notFound: 'Nothing of that kind.',
    found: (signs) => (signs === 1 ? '1 sign' : `${signs} signs`),
    numbers: 'Show rule numbers',
    numbersWhy: 'As they stand in our list of all rules.',
  },
  first: {
    title: (game) => `New to ${game}?`,
    lesson: (minutes) => `Teach me in ${minutes} minutes`,
    straightIn: 'Straight in',
    why: 'A lesson is played on this very board, and your table waits for you. Either way, a tip comes up when something happens for the first time.',
    sound: 'Sounds',
    soundWhy:
      'A bell when it is your turn, coins, a bust, a storm. You can change it at the table at any time.',
    gotIt: 'Got it',
    noTips: 'No more tips',
  },
};
