/** `captains-table bot`: our own bots as a program at another's table. */
import { Observation, createBot } from '@captains-table/bots';
import { loadGame } from '@captains-table/catalogue';
import type { AnyGame, GameState, Move } from '@captains-table/kernel';
import { chanceFrom, checkTable, fork, must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { cli } from './cli.ts';

type Reply = Readonly<Record<string, unknown>>;

async function ask(line: string, ...requests: readonly object[]): Promise<Reply[]> {
  const typed = requests.map((request, i) => JSON.stringify({ id: i + 1, ...request }));
  const { code, out } = await cli(line, { typed });
  expect(code).toBe(0);
  return out
    .split('\n')
    .slice(0, -1)
    .map((reply) => JSON.parse(reply));
}

async function helloTo(id: string, seats = 2, seed = 'w') {
  const { game, policy } = must(await loadGame(id));
  const table = checkTable(game.meta, seats);
  if (!table.ok) throw new Error(table.problem.code);
  const { options } = table;
  const hello = {
    do: 'hello',
    protocol: 2,
    game: id,
    rules: game.meta.rulesVersion,
    seats,
    seat: 0,
    options,
    seed,
  };
  return { game, policy, options, hello };
}

/** The decisions of a seat in one game, as a host sends them. */
function requestsOf(game: AnyGame, state: GameState, moves: readonly Move[]): object[] {
  const chance = chanceFrom('worlds');
  return moves.flatMap((move) => {
    const seat = must(game.pending(state)[0]).seat;
    const legal: readonly Move[] = game.legal(state, seat);
    const world = game.redeal(state, 0, fork(chance));
    const told = { do: 'saw', seat, ...(seat === 0 ? { move, choices: legal.length } : {}) };
    const asked =
      seat === 0 ? [{ do: 'choose', moves: legal, world: JSON.parse(JSON.stringify(world)) }] : [];
    game.apply(state, seat, move, undefined);
    return [...asked, told];
  });
}

describe('a bot at another program’s table', () => {
  test.each([
    ['mate', 'stowaways'],
    ['mate', 'port-royal'],
    ['sailor', 'caravelas'],
    ['sailor', 'maracaibo'],
    ['cabin-boy', 'francis-drake'],
  ])('as %s plays %s as it does at ours, though it sees re-dealt worlds only', async (level, id) => {
    const seats = id === 'francis-drake' ? 3 : 2;
    const { game, policy, options, hello } = await helloTo(id, seats, 'w');
    const state = game.setup(seats, options, chanceFrom('deal'));
    const start: GameState = game.clone(state);
    const bot = must(createBot(level, 'w', policy));
    const others = must(createBot('sailor', 'o', policy));
    const chosen: Move[] = [];
    const played: Move[] = [];
    for (;;) {
      const seat = game.pending(state)[0]?.seat;
      if (seat === undefined || chosen.length === 5) break;
      const observation = new Observation(game, options, state, seat);
      const move = (seat === 0 ? bot : others).choose(observation);
      if (seat === 0) chosen.push(move);
      played.push(move);
      bot.saw?.(seat, seat === 0 ? move : undefined, seat === 0 ? observation.legal.length : 0);
      game.apply(state, seat, move, undefined);
    }
    const [greeting, ...replies] = await ask(`bot ${level}`, hello, ...requestsOf(game, start, played), {
      do: 'quit',
    });
    expect(greeting).toEqual({ id: 1, ok: true, name: level, wants: ['world'] });
    expect(replies.map(({ move }) => move)).toEqual(chosen);
  });

  test('begins again with each hello', async () => {
    const { hello } = await helloTo('stowaways');
    const replies = await ask('bot sailor', hello, { ...hello, seat: 1 });
    expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
  });

  test('refuses another game, other rules, a world it does not know, and to go first', async () => {
    const { game, hello } = await helloTo('tic-tac-toe');
    const state: GameState = game.setup(2, { mode: 'classic' }, chanceFrom('t'));
    const errors = (replies: readonly Reply[]) => replies.map(({ error }) => Object(error).code);
    const { rules, ...older } = hello;
    expect(rules).toBe(game.meta.rulesVersion);
    const requests = [
      { do: 'choose' },
      { ...hello, game: 'chess' },
      { ...hello, rules: '0' },
      older,
      { ...hello, seat: 7 },
      hello,
      { do: 'choose', moves: [] },
      { do: 'choose', moves: [], world: state },
      { do: 'dance' },
    ];
    expect(errors(await ask('bot sailor', ...requests))).toEqual([
      'bad-request',
      'unknown-game',
      'rules',
      'bad-request',
      'bad-request',
      undefined,
      'bad-request',
      'rules',
    ]);
    expect(errors(await ask('bot sailor stowaways', hello))).toEqual(['unknown-game']);
    expect((await cli('bot sailor', { typed: ['{'] })).out).toContain('bad-json');
  });

  test.each([
    ['bot', '<level> is missing'],
    ['bot parrot', 'there is no bot "parrot"'],
    ['bot mate chess', 'there is no game "chess"'],
    ['bot mate port-royal now', '"now" is one argument too many'],
  ])('%s: %s', async (line, message) => {
    const { code, err } = await cli(line);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
