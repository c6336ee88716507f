import { expect, test } from 'vitest';
import { engine, lastReply } from './engine.ts';

const position = {
  players: [{ coins: 9, persons: ['sailor', 'pirate'] }, {}],
  harbour: ['blue 2/2'],
  deck: ['red 3/S', 'blue 3/5'],
};

test('load sets up a position that can be played on', async () => {
  const replies = await engine(
    { do: 'load', game: 'port-royal', position },
    { do: 'apply', seat: 0, move: { kind: 'draw' } },
    { do: 'view', viewer: 0 },
    { do: 'clone' },
    { do: 'save' },
  );
  expect(replies[0]).toMatchObject({ ok: true, seats: 2, pending: [{ seat: 0, kind: 'discover' }] });
  expect(replies[1]).toMatchObject({ ok: true, events: [{ key: 'drew' }] });
  expect(replies[2]).toMatchObject({ view: { harbour: [expect.any(String), expect.any(String)] } });
  expect(replies[3]).toMatchObject({ ok: true, match: 2 });
  expect(replies[4]).toMatchObject({ ok: false, error: { code: 'no-log' } });
});

test.each([
  [{ game: 'port-royal', position: {} }, 'bad-position', 'players'],
  [{ game: 'port-royal', position: { players: [{}, {}], harbour: ['parrot'] } }, 'bad-position', 'parrot'],
  [{ game: 'port-royal', position: { players: [{}, {}], harbour: 'flute' } }, 'bad-position', 'harbour'],
  [{ game: 'port-royal', position: { players: [{}] } }, 'bad-position', 'players must be 2 to 5'],
  [{ game: 'port-royal', position: { players: [{ coins: 500 }, {}] } }, 'bad-position', 'not enough cards'],
  [{ game: 'tic-tac-toe', position: {} }, 'no-positions', 'tic-tac-toe'],
])('%j is refused as %s: %s', async (request, code, message) => {
  expect(await lastReply({ do: 'load', ...request })).toMatchObject({
    ok: false,
    error: { code, message: expect.stringContaining(message) },
  });
});
