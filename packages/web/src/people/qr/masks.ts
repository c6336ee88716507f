/** Masks turn some modules around; the best leaves the fewest patterns that would confuse a reader. */
import { must } from '@captains-table/kernel';
import type { Modules } from './versions.ts';

/** Whether the mask turns the module at this place around. */
export function isDark(mask: number, x: number, y: number): boolean {
  switch (mask) {
    case 0:
      return (x + y) % 2 === 0;
    case 1:
      return y % 2 === 0;
    case 2:
      return x % 3 === 0;
    case 3:
      return (x + y) % 3 === 0;
    case 4:
      return (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0;
    case 5:
      return ((x * y) % 2) + ((x * y) % 3) === 0;
    case 6:
      return (((x * y) % 2) + ((x * y) % 3)) % 2 === 0;
    default:
      return (((x + y) % 2) + ((x * y) % 3)) % 2 === 0;
  }
}

const LONG_RUN = 5;
/** Dark and light as in a corner, with light space on one side. */
const LIKE_A_CORNER = new Set(['10111010000', '00001011101']);

export function penaltyOf(modules: Modules): number {
  const rows = modules.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
  const lines = [...rows, ...columns];
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return sum(lines.map(runs)) + 3 * squares(rows) + 40 * sum(lines.map(corners)) + 10 * imbalance(rows);
}

function runs(line: string): number {
  const found = line.match(/0{5,}|1{5,}/g) ?? [];
  return found.reduce((total, run) => total + run.length - LONG_RUN + 3, 0);
}

function squares(rows: readonly string[]): number {
  let count = 0;
  for (let y = 1; y < rows.length; y++) {
    const [above, row] = [must(rows[y - 1]), must(rows[y])];
    for (let x = 1; x < row.length; x++) {
      if (row[x] === row[x - 1] && row[x] === above[x] && row[x] === above[x - 1]) count++;
    }
  }
  return count;
}

function corners(line: string): number {
  let count = 0;
  for (let at = 0; at + 11 <= line.length; at++) {
    if (LIKE_A_CORNER.has(line.slice(at, at + 11))) count++;
  }
  return count;
}

/** In steps of five per cent from one half. */
function imbalance(rows: readonly string[]): number {
  const all = rows.join('');
  const dark = all.replaceAll('0', '').length;
  return Math.floor(Math.abs((dark * 20) / all.length - 10));
}
