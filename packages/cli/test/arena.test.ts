import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cli, json, temporaryFolder } from './cli.ts';

const example = fileURLToPath(new URL('../examples/external-bot.mjs', import.meta.url));

describe('arena', () => {
  test('measures bots against each other', async () => {
    const line = 'arena stowaways --bots random,cabin-boy --games 6 --seed s';
    expect(await json(line)).toMatchObject({
      game: 'stowaways',
      games: 6,
      seconds: expect.any(Number),
      unfinished: 0,
      bots: ['random', 'cabin-boy'].map((bot) => ({
        bot,
        winRate: expect.any(Number),
        low: expect.any(Number),
        high: expect.any(Number),
        elo: expect.any(Number),
        meanScore: expect.any(Number),
        msPerMove: expect.any(Number),
      })),
    });
    expect((await cli(line)).out).toMatch(/wins \d+\.\d % .*6 games in/s);
  });

  test('seats programs of your own', async () => {
    const bot = join(temporaryFolder(), 'external-bot.sh');
    writeFileSync(bot, `#!/bin/sh\nexec "${process.execPath}" "${example}"\n`, { mode: 0o755 });
    const { code, out } = await cli(`arena tic-tac-toe --bots exec:${bot},random --games 2 --seed s --json`);
    expect(code).toBe(0);
    expect(JSON.parse(out).bots[0].bot).toContain('external-bot.sh');
  });

  test('a program of your own sits at the table of a person too', async () => {
    const bot = join(temporaryFolder(), 'external-bot.sh');
    writeFileSync(bot, `#!/bin/sh\nexec "${process.execPath}" "${example}"\n`, { mode: 0o755 });
    const typed = ['1', '1', '1', '1', '1'];
    const { code, out } = await cli(`play tic-tac-toe --bots exec:${bot}`, { typed });
    expect(code).toBe(0);
    expect(out).toContain('The game is over');
  });

  test.each([
    ['arena port-royal --games 2', '--bots is missing'],
    ['arena port-royal --bots sailor,parrot --games 2', 'there is no bot "parrot"'],
    ['arena port-royal --bots sailor --games 2', '--players must be 2 to 5'],
    ['arena port-royal --bots sailor,sailor --games 0', '--games must be'],
  ])('%s: %s', async (line, message) => {
    const { code, err } = await cli(line);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
