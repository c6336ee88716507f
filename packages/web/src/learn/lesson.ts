/** What a game's first-game guide provides. */
import type { Move, Seat } from '@captains-table/kernel';
import type { TextsByLocale } from '../app/texts-by-locale.ts';

export interface Guide {
  readonly lessons: readonly Lesson[];
  /** For those who know the first game and want another. */
  readonly more?: MoreLessons;
  readonly texts: TextsByLocale<GuideTexts>;
}

export interface MoreLessons {
  readonly lessons: readonly Lesson[];
  /** Of the game that they lead to. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** One thing to learn: a position on the real engine, and what the person does there. */
export interface Lesson {
  /** Names its words in the game's `texts/lessons`. */
  readonly id: string;
  /** As the game's `position` reads it. The person sits on seat 0. */
  readonly position: unknown;
  /** What is to be done, one after the other; other moves are not offered meanwhile. */
  readonly steps: readonly Step[];
  /** Who else decides before, and what: a move, or the first legal one that fits. */
  readonly others?: readonly { readonly seat: Seat; readonly move: Move | Step }[];
}

/** Whether a move is the one to make. */
export type Step = (move: Move) => boolean;

export interface GuideTexts {
  readonly lessons: Readonly<Record<string, LessonTexts>>;
  /** After the last one. */
  readonly end: string;
  /** The button that leads to the other lessons, and what is said after them. */
  readonly more?: { readonly title: string; readonly end: string };
}

interface LessonTexts {
  readonly title: string;
  /** What to do and why. */
  readonly task: string;
  /** What has been seen. */
  readonly done: string;
}
