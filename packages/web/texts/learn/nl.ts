import type { LearnTexts } from './learn-texts.ts';

export const nl: LearnTexts = {
  name: 'Schipper',
  progress: (lesson, of) => `Les ${lesson} van ${of}`,
  next: 'Verder',
  again: 'Nog een keer',
  finish: 'Een eerste spel spelen',
  leave: 'De uitleg verlaten',
  notThis: 'Dit keer niet: volg wat oplicht.',
  startOver: 'Vanaf het begin',
  toTable: 'Naar je tafel',
  help: {
    tabs: { now: 'Nu', signs: 'Tekens', rules: 'Regels' },
    findSign: 'Zoek een teken',
    findRule: 'Zoek een regel',
    notFound: 'Niets gevonden.',
    found: (signs) => (signs === 1 ? '1 teken' : `${signs} tekens`),
    numbers: 'Regelnummers tonen',
    numbersWhy: 'Zoals ze in onze lijst van alle regels staan.',
  },
  first: {
    title: (game) => `Voor het eerst ${game}?`,
    lesson: (minutes) => `Leer het in ${minutes} minuten`,
    straightIn: 'Meteen spelen',
    why: 'De les speel je op dit bord zelf, en je tafel wacht op je. In beide gevallen krijg je een tip zodra er iets voor het eerst gebeurt.',
    sound: 'Geluiden',
    soundWhy:
      'Een bel als je aan de beurt bent, munten, een verspeelde beurt, een storm. Aan tafel kun je dit altijd veranderen.',
    gotIt: 'Begrepen',
    noTips: 'Geen tips meer',
  },
};
