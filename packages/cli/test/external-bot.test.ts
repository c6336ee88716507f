/** Programs as players: they are really started, and must really be gone afterwards. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Observation, SlowBot } from '@captains-table/bots';
import { tellOfMove } from '@captains-table/bots';
import type { AnyMatch, GameState, Pending } from '@captains-table/kernel';
import { chanceFrom } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { isExternal } from '../src/external-bot.ts';
import {
  ends,
  example,
  firstMove,
  observation,
  newMatch,
  node,
  noting,
  scripted,
  sit,
} from './external-bot-players.ts';

async function playOn(match: AnyMatch, bots: readonly SlowBot[]): Promise<void> {
  for (;;) {
    const pending: readonly Pending[] = match.game.pending(match.state);
    const seat = pending[0]?.seat;
    const bot = bots[seat ?? -1];
    if (seat === undefined || bot === undefined) return;
    const choices = observation(match, seat).legal.length;
    const move = await bot.choose(observation(match, seat));
    expect(match.play(seat, move)).toMatchObject({ ok: true });
    tellOfMove(match.game, bots.entries(), { seat, move, choices });
  }
}

/** A player who always plays the first move. */
const plain: SlowBot = {
  name: 'plain',
  choose: async ({ legal }: Observation) => legal[0] ?? { kind: 'none' },
};

describe('the example bot', () => {
  test.each(['stowaways', 'port-royal'])('plays %s to its end, on both seats', async (game) => {
    const match = await newMatch(game);
    const bots = [0, 1].map((seat) => sit(`exec:${node(example)}`, match, seat));
    await playOn(match, bots);
    expect(match.game.result(match.state)).toMatchObject({ ranking: expect.arrayContaining([1]) });
    expect(bots.map(({ name }) => name)).toEqual(['Busy Hands', 'Busy Hands']);
  });

  test('is printed in the documentation as it is', () => {
    const source = readFileSync(example, 'utf8');
    const protocol = fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url));
    expect(readFileSync(protocol, 'utf8')).toContain(`\`\`\`js\n${source}\`\`\`\n`);
    expect(source.split('\n').length).toBeLessThan(31);
  });
});

describe('a bot', () => {
  test('is external when it is named by a command', () => {
    expect([isExternal('exec:./my-bot'), isExternal('mate')]).toEqual([true, false]);
  });

  test('is called by its command until it has said its name', async () => {
    const match = await newMatch('stowaways');
    const bot = sit(`exec: ${node(example)}`, match, 0);
    expect(bot.name).toBe(node(example));
    await bot.choose(observation(match, 0));
    expect(bot.name).toBe('Busy Hands');
  });

  test('may choose by index', async () => {
    const match = await newMatch('stowaways');
    const bot = sit(scripted('answer(request.id, { index: request.moves?.length - 1 })'), match, 0);
    expect(await bot.choose(observation(match, 0))).toEqual(observation(match, 0).legal.at(-1));
  });

  test('may answer what no one asked', async () => {
    const body = `answer(99, {}); write('{}'); if (request.do === 'choose') answer(request.id, { index: 0 });`;
    await expect(firstMove(scripted(body))).resolves.toMatchObject({ kind: 'play' });
  });

  test('may end with its answer', async () => {
    const body = `if (request.do === 'choose') { answer(request.id, { index: 0 }); break; }`;
    await expect(firstMove(scripted(body))).resolves.toMatchObject({ kind: 'play' });
  });

  test('is not late when the host was too busy to listen', async () => {
    const match = await newMatch('stowaways');
    const command = `read x; echo '{"id":1,"ok":true}'; read x; echo '{"id":2,"ok":true,"index":0}'; cat`;
    const bot = sit(command, match, 0, { startMilliseconds: 500 });
    const end = performance.now() + 600;
    while (performance.now() < end);
    await expect(bot.choose(observation(match, 0))).resolves.toMatchObject({ kind: 'play' });
  });
});

