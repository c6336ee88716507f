/** What a game is looked up in: its rules under headings, and its signs. */
import type { JSX } from 'preact';
import type { TextsByLocale } from '../app/texts-by-locale.ts';
import type { BoardProps } from '../board-kit/board.ts';

export interface Reference {
  readonly chapters: readonly Chapter[];
  /** The signs of this table, as they are drawn on it. */
  signs(props: BoardProps): readonly Sign[];
  readonly texts: TextsByLocale<ReferenceTexts>;
}

/** A heading of the rules, with topics of the game's help in their order. */
export interface Chapter {
  /** Names its heading in the words. */
  readonly id: string;
  readonly topics: readonly string[];
}

export interface Sign extends Explained {
  readonly id: string;
  readonly drawing: JSX.Element;
}

export interface Explained {
  readonly name: string;
  readonly help: string;
}

export interface ReferenceTexts {
  readonly chapters: Readonly<Record<string, string>>;
  /** Signs that no other words of the game explain. */
  readonly signs: Readonly<Record<string, Explained>>;
}
