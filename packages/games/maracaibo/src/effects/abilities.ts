/** Lasting abilities as they are printed, and their signs. */
import * as v from 'valibot';
import { at } from '../lists.ts';
import { ITEMS } from '../names.ts';
import type { Mark } from './marks.ts';
import { between, coins, flag, points, sign } from './marks.ts';
import { count, item, nation } from './values.ts';

export function abilitySchema() {
  const kind = v.literal('permanent');
  return v.variant('ability', [
    /** The card itself counts as an item. */
    v.strictObject({ kind, ability: v.literal('standingItem'), item }),
    v.strictObject({ kind, ability: v.literal('combatPointsFightingFor'), nation, amount: count }),
    v.strictObject({
      kind,
      ability: v.picklist([
        /** Cards and prestige buildings cost this much less. */
        'discount',
        'combatPointsBeforeCombat',
        'compasses',
        'explorerSteps',
        'pointsFromPassedExplorers',
        'combatPointsForReturnedSpy',
        'pointsForCubeTaken',
      ]),
      amount: count,
    }),
    /** Points or doubloons whenever a ship stops where the player has a spy. */
    v.strictObject({ kind, ability: v.literal('watchfulSpies') }),
  ]);
}

export type Ability = v.InferOutput<ReturnType<typeof abilitySchema>>;

/** What a watchful spy brings, as the player chooses. Rule MA-19.8. */
interface Tip {
  readonly tipPoints: number;
  readonly tipDoubloons: number;
}

/** An ability in signs: cannon and crossed sabres for 1 combat point before a combat. */
export function marksOfAbility(ability: Ability, tip: Tip): readonly Mark[] {
  switch (ability.ability) {
    case 'standingItem':
      return [{ mark: 'item', item: at(ITEMS, ability.item), value: '=' }];
    case 'discount':
      return [sign('card'), coins(`−${ability.amount}`)];
    case 'combatPointsBeforeCombat':
      return [sign('cannon'), between(':'), sign('crossed-sabres', `+${ability.amount}`)];
    case 'compasses':
      return [sign('compass', `+${ability.amount}`)];
    case 'explorerSteps':
      return [sign('footprint', `+${ability.amount}`)];
    case 'pointsFromPassedExplorers':
      return [sign('explorer'), between('←'), points(ability.amount)];
    case 'watchfulSpies':
      return [
        sign('ship'),
        between('→'),
        sign('spy'),
        between(':'),
        points(tip.tipPoints),
        between('/'),
        coins(tip.tipDoubloons),
      ];
    case 'combatPointsForReturnedSpy':
      return [sign('spy'), between('→'), sign('crossed-sabres', ability.amount)];
    case 'combatPointsFightingFor':
      return [flag(ability.nation), between(':'), sign('crossed-sabres', `+${ability.amount}`)];
    case 'pointsForCubeTaken':
      return [sign('cube'), between('→'), points(ability.amount)];
  }
}
