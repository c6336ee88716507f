import fc from 'fast-check';
import { stowaways } from '@captains-table/stowaways';
import { describe, expect, test } from 'vitest';
import { VERBS } from '../src/engine/verbs.ts';
import { playedMatch, sourceWith } from './cli.ts';
import { lastReply, linesToEngine } from './engine.ts';

const NEW = { do: 'new', game: 'tic-tac-toe', seats: 2, seed: 'a' };

describe('a malformed line is answered and the engine goes on', () => {
  test.each([
    ['not JSON', 'hello', 'bad-json'],
    ['nothing', '', 'bad-json'],
    ['half a request', '{"id": 1,', 'bad-json'],
    ['a list', '[1]', 'bad-request'],
    ['null', 'null', 'bad-request'],
    ['no id', '{"do": "pending"}', 'bad-request'],
    ['an id that is a list', '{"id": [], "do": "pending"}', 'bad-request'],
    ['far too deep', '['.repeat(100_000), 'bad-json'],
    ['a line of over 1 MB', `{"id": 1, "do": "${'x'.repeat(1_000_000)}"}`, 'too-long'],
  ])('%s', async (_what, line, code) => {
    const replies = await linesToEngine([line, '{"id": "next", "do": "quit"}']);
    expect(replies).toEqual([
      { id: null, ok: false, error: { code, message: expect.any(String) } },
      { id: 'next', ok: true },
    ]);
  });
});

describe('a request with wrong fields', () => {
  test.each([
    [{}, 'bad-request', '"do" is missing'],
    [{ do: 7 }, 'bad-request', '"do" must be a text'],
    [{ do: 'dance' }, 'unknown-verb', '"do" must be one of: new, load'],
    [{ do: 'constructor' }, 'unknown-verb', '"do" must be one of'],
    [{ do: 'new' }, 'bad-request', '"game" is missing'],
    [{ do: 'new', game: 'chess', seats: 2 }, 'unknown-game', 'there is no game "chess"'],
    [{ ...NEW, seats: '2' }, 'bad-request', '"seats" must be a whole number'],
    [{ ...NEW, seats: 3 }, 'table', 'players'],
    [{ ...NEW, options: [] }, 'bad-request', '"options" must be an object'],
    [{ ...NEW, options: { mode: 'odd' } }, 'table', 'mode'],
    [{ ...NEW, seed: 5 }, 'bad-request', '"seed" must be a text'],
    [{ do: 'load' }, 'document', 'not a match document'],
    [{ do: 'load', document: { format: 'x' } }, 'document', '"format"'],
    [{ do: 'pending', match: 9 }, 'unknown-match', 'there is no match 9'],
    [{ do: 'pending', match: -1 }, 'bad-request', '"match" must be a whole number'],
    [{ do: 'legal' }, 'bad-request', '"seat" is missing'],
    [{ do: 'legal', seat: 2 }, 'bad-request', '"seat" must be from 0 to 1'],
    [{ do: 'view', viewer: 'nobody' }, 'bad-request', '"viewer" must be a whole number'],
    [{ do: 'view', viewer: 9 }, 'bad-request', '"viewer" must be from 0 to 1'],
    [{ do: 'apply', seat: 0 }, 'malformed', 'This is not a move'],
    [{ do: 'apply', seat: 0, move: { kind: 'mark', square: [[[]]] } }, 'malformed', 'This is not a move'],
    [{ do: 'drop' }, 'bad-request', '"match" is missing'],
  ])('%j', async (request, code, message) => {
    expect(await lastReply(NEW, request)).toMatchObject({
      id: 2,
      ok: false,
      error: { code, message: expect.stringContaining(message) },
    });
  });

  test('before any match there is none', async () => {
    expect(await lastReply({ do: 'pending' })).toMatchObject({ error: { message: 'there is no match yet' } });
  });

  test.each([
    ['seed', { seed: 'other' }],
    ['rules', { rules: '999' }],
    ['unknown-game', { game: 'chess' }],
    ['move', { log: [{ seat: 0, move: { kind: 'play', card: 'kraken' } }] }],
  ])('a document with a wrong %s is not loaded', async (code, change) => {
    const document = { ...playedMatch(stowaways, 2, 'a').toDocument(true), ...change };
    expect(await lastReply({ do: 'load', document })).toMatchObject({ ok: false, error: { code } });
  });
});

test('a game that breaks down does not take the engine with it', async () => {
  const games = sourceWith({
    view: () => {
      throw new Error('man overboard');
    },
  });
  const requests = [{ ...NEW, game: 'bent' }, { do: 'view', viewer: 0 }, { do: 'pending' }];
  const replies = await linesToEngine(
    requests.map((request) => JSON.stringify({ id: 'x', ...request })),
    games,
  );
  expect(replies[1]).toEqual({ id: 'x', ok: false, error: { code: 'internal', message: 'man overboard' } });
  expect(replies[2]).toMatchObject({ ok: true });
});

describe('garbage', () => {
  const verbs = [...Object.keys(VERBS).filter((name) => name !== 'quit'), '__proto__', 'toString'];
  const verb = fc.constantFrom(...verbs);
  const small = fc.oneof(fc.nat(3), fc.constantFrom('spectator', 'stowaways', 'tic-tac-toe'), fc.jsonValue());
  const request = fc.record(
    {
      id: fc.oneof(fc.nat(), fc.string(), fc.jsonValue()),
      do: fc.oneof({ weight: 9, arbitrary: verb }, { weight: 1, arbitrary: fc.jsonValue() }),
      match: fc.oneof(fc.nat(4), fc.jsonValue()),
      game: small,
      seats: fc.oneof(fc.constantFrom(2, 3), fc.jsonValue()),
      options: fc.oneof(fc.constant({ mode: 'long' }), fc.jsonValue()),
      seed: fc.oneof(fc.string(), fc.jsonValue()),
      seat: small,
      viewer: small,
      move: fc.oneof(
        fc.record({ kind: fc.constantFrom('play', 'mark', 'may'), square: fc.nat(9) }),
        fc.jsonValue(),
      ),
      document: fc.jsonValue(),
    },
    { requiredKeys: ['id', 'do'] },
  );
  const line = fc.oneof(
    { weight: 4, arbitrary: request.map((fields) => JSON.stringify(fields)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\n', ' ')) },
    { weight: 1, arbitrary: fc.json() },
  );

  test('every line gets one reply, and the engine goes on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (lines) => {
        const last = JSON.stringify({ ...NEW, id: 'last' });
        const replies = await linesToEngine([JSON.stringify({ ...NEW, id: 0 }), ...lines, last]);
        expect(replies).toHaveLength(lines.length + 2);
        for (const reply of replies) expect(typeof reply['ok']).toBe('boolean');
        for (const reply of replies) expect(Object(reply['error']).code).not.toBe('internal');
        expect(replies.at(-1)).toMatchObject({ id: 'last', ok: true, game: 'tic-tac-toe' });
      }),
      { numRuns: 300 },
    );
  });
});
