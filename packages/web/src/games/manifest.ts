/** What a game's folder provides: a sheet of the atlas at once, the rest when it is asked for. */
import type { Locale, Options } from '@captains-table/kernel';
import type { ComponentType } from 'preact';
import type { TextsByLocale } from '../app/texts-by-locale.ts';
import type { BoardModule } from '../board-kit/board.ts';
import type { Mentions } from '../board-kit/mention.ts';
import type { ChartPlan } from '../campaigns/chart-plan.ts';
import type { Guide } from '../learn/lesson.ts';
import type { Primer } from '../learn/primer.ts';
import type { EditableChart } from '../workshop/chart/editable-chart.ts';
import type { PieceDrawings } from '../workshop/piece-drawings.ts';

/** `manifest.ts`: how a table of the game is loaded. */
export interface GameManifest {
  /** As the catalogue has it. */
  readonly id: string;
  /** The board of a table with these options. */
  board(options: Options): Promise<{ readonly board: BoardModule }>;
  /** That board's own words. They must be loaded before it is drawn. */
  boardTexts(options: Options): readonly TextsByLocale<unknown>[];
  /** The highlights of a finished game, if it has any. */
  mentions?(): Promise<{ readonly mentions: Mentions['mentions'] }>;
  /** Lessons for a first game, where there are any. */
  guide?(): Promise<{ readonly guide: Guide }>;
  /** What a first game begins with and calls for, where lessons are offered at the table. */
  primer?(): Promise<{ readonly primer: Primer }>;
  /** Where the chapters of its campaign lie, where it has one. */
  campaignChart?(): Promise<{ readonly campaignChart: ChartPlan }>;
  /** Its pieces as they look at the table, for the workshop. */
  pieceDrawings?(): Promise<{ readonly pieceDrawings: PieceDrawings }>;
  /** Its chart, to be edited in the workshop, where it has one. */
  editableChart?(): Promise<{ readonly editableChart: EditableChart }>;
}

/** `sheet/index.ts`: what the front page shows of the game without loading it. */
export interface Sheet {
  readonly id: string;
  /** The front page comes with it drawn. */
  readonly drawing: () => Promise<{ readonly default: ComponentType }>;
  readonly texts: SheetTexts;
  readonly players: readonly [min: number, max: number];
  /** Minutes for a game, or for each person at the table. */
  readonly time: { readonly all: readonly [min: number, max: number] } | { readonly each: number };
  readonly hasGuide: boolean;
}

export type SheetTexts = Readonly<Record<Locale, { readonly name: string; readonly tagline: string }>>;
