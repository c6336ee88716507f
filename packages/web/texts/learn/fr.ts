import type { LearnTexts } from './learn-texts.ts';

export const fr: LearnTexts = {
  name: 'Skippeur',
  progress: (lesson, of) => `Leçon ${lesson} sur ${of}`,
  next: 'Continuer',
  again: 'Encore une fois',
  finish: 'Jouer une première partie',
  leave: 'Quitter le guide',
  notThis: 'Pas cette fois\u00a0: suivez ce qui brille.',
};