describe('what a bot is fed', () => {
  test('is its own view, decision and moves, and who has moved', async () => {
    const match = await newMatch('stowaways', 3);
    const { game, options } = match;
    const { command, heard } = noting();
    const { pending, legal } = observation(match, 0);
    const view: unknown = game.view(match.state, 0);
    await playOn(match, [sit(command, match, 0, { milliseconds: 9000 }), plain, plain]);
    const [hello, choose, ...rest] = heard();
    expect(hello).toEqual({
      id: 1,
      do: 'hello',
      protocol: 2,
      game: game.meta.id,
      rules: game.meta.rulesVersion,
      seats: 3,
      seat: 0,
      options,
      seed: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(choose).toEqual({ id: 2, do: 'choose', view, pending, moves: legal, milliseconds: 9000 });
    // The game has secrets: what the others chose shows in the view, once they have laid it open.
    expect(rest.slice(0, 3)).toEqual([
      { id: 3, do: 'saw', seat: 0, move: { kind: 'play', card: expect.any(String) }, choices: legal.length },
      { id: 4, do: 'saw', seat: 1 },
      { id: 5, do: 'saw', seat: 2 },
    ]);
    expect(JSON.stringify(heard())).not.toContain(match.seed);
  });

  test('is the same whatever the others hold', async () => {
    const match = await newMatch('stowaways', 3);
    const { command, heard } = noting();
    const bot = sit(command, match, 0);
    const redealt = ['a', 'b', 'c', 'd'].map((seed) => match.game.redeal(match.state, 0, chanceFrom(seed)));
    const worlds = [match.state, ...redealt];
    expect(new Set(worlds.map(({ hands }) => JSON.stringify(hands))).size).toBeGreaterThan(1);
    for (const world of worlds) await bot.choose(observation(match, 0, world));
    const [first, ...others] = heard().slice(1);
    expect(others).toEqual(worlds.slice(1).map((_, i) => ({ ...first, id: 3 + i })));
  });

  test('is a world on request, in which everything hidden is dealt again', async () => {
    const match = await newMatch('stowaways', 3);
    const { command, heard } = noting('', { wants: ['world'] });
    const bot = sit(command, match, 0);
    for (let i = 0; i < 6; i++) await bot.choose(observation(match, 0));
    const worlds = heard()
      .slice(1)
      .map(({ world }) => world as GameState);
    const hands = worlds.map((world) => JSON.stringify(Object(world).hands));
    expect(new Set(hands).size).toBeGreaterThan(1);
    // From its own seat none of them can be told from the truth.
    for (const world of worlds) expect(match.game.view(world, 0)).toEqual(match.game.view(match.state, 0));
  });

  test('is for its own seat only', async () => {
    const match = await newMatch('stowaways');
    const bot = sit('cat', match, 0);
    await expect(bot.choose(observation(match, 1))).rejects.toThrow(
      'seat 1 is not played by the bot on seat 0',
    );
  });
});

describe('a bot is gone', () => {
  test.each([
    ['when it was asked to quit', ''],
    ['though it does not want to quit', 'setInterval(() => undefined, 1000);'],
    ['though it thinks for ever', `if (request.do === 'quit') for (;;);`],
  ])('%s', async (_what, body) => {
    const match = await newMatch('stowaways');
    const { command, pid, heard } = noting(body);
    const bot = sit(command, match, 0);
    await bot.choose(observation(match, 0));
    bot.close?.();
    expect(await ends(pid())).toBe(true);
    expect(heard().at(-1)).toEqual({ id: 3, do: 'quit' });
  });

  test('as soon as it has failed', async () => {
    const { command, pid } = noting(`write('Ahoy!'); setInterval(() => undefined, 1000);`);
    await expect(firstMove(command)).rejects.toThrow('Ahoy!');
    expect(await ends(pid())).toBe(true);
  });

  test('when the host is asked to end', async () => {
    const stay = () => undefined;
    process.on('SIGHUP', stay);
    const { command, pid } = noting('setInterval(() => undefined, 1000);');
    await firstMove(command);
    process.emit('SIGHUP', 'SIGHUP');
    expect(await ends(pid())).toBe(true);
    process.off('SIGHUP', stay);
  });
});
