import { loadGame } from '@captains-table/catalogue';
import { describe, expect, test } from 'vitest';
import { POSITIONS as caravelas } from '../../src/gallery/caravelas-positions.ts';
import { POSITIONS as francisDrake } from '../../src/gallery/francis-drake-positions.ts';
import { POSITIONS as portRoyal } from '../../src/gallery/port-royal-positions.ts';

describe.each([
  ['port-royal', portRoyal],
  ['caravelas', caravelas],
  ['francis-drake', francisDrake],
])('positions of %s in the gallery', (id, positions) => {
  test.each(positions)('$title: nothing is missing, and somebody is asked', async ({ position }) => {
    const game = (await loadGame(id))?.game;
    const state = game?.position?.(position).state;
    expect(game?.audit?.(state)).toEqual([]);
    expect(game?.pending(state)).not.toEqual([]);
  });
});
