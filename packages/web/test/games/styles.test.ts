import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ATLAS } from '../../src/games/registry.ts';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

function stylesIn(folder: string): readonly string[] {
  return readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file));
}

/** Classes, animations and containers that a style sheet names. */
function namesIn(file: string): readonly string[] {
  const css = readFileSync(join(SOURCE, file), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/'[^']*'/g, '');
  const selectors = [...css.matchAll(/(?<=[{};]|^)[^{};]*(?=\{)/g)].map(([selector]) => selector);
  const classes = selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)]);
  const others = css.matchAll(/(?:@keyframes|container(?:-name)?:) *([a-z][\w-]*)/g);
  return [...classes, ...others].map(([, name = '']) => name);
}

/** Classes of shared drawings that have no style of their own. */
const UNSTYLED = ['ship', 'coin-m'];

/** Classes of the design, the kit and the pages may be used by every game. */
const SHARED = new Set([
  ...UNSTYLED,
  ...stylesIn('.')
    .filter((file) => !/^games\/[^/]+\//.test(file))
    .flatMap(namesIn),
]);

function ownNames(id: string): readonly string[] {
  return stylesIn(`games/${id}`)
    .flatMap(namesIn)
    .filter((name) => !SHARED.has(name));
}

/** A game's styles begin with its id, or with one short prefix instead. */
function prefixesOf(id: string): readonly string[] {
  const others = ownNames(id).filter((name) => name !== id && !name.startsWith(`${id}-`));
  return [...new Set(others.map((name) => name.split('-')[0] ?? ''))];
}

describe.each(ATLAS)('the styles of $id', ({ id }) => {
  test('all begin with its id or one prefix of its own', () => {
    expect(ownNames(id).length).toBeGreaterThan(0);
    expect(prefixesOf(id).length).toBeLessThanOrEqual(1);
  });

  test('touch nothing of another game or of the pages', () => {
    const [prefix = id] = prefixesOf(id);
    const others = ATLAS.filter((game) => game.id !== id).flatMap((game) => [...ownNames(game.id)]);
    const taken = [...SHARED, ...others].filter((name) => name === prefix || name.startsWith(`${prefix}-`));
    expect(taken).toEqual([]);
  });
});
