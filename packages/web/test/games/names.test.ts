import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { ATLAS } from '../../src/games/registry.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A game's name in any spelling: `Port Royal`, `port-royal`, `portRoyal`. */
function spellingsOf(words: string): RegExp {
  return new RegExp(words.split(/[ -]/).join('[ -]?'), 'i');
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length));
}

const OUTSIDE = ['src', 'texts', 'build']
  .flatMap(filesIn)
  .filter((file) => file !== 'src/games/registry.ts' && !/^src\/games\/[^/]+\//.test(file));

test.each(ATLAS)('nothing outside the folder of $id names it, but for the registry', ({ id, texts }) => {
  const names = [id, ...LOCALES.map((locale) => texts[locale].name)].map(spellingsOf);
  const naming = OUTSIDE.filter((file) => {
    const text = file + readFileSync(join(ROOT, file), 'utf8');
    return names.some((name) => name.test(text));
  });
  expect(OUTSIDE.length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});
