/** How closely the lines of a card must be set, so that they never run over its name. */
import type { CardLine } from './kinds.ts';
import type { Mark } from './pictogram.tsx';

/** Room of a line beside the sign of its kind, in sizes of its type. */
const ROOM = 6;
const GAP = 0.3;
const LETTER = 0.58;

const WIDTHS: Readonly<Record<Mark['mark'], number>> = {
  doubloons: 1.55,
  points: 1.75,
  sign: 1.2,
  good: 1.5,
  item: 1.5,
  synergy: 1.5,
  flag: 1.5,
  place: 1.6,
  between: 0.55,
};

type Density = 'loose' | 'close' | 'dense';

export function densityOf(lines: readonly CardLine[], name: string): Density {
  const rows = lines.reduce((sum, line) => sum + rowsOf(line), 0) + (name.length > 15 ? 0.7 : 0);
  return rows > 3.6 ? 'dense' : rows > 2.9 ? 'close' : 'loose';
}

/** Rows that a line takes up when its marks are set one after the other. */
function rowsOf({ parts }: CardLine): number {
  let rows = 1;
  let filled = 0;
  for (const part of parts) {
    for (const mark of part) {
      const width = widthOf(mark) + GAP;
      if (filled > 0 && filled + width > ROOM) {
        rows += 1;
        filled = 0;
      }
      filled += width;
    }
  }
  return rows;
}

function widthOf(mark: Mark): number {
  const letters =
    'value' in mark && mark.mark !== 'doubloons' && mark.mark !== 'points' ? mark.value?.length : 0;
  return WIDTHS[mark.mark] + (letters ?? 0) * LETTER;
}
