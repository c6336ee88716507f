/** What a game's folder provides for the workshop: its pieces as they look at the table. */
import type { AnyContent, AnyTexts, Locale } from '@captains-table/kernel';
import type { JSX } from 'preact';
import type { TextsByLocale } from '../app/texts-by-locale.ts';

/** One piece of a box. */
export interface PieceShown<Texts = AnyTexts> {
  /** Of the game's own type. The piece is in it. */
  readonly content: AnyContent;
  /** The game's own words, for this content. */
  readonly texts: Texts;
  readonly locale: Locale;
  readonly collection: string;
  /** Its id, or its place in the list from 1 on. */
  readonly id: string;
}

export interface PieceDrawing {
  /** As large as it is drawn, in pixels. */
  readonly width: number;
  readonly height: number;
  Drawing(this: void, shown: PieceShown): JSX.Element | null;
}

/** Its methods are written for the content and the words of their own game. */
export interface PieceDrawings {
  /** The board's words that drawings need. */
  readonly words: readonly TextsByLocale<unknown>[];
  /** By collection; a piece without a drawing is shown by its values. */
  readonly drawings: Readonly<Record<string, PieceDrawing>>;
  /** Collections of a story: shown only on request, so as not to spoil it. */
  readonly sealed: readonly string[];
  /** What a piece is called, where it has a name. */
  nameOf(shown: PieceShown): string | undefined;
  /** What it does, in a sentence or two. */
  tellOf(shown: PieceShown): string | undefined;
}
