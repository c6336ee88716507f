/** What looks the same in every code of a version: corners, timing, alignment, format and version. */
import { must } from '@captains-table/kernel';
import type { Version } from './versions.ts';

type Drawing = boolean[][];

export function drawFixed(modules: Drawing, version: Version): void {
  const size = modules.length;
  for (let at = 0; at < size; at++) {
    set(modules, 6, at, at % 2 === 0);
    set(modules, at, 6, at % 2 === 0);
  }
  for (const [x, y] of alignmentCentres(version)) square(modules, x, y, 2, (distance) => distance !== 1);
  for (const [x, y] of corners(size))
    square(modules, x, y, 4, (distance) => distance !== 2 && distance !== 4);
  if (version.number >= 7) drawVersion(modules, version.number);
}

/** Which error correction (M) and mask: twice, so that either may be torn off. */
export function drawFormat(modules: Drawing, mask: number): void {
  const bits = formatBits(mask);
  const size = modules.length;
  const bit = (index: number) => ((bits >> index) & 1) === 1;
  for (let index = 0; index < 15; index++) {
    const [x, y] = besideTopLeft(index);
    set(modules, x, y, bit(index));
    if (index < 8) set(modules, size - 1 - index, 8, bit(index));
    else set(modules, 8, size - 15 + index, bit(index));
  }
  set(modules, 8, size - 8, true);
}

function besideTopLeft(index: number): readonly [x: number, y: number] {
  if (index < 6) return [8, index];
  if (index < 8) return [8, index + 1];
  return index === 8 ? [7, 8] : [14 - index, 8];
}

/** Level M is 00; the ten bits behind are their remainder, and a pattern keeps it from being all light. */
export function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask << 10, 0x537)) ^ 0x5412;
}

export function versionBits(version: number): number {
  return (version << 12) | remainder(version << 12, 0x1f25);
}

function remainder(value: number, divisor: number): number {
  const degree = (number: number) => 31 - Math.clz32(number);
  let rest = value;
  while (rest !== 0 && degree(rest) >= degree(divisor)) rest ^= divisor << (degree(rest) - degree(divisor));
  return rest;
}

function drawVersion(modules: Drawing, version: number): void {
  const bits = versionBits(version);
  for (let index = 0; index < 18; index++) {
    const [far, near] = [modules.length - 11 + (index % 3), Math.floor(index / 3)];
    const dark = ((bits >> index) & 1) === 1;
    set(modules, far, near, dark);
    set(modules, near, far, dark);
  }
}

/** Whether a module belongs to one of the patterns, so that it carries no data. */
export function isFixed(x: number, y: number, version: Version, size: number): boolean {
  if (x === 6 || y === 6) return true;
  const [left, right, top, bottom] = [x <= 8, x >= size - 8, y <= 8, y >= size - 8];
  if ((left && top) || (right && top) || (left && bottom)) return true;
  if (version.number >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
  return alignmentCentres(version).some(([cx, cy]) => Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2);
}

function corners(size: number): readonly (readonly [number, number])[] {
  return [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ];
}

/** At every crossing but those that the three corners cover. */
function alignmentCentres({ alignment }: Version): readonly (readonly [number, number])[] {
  const [first, last] = [alignment[0], alignment.at(-1)];
  const isCorner = (x: number, y: number) =>
    (x === first && y === first) || (x === first && y === last) || (x === last && y === first);
  return alignment.flatMap((x) => alignment.filter((y) => !isCorner(x, y)).map((y) => [x, y] as const));
}

/** Rings around a centre, as far as they lie within the code. */
function square(
  modules: Drawing,
  cx: number,
  cy: number,
  radius: number,
  isDark: (distance: number) => boolean,
): void {
  for (let y = cy - radius; y <= cy + radius; y++) {
    for (let x = cx - radius; x <= cx + radius; x++) {
      if (modules[y]?.[x] === undefined) continue;
      set(modules, x, y, isDark(Math.max(Math.abs(x - cx), Math.abs(y - cy))));
    }
  }
}

function set(modules: Drawing, x: number, y: number, dark: boolean): void {
  must(modules[y])[x] = dark;
}
