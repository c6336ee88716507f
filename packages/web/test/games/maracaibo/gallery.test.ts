import { loadGame } from '@captains-table/catalogue';
import { expect, test } from 'vitest';
import { POSITIONS } from '../../../src/games/maracaibo/gallery/positions.ts';

test('the end in the gallery is the end', async () => {
  const game = (await loadGame('maracaibo'))?.game;
  const { position, others = [] } = POSITIONS.at(-1) ?? {};
  const state = game?.position?.(position).state;
  for (const { seat, move } of others) game?.apply(state, seat, move, undefined);
  expect(game?.result(state)?.scores).toHaveLength(4);
});
