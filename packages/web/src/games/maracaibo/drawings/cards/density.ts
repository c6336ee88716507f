/** How large the lines of a card may be set, so that they never run over its name or its edge. */
import type { CardLine } from './kinds.ts';
import type { Mark } from '@captains-table/maracaibo/signs';

const LETTER = 0.58;

/** In sizes of their type. */
const WIDTHS: Readonly<Record<Mark['mark'], number>> = {
  doubloons: 1.55,
  points: 1.75,
  sign: 1.44,
  good: 1.5,
  item: 1.5,
  synergy: 1.5,
  flag: 1.5,
  place: 1.6,
  between: 0.85,
};

/** What the lines have room in; lengths in sizes of the card's type. */
interface Body {
  readonly width: number;
  /** Below a name of one line, and of two. */
  readonly heights: readonly [one: number, two: number];
  /** Names with more letters take two lines. */
  readonly nameInOne: number;
  /** Between marks, between parts of a line, between lines. */
  readonly gaps: readonly [marks: number, parts: number, lines: number];
  /** Of the type beside the card's own. */
  readonly sizes: readonly number[];
}

const UPRIGHT: Body = {
  width: 7.5,
  heights: [6, 4.9],
  nameInOne: 13,
  gaps: [0.26, 0.5, 0.2],
  sizes: [1.04, 0.94, 0.83],
};

/** On a laptop goods and points stand beside the lines. */
const FLAT: Body = {
  width: 5.95,
  heights: [4.75, 3.95],
  nameInOne: 17,
  gaps: [0.16, 0.24, 0],
  sizes: [1, 0.9, 0.8, 0.74, 0.68, 0.62],
};

/** Under the edge of the next card. */
const FLAT_COVERED: Body = { ...FLAT, width: 5.4 };

const DENSITIES = ['loose', 'close', 'dense'] as const;

export function densityOf(lines: readonly CardLine[], name: string): (typeof DENSITIES)[number] {
  return DENSITIES[UPRIGHT.sizes.indexOf(sizeIn(UPRIGHT, lines, name))] ?? 'dense';
}

/** Of the type of a card that lies flat. */
export function flatSize(lines: readonly CardLine[], name: string): number {
  return sizeIn(FLAT, lines, name);
}

/** The same where the next card lies over its edge. */
export function coveredFlatSize(lines: readonly CardLine[], name: string): number {
  return sizeIn(FLAT_COVERED, lines, name);
}

/** The largest with which all lines find room; the smallest where none is small enough. */
function sizeIn(body: Body, lines: readonly CardLine[], name: string): number {
  const height = body.heights[name.length > body.nameInOne ? 1 : 0];
  const gaps = body.gaps[2] * (lines.length - 1);
  const fits = (size: number) =>
    lines.reduce((sum, line) => sum + heightOf(line, size, body), gaps) <= height;
  return body.sizes.find(fits) ?? body.sizes.at(-1) ?? 1;
}

/**
 * Beside its kind a line has its parts. One that does not fit goes to the next row; one that is too long for a row
 * breaks, and has its rows for itself.
 */
function heightOf({ parts }: CardLine, size: number, { width, gaps: [marksGap, partsGap] }: Body): number {
  const room = width - 1.1 * size;
  let [height, row, filled] = [0, 0, 0];
  for (const part of parts) {
    const long = part.reduce((sum, mark) => sum + size * widthOf(mark) + marksGap, -marksGap);
    const high = size * Math.max(...part.map(heightOfMark));
    if (filled > 0 && filled + partsGap + long > room) {
      height += row;
      [row, filled] = [0, 0];
    }
    filled += (filled > 0 ? partsGap : 0) + long;
    row = Math.max(row, high * Math.ceil(long / room));
  }
  return height + row;
}

function widthOf(mark: Mark): number {
  const letters =
    'value' in mark && mark.mark !== 'doubloons' && mark.mark !== 'points' ? mark.value?.length : 0;
  return WIDTHS[mark.mark] + (letters ?? 0) * LETTER;
}

function heightOfMark({ mark }: Mark): number {
  return mark === 'between' ? 1 : Math.max(1.5, WIDTHS[mark]);
}
