import type { View } from '@captains-table/francis-drake';
import type { TableGame } from '@captains-table/catalogue';
import { componentsOf } from './table.ts';
import { chestPoints, conquestPoints, goodsPoints } from './worth.ts';

const NO_CHEST = { silver: 0, gold: 0, jewel: 0 };

/**
 * What each would have if the game ended now: with the conquests of this voyage, goods and treasure. Each seat's own view shows its chest.
 */
export function ifEnded(views: readonly View[], { content }: TableGame): readonly number[] {
  const { charts } = componentsOf(content);
  return views.flatMap(({ players, phase }, seat) => {
    const player = players[seat];
    if (player === undefined) return [];
    const { score, goods, conquests, chest = NO_CHEST } = player;
    if (phase === 'over') return [score];
    const kept = goodsPoints(charts, goods) + chestPoints(charts, chest);
    return [score + conquestPoints(charts, conquests) + kept];
  });
}
