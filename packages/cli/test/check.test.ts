import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cli, json, temporaryFolder } from './cli.ts';
import { emptyServer } from './empty-server.ts';

test('check says in two lines that a running server’s data are in order', async () => {
  const { folder } = await emptyServer();
  const { code, out, err } = await cli('check', { folder });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /captains-table\.sqlite: in order\n0 tables, 0 entries, 0 people; 0 tables played again\n$/,
  );
  expect(await json('check --deep', { folder })).toMatchObject({ ok: true, faults: [], replayed: 0 });
});

test('check names what is wrong, with exit code 1', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data/captains-table.sqlite'), 'Dear diary. '.repeat(1_000));
  const { code, out } = await cli('check', { folder });
  expect(code).toBe(1);
  expect(out).toMatch(/is not a SQLite database: put a backup in its place\n.*: faults: 1\n/);
});

test('backup copies to the given place once, and again only when asked to replace', async () => {
  const { folder } = await emptyServer();
  const backup = (more = '') => cli(`backup copy.sqlite --data data${more}`, { folder });
  expect(await backup()).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(
      /copy\.sqlite: \d+ bytes, 0 tables, brought back and checked, 0 of them played again\n$/,
    ),
  });
  expect(await backup()).toMatchObject({
    code: 2,
    err: expect.stringContaining('copy.sqlite exists already'),
  });
  expect(await backup(' --force')).toMatchObject({ code: 0 });
  expect(readdirSync(folder).toSorted()).toEqual(['copy.sqlite', 'data']);
  expect(await json('backup other.sqlite', { folder })).toMatchObject({ tables: 0, replayed: 0 });
});

test('restore puts a backup in place when the server is stopped, and keeps what was there', async () => {
  const { folder } = await emptyServer();
  await cli('backup copy.sqlite --data data', { folder });
  const restore = (more: string) => cli(`restore copy.sqlite --data ${more}`, { folder });
  expect(await restore('data')).toMatchObject({ code: 2, err: expect.stringContaining('in use') });
  expect(await restore('other')).toMatchObject({ code: 0, out: '0 tables are back\n' });
  expect(await restore('other')).toMatchObject({ code: 2, err: expect.stringContaining('exists already') });
  expect(await restore('other --force')).toMatchObject({
    code: 0,
    out: expect.stringContaining('is kept as'),
  });
  expect(await cli('move other third', { folder })).toMatchObject({
    code: 0,
    out: expect.stringMatching(/game_table +0 rows +0{16}\n[^]*tables, the same in both\n$/),
  });
});

test.each(['check', 'backup copy.sqlite'])(
  '%s: where there are no data, or in PostgreSQL, it says so',
  async (line) => {
    const nothing = await cli(line);
    expect(nothing).toMatchObject({ code: 2, err: expect.stringContaining('there is no database') });
    vi.stubEnv('DATABASE_URL', 'postgres://nowhere/none');
    onTestFinished(() => void vi.unstubAllEnvs());
    const there = line === 'check' ? 'pg_dump' : 'nowhere';
    expect(await cli(line)).toMatchObject({ code: 2, err: expect.stringContaining(there) });
  },
);

test('ratings are worked out again where no server runs, and nothing else is asked of the command', async () => {
  const { folder } = await emptyServer();
  const busy = await cli('ratings rebuild', { folder });
  expect(busy).toMatchObject({ code: 2, out: '' });
  expect(busy.err).toMatch(/^captains-table ratings: .*in use/);
  const empty = temporaryFolder();
  expect(await cli('ratings rebuild', { folder: empty })).toMatchObject({
    code: 0,
    out: '0 games of 0 people counted again\n',
  });
  expect(await json('ratings rebuild --data data', { folder: empty })).toEqual({ games: 0, people: 0 });
  expect((await cli('ratings guess', { folder: empty })).err).toMatch('there is no "ratings guess"');
});
