/** The words of the shell that every visit needs: its bar, its front page and what may go wrong. */
export interface ShellTexts {
  /** The product's name is the same everywhere; page titles put their own name before it. */
  readonly name: string;
  readonly titleOf: (page: string) => string;
  readonly errors: {
    readonly offline: string;
    readonly late: string;
    readonly server: string;
    readonly unknown: string;
  };
  readonly bar: {
    readonly skip: string;
    readonly home: string;
    readonly navigation: string;
    readonly language: string;
    readonly lightChart: string;
    readonly nightChart: string;
    readonly games: string;
    readonly watch: string;
    readonly people: string;
    readonly clubs: string;
    readonly profile: string;
    readonly settings: string;
    readonly signIn: string;
  };
  readonly banners: {
    readonly offline: string;
    readonly lost: string;
    readonly newVersion: string;
    readonly outdated: string;
    readonly reload: string;
    readonly later: string;
  };
  readonly wait: string;
  readonly close: string;
  readonly cancel: string;
  readonly trouble: {
    readonly title: string;
    readonly lead: string;
    readonly again: string;
    readonly home: string;
    readonly details: string;
  };
  readonly nowhere: { readonly title: string; readonly lead: string; readonly home: string };
  readonly home: {
    readonly lead: string;
    readonly play: string;
    readonly set: string;
    /** What "play now" opens. */
    readonly fine: (game: string) => string;
    /** Leads to the daily harbour. */
    readonly daily: string;
    readonly setting: string;
    readonly notStored: string;
    /** What a player without a name is called. */
    readonly skipper: string;
  };
  readonly mine: {
    readonly title: string;
    readonly underWay: (games: number) => string;
    /** Where not all of them have been asked for. */
    readonly moreThan: (games: number) => string;
    readonly none: string;
    readonly noneWhy: string;
    /** After at least one that is over. */
    readonly noneNow: string;
    readonly last: (game: string, outcome: string) => string;
    readonly noServer: string;
    readonly yourTurn: string;
    readonly waitingFor: (name: string) => string;
    readonly waitingForOthers: string;
    readonly waitingForPlayers: string;
    readonly goOn: string;
    readonly here: string;
    readonly you: string;
    readonly bot: string;
    readonly freeSeat: string;
    readonly invited: string;
    readonly somebody: string;
    readonly all: string;
    readonly more: (games: number) => string;
  };
  readonly join: {
    readonly label: string;
    readonly button: string;
    readonly placeholder: string;
    readonly empty: string;
  };
  readonly atlas: {
    readonly title: string;
    readonly lead: string;
    readonly sheet: (number: string) => string;
    readonly play: string;
    readonly playGame: (game: string) => string;
    readonly teach: string;
    readonly teachGame: (game: string) => string;
    readonly players: (min: number, max: number) => string;
    readonly minutes: (min: number, max: number) => string;
    readonly minutesEach: (minutes: number) => string;
    /** Two facts beside each other. */
    readonly facts: (players: string, time: string) => string;
  };
  readonly watch: { readonly title: string; readonly lead: string };
  readonly footer: {
    readonly credits: string;
    readonly source: string;
    readonly version: (version: string) => string;
    readonly owners: string;
    readonly icons: string;
  };
  readonly page: {
    readonly newTable: string;
    readonly table: string;
    readonly local: string;
    readonly replay: string;
    readonly games: string;
    readonly settings: string;
    readonly signIn: string;
    readonly credits: string;
  };
}
