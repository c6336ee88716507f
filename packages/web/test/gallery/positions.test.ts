import { loadTableGame } from '@captains-table/catalogue';
import { describe, expect, test } from 'vitest';
import { POSITIONS as caravelas } from '../../src/games/caravelas/gallery/positions.ts';
import { POSITIONS as francisDrake } from '../../src/games/francis-drake/gallery/positions.ts';
import { POSITIONS as maracaibo } from '../../src/games/maracaibo/gallery/positions.ts';
import { POSITIONS as portRoyal } from '../../src/games/port-royal/gallery/positions.ts';

describe.each([
  ['port-royal', portRoyal],
  ['caravelas', caravelas],
  ['francis-drake', francisDrake],
  ['maracaibo', maracaibo],
])('positions of %s in the gallery', (id, positions) => {
  test.each(positions)('$title: nothing is missing, and somebody is asked', async ({ position }) => {
    const game = (await loadTableGame(id))?.game;
    const state = game?.position?.(position).state;
    expect(game?.audit?.(state)).toEqual([]);
    expect(game?.pending(state)).not.toEqual([]);
  });

  test.each(positions.filter(({ others = [] }) => others.length > 0))(
    '$title: what was played before is legal',
    async ({ position, others = [] }) => {
      const game = (await loadTableGame(id))?.game;
      const state = game?.position?.(position).state;
      for (const { seat, move } of others) {
        expect(game?.whyNot(state, seat, move), JSON.stringify(move)).toBeUndefined();
        game?.apply(state, seat, move, undefined);
      }
      expect(game?.audit?.(state)).toEqual([]);
    },
  );
});

test('the end of Maracaibo is the end', async () => {
  const game = (await loadTableGame('maracaibo'))?.game;
  const { position, others = [] } = maracaibo.at(-1) ?? {};
  const state = game?.position?.(position).state;
  for (const { seat, move } of others) game?.apply(state, seat, move, undefined);
  expect(game?.result(state)?.scores).toHaveLength(4);
});
