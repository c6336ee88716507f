/** What the client knows of a game: its sheet of the atlas at once, the rest when it is asked for. */
import type { Locale } from '@captains-table/kernel';
import type { FunctionComponent } from 'preact';
import type { TextsByLocale } from '../app/texts-by-locale.ts';
import type { BoardModule } from '../board-kit/board.ts';
import type { Guide } from '../learn/lesson.ts';

export interface GameManifest {
  /** As the catalogue has it. */
  readonly id: string;
  readonly sheet: Sheet;
  board(): Promise<BoardModule>;
  /** The board's own words. They must be loaded before the board is drawn. */
  readonly boardTexts: TextsByLocale<unknown>;
  /** Lessons for a first game, where there are any. */
  guide?(): Promise<Guide>;
}

/** What the front page shows of a game without loading it. */
interface Sheet {
  readonly Drawing: FunctionComponent;
  readonly texts: SheetTexts;
  readonly players: readonly [min: number, max: number];
  /** Minutes for a game, or for each person at the table. */
  readonly time: { readonly all: readonly [min: number, max: number] } | { readonly each: number };
}

export type SheetTexts = Readonly<Record<Locale, { readonly name: string; readonly tagline: string }>>;
