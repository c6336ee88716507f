import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cli, json, temporaryFolder } from './cli.ts';

const folder = temporaryFolder();

function file(name: string, content: unknown): string {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return name;
}

const mine = file('mine.json', { game: 'maracaibo', cards: [{ id: 'A10', points: 4 }], remove: ['A11'] });
const bent = file('bent.json', { game: 'caravelas', ports: [{ id: 'macau', value: 'much' }] });
const torn = file('torn.json', { game: 'caravelas', currents: [{ id: 'new', path: ['c01r03', 'c06r00'] }] });

describe('pack check', () => {
  test('plays random games and says that a pack differs from the box', async () => {
    const { code, out } = await cli(`pack check ${mine} --games 3`, { folder });
    expect(code).toBe(0);
    expect(out).toContain('differs: cards: the box has 56 in A, and here are 55\n');
    expect(out).toMatch(/3 random games have ended; the longest had \d+ decisions\.\nContent [0-9a-f]{32}\./);
  });

  test.each([
    [
      'en',
      'error: bent.json: port "macau": field "value": it must be a whole number from 0 to 99, not "much"',
    ],
    [
      'fr',
      'erreur\u00a0: bent.json\u00a0: port «\u00a0macau\u00a0»\u00a0: champ «\u00a0value\u00a0» (valeur)\u00a0: il faut un nombre entier de 0 à 99, et non "much"',
    ],
    [
      'nl',
      'fout: bent.json: haven "macau": veld "value" (waarde): het moet een geheel getal van 0 tot en met 99 zijn',
    ],
  ])('names piece and field in the language %s', async (lang, message) => {
    const { code, out } = await cli(`pack check ${bent} --lang ${lang}`, { folder });
    expect([code, out]).toEqual([1, expect.stringContaining(message)]);
  });

  test('finds what makes no sense', async () => {
    const checked = await json<{ verdict: string; messages: string[] }>(`pack check ${torn}`, { folder });
    expect(checked).toMatchObject({
      verdict: 'forbidden',
      messages: [
        'torn.json: current "new": field "path.1" (spaces it flows through 2): "c06r00" is not beside the space before it',
        'currents: the box has 19, and here are 20',
      ],
    });
  });

  test('several files are one pack of one game', async () => {
    const { code, out } = await cli(`pack check ${mine} ${bent} --games 0`, { folder });
    expect([code, out]).toEqual([
      1,
      expect.stringContaining('bent.json: field "game": it must be one of: maracaibo'),
    ]);
  });
});

describe('pack diff', () => {
  test('lists how a pack differs from our box, piece by piece and field by field', async () => {
    const { out } = await cli(`pack diff ${mine}`, { folder });
    expect(out).toBe('card "A10": points 3 → 4\ncard "A11": removed\n');
  });

  test('leaves out where a value was read from, which changes nothing in play', async () => {
    const cards = [
      { id: 'A01', points: 2, source: 'box' },
      { id: 'A02', source: 'box' },
    ];
    const { out } = await cli(`pack diff ${file('read.json', { game: 'maracaibo', cards })} --lang nl`, {
      folder,
    });
    expect(out).toBe('projectkaart "A01": punten 5 → 2\n');
  });

  test('compares two packs', async () => {
    const other = file('other.json', { game: 'maracaibo', cards: [{ id: 'A10', points: 4 }] });
    const { out } = await cli(`pack diff ${mine} ${other} --lang nl`, { folder });
    expect(out).toBe('projectkaart "A11": toegevoegd\n');
    expect((await cli(`pack diff ${mine} ${mine}`, { folder })).out).toBe('There is no difference.\n');
  });
});

describe('pack new', () => {
  test.each(['port-royal', 'caravelas', 'francis-drake', 'maracaibo'])(
    'begins a pack of %s with all reconstructed pieces, which changes nothing yet',
    async (game) => {
      const { code, out } = await cli(`pack new ${game}`, { folder });
      expect([code, out]).toEqual([0, expect.stringMatching(/-pack\.json: \d+ pieces\n$/)]);
      expect((await cli(`pack diff ${game}-pack.json`, { folder })).out).toBe('There is no difference.\n');
    },
  );

  test('begins with one collection, or with none, and overwrites nothing', async () => {
    await cli('pack new maracaibo --only quests --out quests.json', { folder });
    const { game, ...rest } = JSON.parse(readFileSync(join(folder, 'quests.json'), 'utf8'));
    expect([game, Object.keys(rest)]).toEqual(['maracaibo', ['quests']]);
    await cli('pack new caravelas --empty --out empty.json', { folder });
    expect(JSON.parse(readFileSync(join(folder, 'empty.json'), 'utf8'))).toEqual({ game: 'caravelas' });
    expect((await cli('pack new caravelas --out empty.json', { folder })).code).toBe(2);
    expect(existsSync(join(folder, 'empty.json'))).toBe(true);
  });

  test.each([
    ['pack', 'it must be one of: check, diff, new'],
    ['pack new chess', '<game> must be one of: port-royal'],
    ['pack new maracaibo --only ships', '--only must be one of: cards'],
    ['pack check', '<file or folder> is missing'],
  ])('"%s" is refused: %s', async (line, message) => {
    const { code, err } = await cli(line, { folder });
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
