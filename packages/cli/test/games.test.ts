import { GAME_IDS } from '@captains-table/catalogue';
import { expect, test } from 'vitest';
import { cli, json } from './cli.ts';

test('every game is listed with its English name', async () => {
  const { code, out } = await cli('games');
  expect(code).toBe(0);
  for (const id of GAME_IDS) expect(out).toContain(`${id}: `);
  expect(out).toContain('--mode long: Long, six rounds (2 to 4 players)');
  expect(out).toContain('--option purse=…: Coins at the start (0 to 5; default 2)');
});

test('as JSON: players, modes and options', async () => {
  const players = { min: 2, max: 4 };
  const integer = { type: 'integer' };
  const purse = {
    ...integer,
    id: 'purse',
    name: 'Coins at the start',
    default: 2,
    allowed: { min: 0, max: 5 },
  };
  const chapter = { ...integer, id: 'chapter', name: 'Chapter', default: 1, allowed: { min: 1, max: 3 } };
  expect(await json('games')).toMatchObject({
    games: expect.arrayContaining([
      {
        id: 'stowaways',
        name: 'Stowaways',
        tagline: 'Send your crew ashore in secret.',
        listed: false,
        players,
        modes: [
          { id: 'short', name: 'Short, three rounds', players, cooperative: false, options: [purse] },
          { id: 'long', name: 'Long, six rounds', players, cooperative: false, options: [purse] },
          {
            id: 'voyage',
            name: 'The voyage, three chapters together',
            players,
            cooperative: true,
            options: [purse, chapter],
          },
        ],
      },
    ]),
  });
});
