/** The words around every lesson, and to those who play a game for the first time; what is told stands with its game. */
export interface LearnTexts {
  readonly name: string;
  /** `Lesson 2 of 8` */
  progress(lesson: number, of: number): string;
  readonly next: string;
  readonly again: string;
  readonly finish: string;
  readonly leave: string;
  readonly notThis: string;
  /** Back to the first lesson. */
  readonly startOver: string;
  /** Back to the table that was left for a lesson. */
  readonly toTable: string;
  /** Parts of the help at the table. */
  readonly help: {
    readonly tabs: Readonly<Record<'now' | 'signs' | 'rules', string>>;
    readonly findSign: string;
    readonly findRule: string;
    readonly notFound: string;
    found(signs: number): string;
    /** Switches the numbers of rules on. */
    readonly numbers: string;
    readonly numbersWhy: string;
  };
  readonly first: {
    title(game: string): string;
    lesson(minutes: number): string;
    readonly straightIn: string;
    readonly why: string;
    readonly sound: string;
    readonly soundWhy: string;
    readonly gotIt: string;
    readonly noTips: string;
  };
}
