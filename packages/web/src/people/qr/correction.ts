/** Error correction by Reed and Solomon over the field of 256 elements with the polynomial 0x11d. */
import { must } from '@captains-table/kernel';
import type { Version } from './versions.ts';

const POWERS = new Uint8Array(255);
const LOGARITHMS = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  POWERS[exponent] = value;
  LOGARITHMS[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function product(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return must(POWERS[(must(LOGARITHMS[a]) + must(LOGARITHMS[b])) % 255]);
}

/** The coefficients of (x − 1)(x − α)(x − α²)…, without the first, which is 1. */
function generator(degree: number): readonly number[] {
  let factors = [1];
  for (let root = 0; root < degree; root++) {
    const shifted = [...factors, 0];
    factors = shifted.map((factor, index) => factor ^ product(factors[index - 1] ?? 0, must(POWERS[root])));
  }
  return factors.slice(1);
}

export function correctionOf(data: readonly number[], count: number): readonly number[] {
  const divisor = generator(count);
  const rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ must(rest.shift());
    rest.push(0);
    for (const [index, coefficient] of divisor.entries()) {
      rest[index] = must(rest[index]) ^ product(coefficient, factor);
    }
  }
  return rest;
}

/** The bytes of all blocks in turn, then their correction in turn. */
export function withCorrection({ blocks, correction }: Version, data: Uint8Array): Uint8Array {
  let start = 0;
  const parts = blocks.map((length) => Array.from(data.slice(start, (start += length))));
  const corrections = parts.map((part) => correctionOf(part, correction));
  return Uint8Array.from([...inTurn(parts), ...inTurn(corrections)]);
}

function inTurn(parts: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => parts.flatMap((part) => part[index] ?? [])).flat();
}
