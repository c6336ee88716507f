import type { View } from '@captains-table/francis-drake';
import { TREASURES } from '@captains-table/francis-drake/components';
import { chestPoints, CONQUEST_POINTS, goodsPoints } from '@captains-table/francis-drake/outlook';

const NO_CHEST = { silver: 0, gold: 0, jewel: 0 };

/**
 * What each would have if the game ended now: with the conquests of this voyage, goods and treasure. Each seat's own
 * view tells its chest.
 */
export function ifEnded(views: readonly View[]): readonly number[] {
  return views.flatMap(({ players, phase }, seat) => {
    const player = players[seat];
    if (player === undefined) return [];
    const { score, goods, conquests, chest = NO_CHEST } = player;
    if (phase === 'over') return [score];
    const kinds = Object.values(conquests).filter((conquered) => conquered).length;
    const treasure = chestPoints(TREASURES.map((kind) => chest[kind]));
    return [score + (CONQUEST_POINTS[kinds] ?? 0) + goodsPoints(Object.values(goods)) + treasure];
  });
}
