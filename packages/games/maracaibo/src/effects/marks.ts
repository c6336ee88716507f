/** Signs on pieces: `3 books → 3 doubloons`. A number or a name stands as it is printed. */
import type { Counted, GoodName, ItemName, NationName, SynergyName } from '../names.ts';
import { at } from '../lists.ts';
import { NATIONS, SYNERGIES } from '../names.ts';

/** Signs for which there is a drawing. */
export type SignName =
  | 'cannon'
  | 'card'
  | 'city'
  | 'compass'
  | 'crossed-sabres'
  | 'cube'
  | 'explorer'
  | 'footprint'
  | 'income'
  | 'influence'
  | 'no-disc'
  | 'pirate-skull'
  | 'rank'
  | 'same-goods'
  | 'ship'
  | 'spy'
  | 'tied-scroll'
  | 'village';

export type Mark =
  | { readonly mark: 'doubloons'; readonly value: string }
  | { readonly mark: 'points'; readonly value: string }
  /** A sign, with its number before it. */
  | { readonly mark: 'sign'; readonly sign: SignName; readonly value?: string }
  | { readonly mark: 'good'; readonly good: GoodName; readonly value?: string }
  | { readonly mark: 'item'; readonly item: ItemName; readonly value?: string }
  /** A symbol gained, or one that something waits for. */
  | { readonly mark: 'synergy'; readonly synergy: SynergyName | 'any'; readonly waiting?: boolean }
  | { readonly mark: 'flag'; readonly nation: NationName; readonly value?: string }
  /** A place by its number. */
  | { readonly mark: 'place'; readonly place: string }
  /** What stands between two marks: → / : × */
  | { readonly mark: 'between'; readonly text: string };

/** Without a number where there is nothing to count. */
export function sign(name: SignName, value?: number | string): Mark {
  return value === undefined ? { mark: 'sign', sign: name } : { mark: 'sign', sign: name, value: `${value}` };
}

export function between(text: string): Mark {
  return { mark: 'between', text };
}

export function coins(value: number | string): Mark {
  return { mark: 'doubloons', value: `${value}` };
}

export function points(value: number | string): Mark {
  return { mark: 'points', value: `${value}` };
}

export function symbol(synergy: number): Extract<Mark, { mark: 'synergy' }> {
  return { mark: 'synergy', synergy: SYNERGIES[synergy] ?? 'any' };
}

export function flag(nation: number): Extract<Mark, { mark: 'flag' }> {
  return { mark: 'flag', nation: at(NATIONS, nation) };
}

export const ANY_SYMBOL: Mark = { mark: 'synergy', synergy: 'any' };

/** What a gain is multiplied with. */
export const COUNTED_MARKS: Readonly<Record<Counted, Mark>> = {
  combatTokens: sign('cannon'),
  spiesOnBoard: sign('spy'),
  spiesOnLocations: sign('spy'),
  quests: sign('tied-scroll'),
  compasses: sign('compass'),
  synergies: ANY_SYMBOL,
  nationsWith3Influence: sign('influence', '3+'),
};
