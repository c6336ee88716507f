import type { TableGame } from '@captains-table/catalogue';
import type { CampaignView } from '@captains-table/kernel';
import type { FunctionComponent } from 'preact';

/** What a logbook knows of the things that stay from game to game. */
export interface KeptProps extends Pick<CampaignView, 'facts'> {
  readonly game: TableGame;
}

/** Where the chapters of a campaign lie on its chart: by their numbers only, so that it cannot reveal more. */
export interface ChartPlan {
  readonly width: number;
  readonly height: number;
  /** Land, as a path. */
  readonly coast: string;
  /** The place of each chapter, the first first. */
  readonly stops: readonly (readonly [x: number, y: number])[];
  /** What stays from game to game, drawn on the chart and described beside it, if the game has such things. */
  readonly Marks?: FunctionComponent<KeptProps>;
  readonly Kept?: FunctionComponent<KeptProps>;
  /** A chapter goes on in the next game: none is lost that ends within it. */
  readonly neverLost?: boolean;
}

/** For games without a chart of their own: the open sea. */
export const OPEN_SEA: ChartPlan = {
  width: 1000,
  height: 420,
  coast: '',
  stops: [
    [120, 300],
    [250, 130],
    [400, 280],
    [540, 120],
    [690, 260],
    [820, 120],
    [900, 300],
  ],
};

/** The place of a chapter. A story with more chapters than places goes on along the last stretch. */
export function stopOf({ stops, width }: ChartPlan, chapter: number): readonly [number, number] {
  const known = stops[chapter - 1];
  if (known !== undefined) return known;
  const [x, y] = stops.at(-1) ?? [0, 0];
  return [Math.min(width - 60, x + (chapter - stops.length) * 12), y];
}

/** The way from the chapter before, as a path with a bend. */
export function legTo(plan: ChartPlan, chapter: number): string {
  const [fromX, fromY] = stopOf(plan, chapter - 1);
  const [x, y] = stopOf(plan, chapter);
  const bend = chapter % 2 === 0 ? 0.18 : -0.18;
  const middleX = (fromX + x) / 2 + (y - fromY) * bend;
  const middleY = (fromY + y) / 2 - (x - fromX) * bend;
  return `M${fromX} ${fromY}Q${Math.round(middleX)} ${Math.round(middleY)} ${x} ${y}`;
}
