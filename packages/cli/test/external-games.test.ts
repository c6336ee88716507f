/** Programs in an arena and in simulations: they stay for the next game, and forfeit when they fail. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { namesIn } from '../src/bots-by-name.ts';
import { Forfeits } from '../src/forfeit.ts';
import { run } from '../src/run.ts';
import { GAME_IDS, loadGame } from '@captains-table/catalogue';
import { cli, temporaryFolder } from './cli.ts';
import { scripted } from './external-bot-players.ts';

/** A bot that plays its first move, except that it does this instead in the game of that number, counted from 1. */
function faulty(inGame: number, fault: string): string {
  const games = join(temporaryFolder(), 'games');
  return scripted(`
    if (request.do === 'hello') appendFileSync(${JSON.stringify(games)}, process.pid + '\\n');
    if (request.do === 'choose') {
      const { readFileSync } = await import('node:fs');
      const number = readFileSync(${JSON.stringify(games)}, 'utf8').trim().split('\\n').length;
      if (number >= ${inGame}) { ${fault} } else answer(request.id, { index: 0 });
    }`);
}

/** Arguments with spaces in them. */
async function ran(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const into = (list: string[]) => ({ write: (text: string) => list.push(text) > 0, once: () => undefined });
  const code = await run(args, {
    stdin: (async function* () {})(),
    stdout: into(out),
    stderr: into(err),
    folder: temporaryFolder(),
    games: { ids: GAME_IDS, load: loadGame },
  });
  return { code, out: out.join(''), err: err.join('') };
}

const arena = (bots: string, games: number) =>
  ran('arena', 'tic-tac-toe', '--bots', bots, '--games', String(games), '--seed', 's', '--json');

describe('a program in an arena', () => {
  test('plays all games in one process, and gets a hello for each', async () => {
    const diary = join(temporaryFolder(), 'diary');
    const command = scripted(`
      if (request.do === 'hello') appendFileSync(${JSON.stringify(diary)}, process.pid + ' ' + request.seat + '\\n');
      if (request.do === 'choose') answer(request.id, { index: 0 });`);
    const { code, out } = await arena(`exec:${command},random`, 4);
    expect([code, JSON.parse(out).forfeits]).toEqual([0, []]);
    const hellos = readFileSync(diary, 'utf8').trim().split('\n');
    expect(hellos.map((line) => line.split(' ')[1])).toEqual(['0', '1', '0', '1']);
    expect(new Set(hellos.map((line) => line.split(' ')[0])).size).toBe(1);
  });

  test.each([
    ['breaks the rules', `answer(request.id, { move: { kind: 'fly' } });`, 'which is none of its'],
    ['dies', 'process.exit(3);', 'ended with exit code 3'],
  ])('forfeits a game in which it %s, and plays the next', async (_what, fault, why) => {
    const command = faulty(2, fault);
    const { code, out } = await arena(`exec:${command},random`, 3);
    const { forfeits, unfinished, bots } = JSON.parse(out);
    expect(code).toBe(0);
    expect(forfeits).toMatchObject([
      { game: 2, seat: 1, bot: `exec:${command}`, why: expect.stringContaining(why) },
      { game: 3, seat: 0 },
    ]);
    expect([unfinished, bots[1].winRate]).toEqual([0, expect.toSatisfy((rate) => rate >= 2 / 3)]);
  });

  test('ends it with one line when it cannot even make its first move', async () => {
    const { code, out, err } = await arena('random,exec:there-is-no-such-bot 2>&-', 50);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(
      'captains-table arena: the bot "there-is-no-such-bot 2>&-" was not found (exit code 127)\n',
    );
  });

  test('ends it with its tenth forfeit', () => {
    const forfeits = new Forfeits();
    const forfeit = { game: 1, seat: 0, bot: 'exec:x', why: 'the bot "x" ended with exit code 3' };
    for (let i = 0; i < 9; i++) forfeits.add(forfeit);
    expect(() => forfeits.add(forfeit)).toThrow(
      '10 games were forfeited, the last one because the bot "x" ended with exit code 3',
    );
  });
});

describe('a program in a simulation', () => {
  const simulate = (bots: string, ...more: string[]) =>
    ran('simulate', 'stowaways', '--bots', bots, '--games', '3', '--seed', 's', ...more);

  test('plays beside bots of our own', async () => {
    const command = scripted(`if (request.do === 'choose') answer(request.id, { index: 0 });`);
    const { code, out } = await simulate(`exec:${command},sailor`, '--report', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 3, unfinished: 0, bots: [`exec:${command}`, 'sailor'] });
    expect(JSON.parse(out).forfeits).toBeUndefined();
  });

  test('forfeits what it cannot finish', async () => {
    const { code, out } = await simulate(`exec:${faulty(3, `write('Ahoy!');`)},random`);
    expect([code, out]).toEqual([0, expect.stringMatching(/game 3 was forfeited: .*no JSON object: Ahoy!/)]);
  });
});

test('one line says why a program has left the table', async () => {
  const { code, err } = await cli('play tic-tac-toe --bots exec:false --seat 2');
  expect([code, err]).toEqual([2, 'captains-table play: the bot "false" ended with exit code 1\n']);
});

test('commas between quotes belong to a command', () => {
  expect(namesIn(`mate, exec:"./a b" --x '1,2',random`)).toEqual([
    'mate',
    `exec:"./a b" --x '1,2'`,
    'random',
  ]);
  expect(() => namesIn('mate,,random')).toThrow('there is no bot ""');
});
