/** What conquests, goods and treasure are worth, by the charts of the rules. */
import type { Good, Treasure } from '@captains-table/francis-drake';
import { GOODS, TREASURES } from '@captains-table/francis-drake/components';
import * as charts from '@captains-table/francis-drake/outlook';

export function conquestPoints(conquests: Readonly<Record<'town' | 'fort' | 'galleon', boolean>>): number {
  return charts.CONQUEST_POINTS[Object.values(conquests).filter(Boolean).length] ?? 0;
}

export function goodsPoints(goods: Readonly<Record<Good, number>>): number {
  return charts.goodsPoints(GOODS.map((good) => goods[good]));
}

export function chestPoints(chest: Readonly<Record<Treasure, number>>): number {
  return charts.chestPoints(TREASURES.map((treasure) => chest[treasure]));
}

export function treasurePoints(treasure: Treasure): number {
  return charts.TREASURE_POINTS[TREASURES.indexOf(treasure)] ?? 0;
}
