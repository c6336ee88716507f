import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchDocument } from '@captains-table/kernel';
import { commitmentOf } from '@captains-table/kernel';
import { stowaways } from '@captains-table/stowaways';
import { describe, expect, test } from 'vitest';
import { cli, json, playedMatch, temporaryFolder } from './cli.ts';

const document = playedMatch(stowaways, 3, 'a').toDocument(true);
const moves = document.log.length;

async function verified(value: unknown) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'match.json'), typeof value === 'string' ? value : JSON.stringify(value));
  return { ...(await cli('verify match.json', { folder })), folder };
}

test('an untouched match is verified', async () => {
  const { code, out, folder } = await verified(document);
  expect({ code, out }).toEqual({ code: 0, out: `verified: stowaways, ${moves} moves\n` });
  expect(await json('verify match.json', { folder })).toEqual({ game: 'stowaways', ok: true, moves });
});

describe('a tampered match fails with the first difference', () => {
  const [first, ...others] = document.log;
  const unknownCard = { kind: 'play', card: 'kraken' };
  const tampered: [string, MatchDocument, string][] = [
    [
      'a changed move',
      {
        ...document,
        log: [{ seat: first?.seat ?? 0, move: unknownCard }, ...others],
      },
      'log entry 0 is refused: not-in-hand',
    ],
    [
      'a changed mark',
      { ...document, marks: document.marks?.with(2, '0123456789abcdef') ?? [] },
      'after move 2',
    ],
    ['a changed seed', { ...document, seed: 'b' }, 'the seed does not fit its commitment'],
    [
      'a result made up',
      { ...document, result: { ranking: [1], scores: [9], breakdown: [] } },
      'the result differs',
    ],
  ];

  test.each(tampered)('%s', async (_what, changed, difference) => {
    const { code, out, err, folder } = await verified(changed);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/^not verified: .*\n$/);
    expect(out).toContain(difference);
    expect(await json('verify match.json', { folder })).toMatchObject({
      ok: false,
      code: expect.any(String),
      difference: expect.stringContaining(difference),
    });
  });

  test('a seed changed together with its commitment', async () => {
    const { code, out } = await verified({ ...document, seed: 'b', commitment: commitmentOf('b') });
    expect(code).toBe(1);
    expect(out).toMatch(/^not verified: (log entry|the set-up)/);
  });
});

describe('an unreadable file has exit code 2', () => {
  test.each([
    ['not JSON', '{', 'JSON'],
    ['no match', {}, 'not a match document'],
    ['of a game that is not there', { ...document, game: 'chess' }, 'there is no game "chess"'],
  ])('%s', async (_what, content, message) => {
    const { code, out, err } = await verified(content);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^captains-table verify: match\.json: .*\n$/);
    expect(err).toContain(message);
  });

  test('not there at all', async () => {
    expect(await cli('verify nowhere.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('ENOENT'),
    });
  });
});
