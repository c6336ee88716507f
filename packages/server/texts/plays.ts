import type { Locale } from '@captains-table/kernel';

interface PlayTexts {
  /** The columns of the log, then those that come once for each player. */
  readonly columns: {
    readonly ended: string;
    readonly started: string;
    readonly minutes: string;
    readonly game: string;
    readonly mode: string;
    readonly pace: string;
    readonly place: string;
    readonly score: string;
    readonly result: string;
    readonly table: string;
    readonly player: (number: number) => string;
    readonly placeOf: (number: number) => string;
    readonly scoreOf: (number: number) => string;
  };
  readonly paces: Readonly<Record<'live' | 'turns', string>>;
  readonly results: Readonly<Record<'won' | 'lost' | 'gaveUp', string>>;
  readonly bot: (level: string) => string;
  /** Somebody whose account is gone. */
  readonly nobody: string;
  readonly calendar: {
    readonly name: string;
    readonly deadline: (game: string) => string;
    readonly why: (url: string) => string;
  };
}

export const playTexts: Readonly<Record<Locale, PlayTexts>> = {
  en: {
    columns: {
      ended: 'Ended',
      started: 'Started',
      minutes: 'Minutes',
      game: 'Game',
      mode: 'Mode',
      pace: 'Pace',
      place: 'Your place',
      score: 'Your score',
      result: 'Result',
      table: 'Table',
      player: (number) => `Player ${number}`,
      placeOf: (number) => `Place ${number}`,
      scoreOf: (number) => `Score ${number}`,
    },
    paces: { live: 'live', turns: 'by turns' },
    results: { won: 'won', lost: 'lost', gaveUp: 'given up' },
    bot: (level) => `Bot (${level})`,
    nobody: 'Former player',
    calendar: {
      name: 'Captain’s Table',
      deadline: (game) => `${game}: your time is up`,
      why: (url) => `Decide before then, or a bot decides for you: ${url}`,
    },
  },
  fr: {
    columns: {
      ended: 'Fin',
      started: 'Début',
      minutes: 'Minutes',
      game: 'Jeu',
      mode: 'Variante',
      pace: 'Rythme',
      place: 'Votre place',
      score: 'Votre score',
      result: 'Résultat',
      table: 'Table',
      player: (number) => `Joueur ${number}`,
      placeOf: (number) => `Place ${number}`,
      scoreOf: (number) => `Score ${number}`,
    },
    paces: { live: 'en direct', turns: 'tour par tour' },
    results: { won: 'victoire', lost: 'défaite', gaveUp: 'abandon' },
    bot: (level) => `Bot (${level})`,
    nobody: 'Ancien joueur',
    calendar: {
      name: 'Captain’s Table',
      deadline: (game) => `${game}\u00a0: votre temps est écoulé`,
      why: (url) => `Décidez avant, sinon un bot décidera pour vous\u00a0: ${url}`,
    },
  },
  nl: {
    columns: {
      ended: 'Einde',
      started: 'Begin',
      minutes: 'Minuten',
      game: 'Spel',
      mode: 'Variant',
      pace: 'Tempo',
      place: 'Jouw plaats',
      score: 'Jouw score',
      result: 'Uitslag',
      table: 'Tafel',
      player: (number) => `Speler ${number}`,
      placeOf: (number) => `Plaats ${number}`,
      scoreOf: (number) => `Score ${number}`,
    },
    paces: { live: 'live', turns: 'om de beurt' },
    results: { won: 'gewonnen', lost: 'verloren', gaveUp: 'opgegeven' },
    bot: (level) => `Bot (${level})`,
    nobody: 'Vroegere speler',
    calendar: {
      name: 'Captain’s Table',
      deadline: (game) => `${game}: je tijd is om`,
      why: (url) => `Beslis voor die tijd, anders beslist een bot voor je: ${url}`,
    },
  },
};
