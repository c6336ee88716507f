/** The words around every lesson; those of the lessons stand with their game. */
export interface LearnTexts {
  readonly name: string;
  /** `Lesson 2 of 8` */
  progress(lesson: number, of: number): string;
  readonly next: string;
  readonly again: string;
  readonly finish: string;
  readonly leave: string;
  readonly notThis: string;
}
