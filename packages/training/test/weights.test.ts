import { policyFor } from '@captains-table/bots';
import { chanceFrom, checkTable } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { loadPlayableGame } from '@captains-table/catalogue';

/** Families that the arena has confirmed. */
const LEARNED = [
  ['port-royal', 'base', 2],
  ['caravelas', 'full', 2],
  ['francis-drake', 'base', 4],
  ['maracaibo', 'classic', 2],
] as const;
const MOST_BYTES = 100_000;

async function loaded(id: string, mode: string, seats: number) {
  const playable = await loadPlayableGame(id);
  const table = playable && checkTable(playable.game.meta, seats, { mode });
  if (playable?.policy === undefined || table?.ok !== true) throw new Error(`no table of ${id}`);
  return { ...playable, policy: playable.policy, options: table.options };
}

describe.each(LEARNED)('weights of %s, %s with %i players', (id, mode, seats) => {
  test('fit the rules and the features: if not, train them again (docs/bots.md)', async () => {
    const { game, weights, policy, options } = await loaded(id, mode, seats);
    const file = await weights?.(`${mode}-${seats}`);
    expect(file).toMatchObject({
      game: id,
      rules: game.meta.rulesVersion,
      features: policy.features?.version,
    });
    expect(JSON.stringify(file).length).toBeLessThan(MOST_BYTES);
    const learned = await policyFor({ game, policy, weights }, options, seats);
    const state = game.setup(seats, options, chanceFrom('weights'));
    const chances = learned?.value(state, 0) ?? [];
    expect(chances).toHaveLength(seats);
    expect(chances).not.toEqual(policy.value(state));
  });

  test('are left aside under other rules, with other features and at other tables', async () => {
    const { game, weights, policy, options } = await loaded(id, mode, seats);
    const other = { ...game, meta: { ...game.meta, rulesVersion: `${game.meta.rulesVersion}+abc` } };
    expect(await policyFor({ game: other, policy, weights }, options, seats)).toBe(policy);
    expect(await policyFor({ game, policy, weights }, { ...options, mode: 'other' }, seats + 7)).toBe(policy);
    expect(await policyFor({ game, policy }, options, seats)).toBe(policy);
  });
});

test('nothing was learned about tables that the arena has not confirmed', async () => {
  const { weights } = await loaded('maracaibo', 'classic', 4);
  expect(await weights?.('classic-4')).toBeUndefined();
});
