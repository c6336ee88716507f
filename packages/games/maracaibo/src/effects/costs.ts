/**
 * Costs: how the content writes them, what the rules read, and their signs. All costs of a list must be
 * paid.
 */
import * as v from 'valibot';
import { at, tallied } from '../lists.ts';
import { GOODS, ITEMS } from '../names.ts';
import type { Mark } from './marks.ts';
import { between, coins, sign } from './marks.ts';
import { count, good, item } from './values.ts';

/** Costs of which everyone can see whether they can be paid. */
function open() {
  return [
    v.pipe(
      v.strictObject({ pay: v.picklist(['doubloons', 'combatPoints', 'spies']), amount: count }),
      v.transform(({ pay, amount }) => ({ op: pay, n: amount }) as const),
    ),
    /** Nothing is paid, but this much movement must have been spent this turn. */
    v.pipe(
      v.strictObject({ pay: v.literal('movement'), amount: count }),
      v.transform(({ amount }) => ({ op: 'moved', n: amount }) as const),
    ),
  ] as const;
}

/** Cards from the hand that show items or goods. */
function cards() {
  return [
    v.pipe(
      v.strictObject({ pay: v.literal('items'), items: v.pipe(v.array(item), v.minLength(1)) }),
      v.transform(({ items }) => ({ op: 'items', list: items }) as const),
    ),
    v.pipe(
      v.strictObject({ pay: v.literal('goods'), goods: v.pipe(v.array(good), v.minLength(1)) }),
      v.transform(({ goods }) => ({ op: 'goods', list: goods }) as const),
    ),
    /** A number of cards that all show the same good. */
    v.pipe(
      v.strictObject({ pay: v.literal('sameGoods'), amount: count }),
      v.transform(({ amount }) => ({ op: 'sameGoods', n: amount }) as const),
    ),
  ] as const;
}

function costSchema() {
  return v.variant('pay', [...open(), ...cards()]);
}

export type Cost = v.InferOutput<ReturnType<typeof costSchema>>;

const CARD_COSTS: ReadonlySet<Cost['op']> = new Set(['items', 'goods', 'sameGoods']);

/** A card pays one symbol, so one price asks for items or for goods, never for both. Rule MA-10.9. */
export function costsSchema() {
  return v.pipe(
    v.array(costSchema()),
    v.check((costs) => costs.filter(({ op }) => CARD_COSTS.has(op)).length <= 1, 'cards-once'),
  );
}

/** In the middle of an effect, an offer to pay with cards would show others what is in the hand. */
export function openCostsSchema() {
  return v.array(v.variant('pay', open()));
}

/** Costs in signs. */
export function marksOfPrice(costs: readonly Cost[]): readonly Mark[] {
  return costs.flatMap(marksOfCost);
}

/** The same before an arrow; nothing where it is free. */
export function marksOfCosts(costs: readonly Cost[]): readonly Mark[] {
  return costs.length === 0 ? [] : [...marksOfPrice(costs), between('→')];
}

function marksOfCost(cost: Cost): readonly Mark[] {
  switch (cost.op) {
    case 'doubloons':
      return [coins(cost.n)];
    case 'combatPoints':
      return [sign('crossed-sabres', cost.n)];
    case 'spies':
      return [sign('spy', cost.n)];
    case 'sameGoods':
      return [sign('same-goods', cost.n)];
    case 'moved':
      return [sign('ship', cost.n)];
    case 'items':
      return tallied(cost.list).map(([which, n]) => ({
        mark: 'item',
        item: at(ITEMS, which),
        ...(n > 1 && { value: `${n}` }),
      }));
    case 'goods':
      return tallied(cost.list).map(([which, n]) => ({
        mark: 'good',
        good: at(GOODS, which),
        ...(n > 1 && { value: `${n}` }),
      }));
  }
}
