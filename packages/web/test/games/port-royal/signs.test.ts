import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GLYPHS } from '../../../src/games/port-royal/drawings/glyphs.ts';
import * as own from '../../../src/games/port-royal/drawings/own-glyphs.ts';

const FOLDER = fileURLToPath(new URL('../../../src/games/port-royal/', import.meta.url));
const glyphs: Record<string, string> = { ...GLYPHS, ...own.FILLED, ...own.LINED };

test('every sign that is shown exists', () => {
  const shown = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/<Glyph\s+name="([\w-]+)"/g)])
    .map(([, name = '']) => name);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((name) => !Object.hasOwn(glyphs, name))).toEqual([]);
});

test.each(Object.entries(glyphs))('%s is a path', (_, d) => {
  expect(d).toMatch(/^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/);
});

test('the credits name every sign that is not ours', () => {
  const credits = readFileSync(new URL('../../../src/design/CREDITS.md', import.meta.url), 'utf8');
  expect(Object.keys(GLYPHS).filter((name) => !credits.includes(name))).toEqual([]);
});
