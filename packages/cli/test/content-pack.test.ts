import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { takeContent } from '../src/content-pack.ts';
import type { Io } from '../src/io.ts';
import { cli, json, temporaryFolder } from './cli.ts';

/** A folder with the given files in it. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'pack'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const free = JSON.stringify({
  game: 'port-royal',
  set: 'base',
  cards: [{ id: 'base-sailor-01', cost: 0, influence: 9 }],
});

describe('--content', () => {
  test('plays with the components of a file', async () => {
    const folder = folderWith({ 'mine.json': free });
    const games = 'simulate port-royal --players 2 --games 40 --seed s';
    const usual = await json(games, { folder });
    const changed = await json(`${games} --content mine.json`, { folder });
    expect(changed).not.toEqual(usual);
    expect(changed).toMatchObject({ unfinished: 0 });
  });

  test('changes the games alone: a server still finds its threads, and input stays unopened', async () => {
    const silent = { write: () => true, once: () => undefined };
    const script = (name: string) => new URL(`file:///built/${name}.js`);
    const scripts = {
      arenaWorker: script('arena'),
      campaignWorker: script('campaign'),
      thinkerWorker: script('thinker'),
      packWorker: script('pack'),
      writeThread: script('write'),
      client: script('client'),
    } satisfies Partial<Io>;
    const io: Io = {
      get stdin(): Io['stdin'] {
        throw new Error('input was opened');
      },
      stdout: silent,
      stderr: silent,
      folder: folderWith({ 'mine.json': free }),
      games: { ids: [], load: async () => undefined },
      ...scripts,
    };
    const taken = await takeContent(['serve', '--content', 'mine.json'], io);
    expect(taken.args).toEqual(['serve']);
    expect(taken.io).toMatchObject(scripts);
    expect(taken.io.games.packed).toMatchObject([{ game: 'port-royal' }]);
  });

  test('reads every file of a folder', async () => {
    const folder = folderWith({ 'pack/a.json': free, 'pack/b.json': free.replace('sailor-01', 'sailor-02') });
    const { code } = await cli('games --content pack', { folder });
    expect(code).toBe(0);
  });

  test.each([
    ['broken.json', '{', 'broken.json'],
    [
      'other.json',
      '{"game": "chess"}',
      'other.json: field "game": it must be one of: port-royal, caravelas, francis-drake, maracaibo',
    ],
    [
      'plain.json',
      '{"game": "tic-tac-toe"}',
      'plain.json: field "game": it must be one of: port-royal, caravelas, francis-drake, maracaibo',
    ],
    [
      'bad.json',
      free.replace('"cost":0', '"cost":"nothing"'),
      'bad.json: card "base-sailor-01": field "cost"',
    ],
  ])('%s is refused with one line', async (name, text, message) => {
    const folder = folderWith({ [name]: text });
    const game = text.includes('tic-tac-toe') ? 'tic-tac-toe' : 'port-royal';
    const { code, err, out } = await cli(`simulate ${game} --players 2 --games 1 --content ${name}`, {
      folder,
    });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('a command that plays no games of its own refuses a pack', async () => {
    const folder = folderWith({ 'mine.json': free });
    const { code, err } = await cli('backup copy.sqlite --content mine.json', { folder });
    expect({ code, err }).toEqual({
      code: 2,
      err: 'captains-table backup: --content is not for this command (docs/content-packs.md)\n',
    });
  });

  test('a pack that is not there, an empty folder and a missing path are refused', async () => {
    const folder = folderWith({});
    expect((await cli('games --content nowhere.json', { folder })).code).toBe(2);
    expect((await cli('games --content pack', { folder })).err).toContain('no .json file');
    expect((await cli('games --content', { folder })).err).toContain('--content needs a file or folder');
  });
});
