/** Actions that pieces add: what they cost, and what they bring. */
import * as v from 'valibot';
import { CUBE_PLACES } from '../names.ts';
import { costsSchema } from './costs.ts';
import { id } from '../provenance.ts';
import { effectsSchema } from './effect-schema.ts';
import { count } from './values.ts';

/** Texts and views name an action by its id. */
export const cityActionSchema = v.strictObject({ id, effect: effectsSchema });

const villageAction = {
  pay: v.exactOptional(costsSchema()),
  effect: v.pipe(effectsSchema, v.minLength(1)),
  /** Ends the village actions of the turn. */
  last: v.exactOptional(v.boolean()),
};

export const villageActionSchema = v.strictObject({ id, ...villageAction });

export const combatActionSchema = v.strictObject({
  id,
  /** The ways to carry it out: what each takes from the combat value, where a cube goes, and what it brings. */
  options: v.array(
    v.strictObject({
      value: count,
      cube: v.exactOptional(v.picklist(CUBE_PLACES)),
      effect: effectsSchema,
    }),
  ),
});

/** The actions that a project card adds; a spy's action is done where its spy stands. */
export const cardActionSchemas = [
  v.strictObject({ kind: v.literal('villageAction'), ...villageAction }),
  v.strictObject({ kind: v.literal('combatAction'), value: count, effect: effectsSchema }),
  v.strictObject({
    kind: v.literal('spyAction'),
    pay: v.exactOptional(costsSchema()),
    effect: effectsSchema,
  }),
] as const;
