import { expect, test } from 'vitest';
import { cell, playsCsv } from '../../src/plays/csv.ts';
import { play } from './sample-plays.ts';

/** A strict reader of RFC 4180. */
function read(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  while (field.lastIndex < text.length) {
    const [, value = '', end] = field.exec(text) ?? [];
    if (end === undefined) throw new Error('this is no CSV');
    const plain = value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value;
    rows.at(-1)?.push(plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('each play is a line, with as many columns for players as the largest table has', () => {
  const text = playsCsv([play('a'), play('b', { players: play('b').players.slice(0, 2) })], 'en');
  expect(text.startsWith('\uFEFFEnded,Started,Minutes,Game')).toBe(true);
  const [head, first, second, ...more] = read(text.slice(1));
  expect(more).toEqual([]);
  expect(head).toHaveLength(19);
  expect(head?.slice(6, 12)).toEqual([
    'Your place',
    'Your score',
    'Result',
    'Player 1',
    'Place 1',
    'Score 1',
  ]);
  expect(first).toEqual([
    '2026-07-11T20:15:00.000Z',
    '2026-07-11T19:30:00.000Z',
    '45',
    'Port Royal',
    'Base game',
    'live',
    '2',
    '54',
    'lost',
    'Anna, “the Shark”',
    '1',
    '61',
    'Bart',
    '2',
    '54',
    'Bot (Mate)',
    '3',
    '',
    'a',
  ]);
  expect(second?.slice(15)).toEqual(['', '', '', 'b']);
});

test('nobody’s name is a formula, and every name stays one cell', () => {
  const names = [
    '=HYPERLINK("http://x")',
    '+1',
    '-2+3',
    '@SUM(A1)',
    '＝1',
    'a"b',
    'a,b',
    'a\r\nb',
    "O'Hara",
    ' =1',
  ];
  for (const name of names) {
    const [[value = ''] = []] = read(`${cell(name)}\r\n`);
    expect(value).not.toMatch(/^[=+\-@\t\r＝]/);
    expect(value.replace(/^'/, '')).toBe(name);
  }
  expect(cell(-3)).toBe('-3');
});

test.each(['fr', 'nl'] as const)('headings are in %s', (locale) => {
  expect(playsCsv([play('a')], locale)).not.toContain('Ended');
});
