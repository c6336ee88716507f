/** The shape of effects and costs as the content writes them. */
import * as v from 'valibot';
import { GOODS, ITEMS, NATIONS, SYNERGIES } from './names.ts';
import type { CombatOption, Cost, Effect, Written } from './effects.ts';
import { COUNTED, CUBE_PLACES } from './effects.ts';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
export const nation = v.picklist(NATIONS);
export const good = v.picklist(GOODS);
export const item = v.picklist(ITEMS);
export const synergy = v.picklist(SYNERGIES);

/** A number, or the parameter that stands for it. */
const amount = v.union([count, v.picklist(['$x', '$n'])]);
const anyNation = v.union([nation, v.literal('$nation')]);
const anySynergy = v.union([synergy, v.literal('$synergy')]);

/** Costs that everybody can see being payable or not. */
const openCostSchema = v.strictObject({
  op: v.picklist(['doubloons', 'combatPoints', 'spies', 'moved']),
  n: amount,
});

export const costSchema: v.GenericSchema<unknown, Cost<Written>> = v.variant('op', [
  openCostSchema,
  v.strictObject({ op: v.literal('items'), list: v.pipe(v.array(item), v.minLength(1)) }),
  v.strictObject({ op: v.literal('goods'), list: v.pipe(v.array(good), v.minLength(1)) }),
  v.strictObject({ op: v.literal('sameGoods'), n: amount }),
]);

const OPEN_COSTS: ReadonlySet<string> = new Set(openCostSchema.entries.op.options);

/** A card pays one symbol, so items and goods are not asked for at once. Rule MA-10.9. */
export const costsSchema: v.GenericSchema<unknown, readonly Cost<Written>[]> = v.pipe(
  v.array(costSchema),
  v.check(
    (costs) => costs.filter(({ op }) => !OPEN_COSTS.has(op)).length <= 1,
    'only one part of a cost can be paid with cards',
  ),
);

export const effectSchema: v.GenericSchema<unknown, Effect<Written>> = v.lazy(() =>
  v.variant('op', [
    v.strictObject({
      op: v.picklist([
        'doubloons',
        'points',
        'combatPoints',
        'spies',
        'influence',
        'discs',
        'explore',
        'village',
        'fightingInfluence',
      ]),
      n: amount,
    }),
    v.strictObject({ op: v.literal('influenceIn'), nation: anyNation, n: amount }),
    v.strictObject({
      op: v.literal('per'),
      what: v.picklist(['doubloons', 'points', 'village']),
      n: amount,
      of: v.picklist(COUNTED),
    }),
    v.strictObject({ op: v.literal('synergy'), synergy: anySynergy }),
    v.strictObject({ op: v.literal('cube'), nextRank: v.exactOptional(v.boolean()) }),
    v.strictObject({
      op: v.picklist([
        'anySynergy',
        'combat',
        'cubeHere',
        'nextRank',
        'discardHand',
        'buy',
        'questOnCard',
        'questOfCard',
        'questOfCity',
        'flagBonus',
        'removeSkull',
      ]),
    }),
    v.strictObject({ op: v.literal('sailOn'), min: count, max: count }),
    // In the middle of an effect an offer to pay with cards would tell others what is in the hand.
    v.strictObject({ op: v.literal('pay'), pay: v.array(openCostSchema) }),
    v.strictObject({ op: v.literal('spiesOnCard'), income: count }),
    v.strictObject({ op: v.literal('spyDoubloons'), own: count, other: count }),
    v.strictObject({ op: v.picklist(['seq', 'choose']), of: v.array(effectSchema) }),
    v.strictObject({ op: v.literal('may'), do: effectSchema }),
    v.strictObject({ op: v.literal('when'), if: v.strictObject({ owns: anySynergy }), do: effectSchema }),
  ]),
);

export const permanentSchema = v.strictObject({
  standing: v.exactOptional(v.union([item, v.literal('$item')])),
  discount: v.exactOptional(amount),
  combatPointsBefore: v.exactOptional(count),
  compasses: v.exactOptional(count),
  explorerSteps: v.exactOptional(count),
  stealPoints: v.exactOptional(count),
  watchfulSpies: v.exactOptional(count),
  combatPointsPerSpy: v.exactOptional(count),
  fightingFor: v.exactOptional(anyNation),
  combatPoints: v.exactOptional(count),
  pointsPerCube: v.exactOptional(count),
  fasterVillage: v.exactOptional(count),
  handLimit: v.exactOptional(count),
  freeRow: v.exactOptional(count),
});

export const combatOptionSchema: v.GenericSchema<unknown, CombatOption<Written>> = v.strictObject({
  value: count,
  cube: v.exactOptional(v.picklist(CUBE_PLACES)),
  do: v.array(effectSchema),
});
