/** `npm run tune`, on a hill whose top is known and on a few deals of a game. */
import { loadPlayableGame } from '@captains-table/catalogue';
import { chanceFrom, checkTable, must, next } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { caravelas } from '../tune/caravelas.ts';
import type { Constant } from '../tune/climb.ts';
import { climbed } from '../tune/climb.ts';
import { maracaibo } from '../tune/maracaibo.ts';
import type { Table } from '../tune/play.ts';
import { gainOf, leadOf } from '../tune/play.ts';

const HILL: readonly Constant[] = [
  { name: 'low', now: 0, step: 1 },
  { name: 'high', now: 10, step: 1 },
  { name: 'bounded', now: 1, step: 1, least: 0, most: 2 },
];
const TOP = [3, 6, 5];

function climbTheHill(seed: string): number[] {
  const luck = chanceFrom(`luck/${seed}`);
  const height = (values: readonly number[]) =>
    -values.reduce((sum, value, i) => sum + (value - must(TOP[i])) ** 2, 0);
  const lead = (plus: readonly number[], minus: readonly number[]) =>
    height(plus) - height(minus) + 20 * (next(luck) / 2 ** 32 - 0.5);
  return climbed({ constants: HILL, deals: 4_000, rate: 0.002, lead }, chanceFrom(seed));
}

test('constants come to the top of a hill through bad luck, and stay within their limits', () => {
  const [low, high, bounded] = climbTheHill('a');
  expect(low).toBeCloseTo(3, 0);
  expect(high).toBeCloseTo(6, 0);
  expect(bounded).toBe(2);
  expect(climbTheHill('a')).toEqual(climbTheHill('a'));
});

async function classicTable(seats: number): Promise<Table> {
  const { game } = must(await loadPlayableGame('maracaibo'));
  const table = checkTable(game.meta, seats, { mode: 'classic' });
  if (!table.ok) throw new Error(table.problem.code);
  return { game, options: table.options, seats, seed: 'test' };
}

test('a policy gains nothing on itself, and whoever is ahead of the other, the other is as far behind', async () => {
  const table = await classicTable(2);
  const today = maracaibo.constants.map(({ now }) => now);
  const strange = maracaibo.constants.map(({ name, now }) => (name === 'buying' ? -20 : now));
  const [a, b] = [maracaibo.policyOf(today), maracaibo.policyOf(strange)];
  expect(gainOf(table, a, a, 0)).toEqual({ won: 0.5, lead: 0 });
  const lead = leadOf(table, a, b, 1);
  expect(leadOf(table, b, a, 1)).toBe(-lead);
  expect(lead).toBeGreaterThan(0);
  expect(gainOf(table, a, b, 1)).toEqual({ won: 1, lead });
});

test.each(Object.entries({ caravelas, maracaibo }))(
  'the constants of today are those that %s plays by',
  async (id, { constants, policyOf }) => {
    const { policy, game } = must(await loadPlayableGame(id));
    const table = checkTable(game.meta, 3, {});
    if (!table.ok) throw new Error(table.problem.code);
    const tuned = policyOf(constants.map(({ now }) => now));
    const state = game.setup(3, table.options, chanceFrom('today'));
    const [owed] = game.pending(state);
    const seat = must(owed).seat;
    const legal = game.legal(state, seat);
    expect(tuned.rate(state, seat, legal)).toEqual(must(policy).rate(state, seat, legal));
  },
);
