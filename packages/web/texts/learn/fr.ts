import type { LearnTexts } from './learn-texts.ts';

export const fr: LearnTexts = {
  name: 'Skippeur',
  progress: (lesson, of) => `Leçon ${lesson} sur ${of}`,
  next: 'Continuer',
  again: 'Encore une fois',
  finish: 'Jouer une première partie',
  leave: 'Quitter le guide',
  notThis: 'Pas cette fois\u00a0: suivez ce qui brille.',
  startOver: 'Depuis le début',
  toTable: 'Retour à la table',
  help: {
    tabs: { now: 'À présent', signs: 'Symboles', rules: 'Règles' },
    findSign: 'Chercher un symbole',
    findRule: 'Chercher une règle',
    notFound: 'Rien de tel.',
    found: (signs) => (signs <= 1 ? `${signs} symbole` : `${signs} symboles`),
    numbers: 'Afficher les numéros des règles',
    numbersWhy: 'Tels qu’ils figurent dans notre liste de toutes les règles.',
  },
  first: {
    title: (game) => `${game}, pour la première fois\u202f?`,
    lesson: (minutes) => `Apprendre en ${minutes} minutes`,
    straightIn: 'Jouer tout de suite',
    why: 'La leçon se joue sur ce plateau même, et votre table vous attend. Dans les deux cas, un conseil apparaît quand quelque chose arrive pour la première fois.',
    sound: 'Sons',
    soundWhy:
      'Une cloche quand c’est à vous, des pièces, un coup manqué, une tempête. Le réglage se change à table à tout moment.',
    gotIt: 'Compris',
    noTips: 'Plus de conseils',
  },
};
