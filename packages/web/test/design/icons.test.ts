import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ICONS } from '../../src/design/icons.ts';
import * as own from '../../src/design/own-icons.ts';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));
const shell: Record<string, string> = { ...ICONS, ...own.FILLED, ...own.LINED };

/** Every name that stands in the source as `<Icon name="…"` or as `icon="…"`. */
function namesIn(pattern: RegExp): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name),
  );
}

describe('icons', () => {
  test('every icon that is shown exists', () => {
    const shown = namesIn(/(?:<Icon\s+name|\bicon)="([\w-]+)"/g);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((name) => !Object.hasOwn(shell, name))).toEqual([]);
  });

  test.each(Object.entries(shell))('%s is a path', (_, d) => {
    expect(d).toMatch(/^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/);
  });

  test('the credits name every icon that is not ours', () => {
    const credits = readFileSync(join(SOURCE, 'design/CREDITS.md'), 'utf8');
    const taken = Object.keys(ICONS);
    expect(taken.filter((name) => !credits.includes(name))).toEqual([]);
  });
});
