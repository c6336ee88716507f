/** What conquests, goods and treasure are worth, by the charts of the board. */
import type { Good, Treasure } from '@captains-table/francis-drake';
import { GOODS, TREASURES } from '@captains-table/francis-drake/components';
import type { Charts } from '@captains-table/francis-drake/outlook';
import * as outlook from '@captains-table/francis-drake/outlook';

export function conquestPoints(
  { conquestPoints: points }: Charts,
  conquests: Readonly<Record<'town' | 'fort' | 'galleon', boolean>>,
): number {
  return points[Object.values(conquests).filter(Boolean).length] ?? 0;
}

export function goodsPoints(charts: Charts, goods: Readonly<Record<Good, number>>): number {
  return outlook.goodsPoints(
    charts,
    GOODS.map((good) => goods[good]),
  );
}

export function chestPoints(charts: Charts, chest: Readonly<Record<Treasure, number>>): number {
  return outlook.chestPoints(
    charts,
    TREASURES.map((treasure) => chest[treasure]),
  );
}
