import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@captains-table/catalogue';
import type { Campaign, Carry, GameState } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { describe, expect, test } from 'vitest';
import type { GameSource } from '../src/io.ts';
import { cli, json, sourceWith, temporaryFolder } from './cli.ts';

/** The winner's score is not the sum of its parts: found at the end of the first game. */
const broken = sourceWith({
  result: (state) => {
    const result = ticTacToe.result(state);
    return result && { ...result, scores: result.scores.map((score) => score + 1) };
  },
});

/** Small ones only, whatever joins the catalogue. */
const two: GameSource = { ids: ['tic-tac-toe', 'stowaways'], load: loadGame };

describe('a game that keeps its guarantees', () => {
  test('has no failures', async () => {
    const { code, out, err } = await cli('fuzz all --seconds 0.3 --seed a', { games: two });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^\d+ games, \d+ decisions, 0 failures, seed a\n$/);
  });

  test('as JSON: games, decisions and an empty list', async () => {
    expect(await json('fuzz tic-tac-toe --seconds 0.1')).toEqual({
      games: expect.any(Number),
      decisions: expect.any(Number),
      failures: [],
      seed: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });

  test('every game is played at least once, however short the time', async () => {
    expect(await json('fuzz all --seconds 0.000001', { games: two })).toMatchObject({ games: 2 });
  });
});

describe('a game with a campaign', () => {
  test('is also played from chapter to chapter', async () => {
    const begun: unknown[] = [];
    await json('fuzz stowaways --seconds 2 --seed b', { games: voyage((carry) => begun.push(carry)) });
    expect(begun.length).toBeGreaterThan(2);
  });

  test('is reported with what it carried, when that breaks a guarantee', async () => {
    const forgetful = voyage((carry) => ({ ...carry, pages: [[], [], []] }));
    const { code, out } = await cli('fuzz stowaways --seconds 20 --seed a --json', { games: forgetful });
    const { failures } = JSON.parse(out);
    expect(code).toBe(1);
    expect(failures[0]).toMatchObject({
      game: 'stowaways',
      guarantee: 'campaign',
      message: expect.stringContaining('was shown, and the logbook does not have it'),
      table: { options: { mode: 'voyage' }, carry: { version: 2, chapter: 1 } },
      file: expect.stringContaining('failures/stowaways-a-'),
    });
  });
});

/** Stowaways with something done to what is carried on. */
function voyage(change: (carry: Carry) => Carry | number): GameSource {
  const load = async () => {
    const loaded = must(await loadGame('stowaways'));
    const campaign: Campaign<GameState> = must(loaded.game.campaign);
    const after: typeof campaign.after = (carry, state) => {
      const handedOn = campaign.after(carry, state);
      const changed = change(handedOn);
      return typeof changed === 'number' ? handedOn : changed;
    };
    return { ...loaded, game: { ...loaded.game, campaign: { ...campaign, after } } };
  };
  return { ids: ['stowaways'], load };
}

describe('a game that breaks a guarantee', () => {
  test('is reported as JSON, ten times at most, with exit code 1', async () => {
    const folder = temporaryFolder();
    const { code, out } = await cli('fuzz bent --seconds 20 --seed a --json', { games: broken, folder });
    expect(code).toBe(1);
    const { failures, games } = JSON.parse(out);
    expect(failures).toHaveLength(10);
    expect(games).toBe(10);
    expect(failures[0]).toEqual({
      game: 'bent',
      guarantee: 'result',
      message: expect.stringContaining('its parts make'),
      table: { seats: 2, options: { mode: 'classic' } },
      seed: 'a-0',
      attempted: { seat: expect.any(Number), move: expect.objectContaining({ kind: 'mark' }) },
      file: 'failures/bent-a-0.json',
    });
    expect(existsSync(join(folder, 'failures/bent-a-0.json'))).toBe(true);
  });

  test('leaves a match that can be replayed, and says how', async () => {
    const folder = temporaryFolder();
    const { out } = await cli('fuzz bent --seconds 20 --seed s/../1', { games: broken, folder });
    expect(out).toMatch('bent breaks its guarantee "result": ');
    const [, command = ''] = /captains-table (replay \S+)/.exec(out) ?? [];
    expect(command).toBe('replay failures/bent-s_.._1-0.json');
    const replayed = await cli(command, { games: broken, folder });
    expect(replayed.code).toBe(0);
    expect(replayed.out).toMatch('The game is over.');
    expect(JSON.parse(readFileSync(join(folder, command.slice(7)), 'utf8'))).toMatchObject({ game: 'bent' });
  });

  test('is reported without a file when not even set-up works', async () => {
    const games = sourceWith({
      setup: () => {
        throw new Error('no ship, no voyage');
      },
    });
    const folder = temporaryFolder();
    const { code, out } = await cli('fuzz bent --seconds 20', { games, folder });
    expect(code).toBe(1);
    expect(out).toMatch('bent breaks its guarantee "crash": no ship, no voyage');
    expect(out).toMatch('(it cannot be written down as a match)');
    expect(existsSync(join(folder, 'failures'))).toBe(false);
  });
});

test('a terminal sees a bar', async () => {
  expect((await cli('fuzz tic-tac-toe --seconds 0.05', { terminal: true })).err).toMatch(
    /\r\[[#.]+\] tic-tac-toe: \d+ games, 0 failures/,
  );
});

describe('positions', () => {
  const royal: GameSource = { ids: ['tic-tac-toe', 'port-royal'], load: loadGame };

  test('are set up at random for the games that can, each at least once', async () => {
    const { code, out, err } = await cli('fuzz all --positions --seconds 0.1 --seed a', { games: royal });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^[1-9]\d* positions, \d+ refused, [1-9]\d* decisions, 0 failures, seed a\n$/);
  });

  test('cannot be asked for where a game sets up none', async () => {
    const { code, err } = await cli('fuzz tic-tac-toe --positions --seconds 1');
    expect(code).not.toBe(0);
    expect(err).toMatch('tic-tac-toe cannot set up positions');
  });

  test('that break the game are kept as a request to the engine, ten at most', async () => {
    const folder = temporaryFolder();
    const games = sourceWith({
      positionFields: { player: {}, table: {} },
      position: () => {
        throw new TypeError('no ship');
      },
    });
    const { code, out } = await cli('fuzz bent --positions --seconds 20 --seed a --json', { games, folder });
    expect(code).toBe(1);
    const { failures } = JSON.parse(out);
    expect(failures).toHaveLength(10);
    const file = 'failures/bent-position-a-0.json';
    expect(failures[0]).toEqual({ game: 'bent', guarantee: 'crash', message: 'no ship', seed: 'a-0', file });
    const request = readFileSync(join(folder, file), 'utf8');
    expect(JSON.parse(request)).toMatchObject({
      id: 1,
      do: 'load',
      game: 'bent',
      position: { players: [{}, {}] },
    });
    const told = await cli('fuzz bent --positions --seconds 20 --seed b', { games, folder });
    expect(told.out).toMatch('captains-table engine < failures/bent-position-b-0.json');
  });
});
