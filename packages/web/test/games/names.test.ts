import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { ATLAS } from '../../src/games/registry.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A game's name in any spelling: `Port Royal`, `port-royal`, `portRoyalBoard`; never a part of a longer word. */
function spellingsOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})${words.split(/[ -]/).join('[ _-]?')}(?!\\p{L})`, 'iu');
}

/** Names of code as single words: `portRoyalBoard` as `port Royal Board`. */
function inWords(text: string): string {
  return text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
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
    const text = inWords(`${file} ${readFileSync(join(ROOT, file), 'utf8')}`);
    return names.some((name) => name.test(text));
  });
  expect(OUTSIDE.length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});

test.each([
  'Port Royal',
  'port-royal',
  'portRoyal',
  'PortRoyalBoard',
  'PORT_ROYAL',
  'the `port-royal` folder',
])('%s names the game', (text) => {
  expect(spellingsOf('Port Royal').test(inWords(text))).toBe(true);
});

test.each(['smallest', 'lesta', 'celestial'])('"Lest" is not named by %s', (text) => {
  expect(spellingsOf('Lest').test(inWords(text))).toBe(false);
});
