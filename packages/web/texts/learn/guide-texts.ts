/** The words of the first-game guides. */
export interface GuideTexts {
  readonly name: string;
  /** `Lesson 2 of 8` */
  progress(lesson: number, of: number): string;
  readonly next: string;
  readonly again: string;
  readonly finish: string;
  readonly leave: string;
  readonly notThis: string;
  readonly games: Readonly<Record<string, GameGuide>>;
}

interface GameGuide {
  readonly lessons: Readonly<Record<string, LessonWords>>;
  /** After the last one. */
  readonly end: string;
}

interface LessonWords {
  readonly title: string;
  /** What to do and why. */
  readonly task: string;
  /** What has been seen. */
  readonly done: string;
}
