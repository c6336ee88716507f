import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GLYPHS } from '../../../../src/games/maracaibo/drawings/glyphs.ts';
import { OWN_SIGNS } from '../../../../src/games/maracaibo/drawings/own-signs.ts';

test.each(Object.entries({ ...GLYPHS, ...OWN_SIGNS }))('the sign %s is a path', (_, d) => {
  expect(d).toMatch(/^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/);
});

test('the credits name every sign that is not ours', () => {
  const credits = readFileSync(new URL('../../../../src/design/CREDITS.md', import.meta.url), 'utf8');
  expect(Object.keys(GLYPHS).filter((name) => !credits.includes(name))).toEqual([]);
});
