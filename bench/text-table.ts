import type { RowResult } from './row.ts';

const HEADINGS = ['row', 'value', 'unit', 'spread', 'peer', 'peer value', 'times better'];
const TEXT_COLUMNS = new Set([0, 2, 4]);

/** The results as an aligned table, one line a row. */
export function textTable(results: readonly RowResult[]): string {
  const lines = [HEADINGS, ...results.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => aligned(line, widths)).join('\n');
}

function cells(result: RowResult): string[] {
  const { name, value, unit, spread, peer = '', peerValue, ratio } = result;
  const wide = spread === undefined ? '' : `${shown(spread * 100)} %`;
  return [name, shown(value), unit, wide, peer, shown(peerValue), shown(ratio)];
}

/** Words to the left, numbers to the right. */
function aligned(line: readonly string[], widths: readonly number[]): string {
  const padded = line.map((cell, column) => {
    const width = widths[column] ?? 0;
    return TEXT_COLUMNS.has(column) ? cell.padEnd(width) : cell.padStart(width);
  });
  return padded.join('  ').trimEnd();
}

function shown(value: number | undefined): string {
  return value?.toLocaleString('en', { maximumSignificantDigits: 4 }) ?? '';
}
