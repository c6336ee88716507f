/** The words of the daily harbour, of puzzles and of one's own mistakes. */
export interface DailyTexts {
  readonly title: string;
  /** `No. 212` */
  number(number: number): string;
  lead(decisions: number): string;
  readonly begin: string;
  readonly goOn: string;
  readonly lookAgain: string;
  readonly same: string;
  readonly making: string;
  readonly failed: string;
  readonly again: string;
  /** `47 of 60 points` */
  points(points: number, of: number): string;
  daysInARow(days: number): string;
  untilNext(time: string): string;
  readonly decisions: string;
  readonly sealed: string;
  /** What the list of decisions says. */
  readonly you: string;
  readonly captain: string;
  everybody(people: number): string;
  chosenBy(share: string): string;
  readonly standing: {
    readonly title: string;
    played(people: number): string;
    readonly captain: string;
    place(rank: number, of: number): string;
    readonly later: string;
    readonly offline: string;
    readonly otherDeal: string;
    readonly hidden: string;
    spread(points: number, people: number): string;
  };
  readonly calendar: {
    readonly played: string;
    readonly well: string;
    readonly missed: string;
    day(date: string, points: number, of: number): string;
    readonly count: (days: number) => string;
  };
  readonly practice: {
    readonly title: string;
    readonly puzzles: string;
    readonly puzzlesWhy: string;
    solved(solved: number, of: number): string;
    readonly mistakes: string;
    readonly mistakesWhy: string;
    readonly none: string;
    readonly noneWhy: string;
    studying(games: number, of: number): string;
    readonly stop: string;
    readonly allDone: string;
    readonly toHarbour: string;
  };
  readonly card: {
    decision(number: number, of: number): string;
    puzzle(number: number, of: number): string;
    mistake(number: number, of: number): string;
    readonly ask: string;
    readonly askPuzzle: string;
    readonly askMistake: string;
    readonly judging: string;
    readonly best: string;
    readonly near: string;
    readonly better: string;
    readonly costly: string;
    readonly found: string;
    readonly notFound: string;
    readonly foundToo: string;
    gained(points: number, of: number): string;
    you(move: string): string;
    captain(move: string): string;
    before(move: string): string;
    chance(chance: string): string;
    others(share: string): string;
    readonly next: string;
    readonly finish: string;
    readonly retry: string;
    readonly leave: string;
  };
}
