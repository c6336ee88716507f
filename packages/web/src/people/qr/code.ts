/**
 * QR codes as ISO/IEC 18004 describes them: bytes, error correction level M, versions 1 to 10. That is enough for an
 * address of 213 letters, and it is drawn on the device: what is in it goes nowhere.
 */
import { must } from '@captains-table/kernel';
import { withCorrection } from './correction.ts';
import { drawFixed, drawFormat, isFixed } from './fixed-patterns.ts';
import { isDark, penaltyOf } from './masks.ts';
import { VERSIONS } from './versions.ts';
import type { Modules, Version } from './versions.ts';

/** The smallest code for a text; throws where it is too long for any. */
export function qrCode(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.find((candidate) => bytes.length <= roomIn(candidate));
  if (version === undefined) throw new Error('the text is too long for a code that a phone could read');
  const bits = bitsOf(withCorrection(version, dataOf(version, bytes)));
  const drawn = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => draw(version, bits, mask));
  return drawn.reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best));
}

function sizeOfData({ blocks }: Version): number {
  return blocks.reduce((sum, bytes) => sum + bytes, 0);
}

function countBits({ number }: Version): number {
  return number < 10 ? 8 : 16;
}

function roomIn(version: Version): number {
  return Math.floor((sizeOfData(version) * 8 - 4 - countBits(version)) / 8);
}

const BYTE_MODE = 0b0100;
const FILLING = [0xec, 0x11];

/** Mode, length and bytes, filled up to the size of the version. */
function dataOf(version: Version, bytes: Uint8Array): Uint8Array {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(BYTE_MODE, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  const size = sizeOfData(version);
  push(0, Math.min(4, size * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let filling = 0; bits.length < size * 8; filling++) push(must(FILLING[filling % 2]), 8);
  return Uint8Array.from({ length: size }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

function bitsOf(bytes: Uint8Array): readonly boolean[] {
  return Array.from(bytes, (byte) =>
    Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1),
  ).flat();
}

function draw(version: Version, bits: readonly boolean[], mask: number): Modules {
  const size = 17 + 4 * version.number;
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  drawFixed(modules, version);
  drawFormat(modules, mask);
  let next = 0;
  for (const [x, y] of wayThrough(size)) {
    if (isFixed(x, y, version, size)) continue;
    // Modules that are left over are light before the mask.
    must(modules[y])[x] = (bits[next++] ?? false) !== isDark(mask, x, y);
  }
  return modules;
}

/** Two columns at a time from the right, up and down in turn; the column of the timing pattern is left out. */
function* wayThrough(size: number): Generator<readonly [x: number, y: number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
    up = !up;
  }
}
