import { loadGame } from '@captains-table/catalogue';
import { describe, expect, test } from 'vitest';
import type { PositionShown } from '../../src/gallery/game-gallery.ts';
import { ATLAS } from '../../src/games/registry.ts';

const POSITIONS = import.meta.glob<readonly PositionShown[]>('../../src/games/*/gallery/positions.ts', {
  eager: true,
  import: 'POSITIONS',
});

describe.each(ATLAS)('positions of $id in the gallery', ({ id }) => {
  const positions = POSITIONS[`../../src/games/${id}/gallery/positions.ts`] ?? [];

  test('there are some', () => expect(positions).not.toEqual([]));

  test.each(positions)('$title: nothing is missing, and a player is asked', async ({ position }) => {
    const game = (await loadGame(id))?.game;
    const state = game?.position?.(position).state;
    expect(game?.audit?.(state)).toEqual([]);
    expect(game?.pending(state)).not.toEqual([]);
  });

  test.each(positions.filter(({ others = [] }) => others.length > 0))(
    '$title: the moves that lead to it are legal',
    async ({ position, others = [] }) => {
      const game = (await loadGame(id))?.game;
      const state = game?.position?.(position).state;
      for (const { seat, move } of others) {
        expect(game?.whyNot(state, seat, move), JSON.stringify(move)).toBeUndefined();
        game?.apply(state, seat, move, undefined);
      }
      expect(game?.audit?.(state)).toEqual([]);
    },
  );
});
