import { describe, expect, test } from 'vitest';
import { qrCode } from '../../src/people/qr/code.ts';
import { correctionOf } from '../../src/people/qr/correction.ts';
import { formatBits, versionBits } from '../../src/people/qr/fixed-patterns.ts';

describe('a QR code', () => {
  test('is corrected as the published example of version 1-M, HELLO WORLD', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test('says its mask and version as the tables of the standard do', () => {
    const bits = (value: number, length: number) => value.toString(2).padStart(length, '0');
    expect(bits(formatBits(0), 15)).toBe('101010000010010');
    expect(bits(formatBits(5), 15)).toBe('100000011001110');
    expect(bits(versionBits(7), 18)).toBe('000111110010010100');
    expect(bits(versionBits(10), 18)).toBe('001010010011010011');
  });

  test('is module for module what other encoders draw', () => {
    const rows = qrCode('captain').map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
    expect(rows).toEqual([
      '#######..#.#..#######',
      '#.....#..####.#.....#',
      '#.###.#.###...#.###.#',
      '#.###.#.#.#...#.###.#',
      '#.###.#.##..#.#.###.#',
      '#.....#.####..#.....#',
      '#######.#.#.#.#######',
      '........#.#..........',
      '#.#####..###..#####..',
      '#.#..#.....#####..#.#',
      '..###.#..##.#.##.###.',
      '##.###...############',
      '.##...#.#...#...##...',
      '........##..#..##.#.#',
      '#######..###.#....##.',
      '#.....#.##.......####',
      '#.###.#.##.#.#.###.#.',
      '#.###.#.##.########..',
      '#.###.#.##..#.#...#..',
      '#.....#...#####..##..',
      '#######.##..#..#...#.',
    ]);
  });

  test('grows with its text, and says when that is too long', () => {
    const sizes = [14, 15, 84, 85, 122, 213].map((length) => qrCode('a'.repeat(length)).length);
    expect(sizes).toEqual([21, 25, 37, 41, 45, 57]);
    expect(() => qrCode('a'.repeat(214))).toThrow(/too long/);
  });
});
