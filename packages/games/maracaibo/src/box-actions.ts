/** Actions that cards, upgrades and legacy tiles add, as the rules read them. */
import { defined } from '@captains-table/kernel';
import type * as v from 'valibot';
import type { combatActionSchema, villageActionSchema } from './effects/actions.ts';
import type { Effect } from './effects/effect.ts';
import { credited, programOf } from './effects/program.ts';
import type { CubePlace } from './names.ts';

type VillageActionData = Omit<v.InferOutput<typeof villageActionSchema>, 'id'>;
type CombatActionData = v.InferOutput<typeof combatActionSchema>;

export interface VillageAction {
  /** Ends the village actions of the turn. */
  readonly last: boolean;
  readonly do: Effect;
}

/** One way to carry out a combat action: what it takes from the combat value and what it brings. */
export interface CombatOption {
  readonly value: number;
  readonly cube?: CubePlace;
  readonly do: readonly Effect[];
}

export interface CombatAction {
  readonly id: string;
  readonly options: readonly CombatOption[];
}

export function packVillageAction({ pay, effect, last = false }: VillageActionData): VillageAction {
  const program = programOf(effect, 'villages', pay);
  if (program === undefined) throw new Error('a village action does nothing');
  return { last, do: program };
}

export function packCombatAction({ id, options }: CombatActionData): CombatAction {
  return { id, options: options.map(packOption) };
}

export function packOption({ value, cube, effect }: CombatActionData['options'][number]): CombatOption {
  return {
    value,
    ...defined({ cube }),
    do: effect.map((one) => credited(one, 'combat')),
  };
}
