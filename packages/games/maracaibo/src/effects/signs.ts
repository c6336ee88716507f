/** What pieces do, in signs: for boards. */
export { marksOfAbility } from './abilities.ts';
export { marksOfCosts, marksOfPrice } from './costs.ts';
export type { PrintedEffect } from './effect.ts';
export { marksOf } from './effect.ts';
export type { Mark } from './marks.ts';
export { between, coins, flag, points, sign, symbol } from './marks.ts';
