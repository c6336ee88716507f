/** What effects and costs look like in signs, wherever they are drawn. */
export type { PrintedEffect } from '@captains-table/maracaibo/signs';
export {
  between,
  coins,
  marksOf,
  marksOfAbility,
  marksOfCosts,
  marksOfPrice,
  points,
  sign,
  symbol,
} from '@captains-table/maracaibo/signs';
