/** Who knows what a thing is worth, and what they all know. */
import type { Program } from '@captains-table/kernel';
import type { arsenalOf } from '../combat/actions.ts';
import type { Rules, Words } from '../state.ts';
import type { Scene } from './scene.ts';
import type { CardTable } from './typical.ts';
import type { Voyage } from './voyage.ts';
import type { Weights } from './weights.ts';

/** Things of which careers and prestige buildings want many. */
export const THINGS = [
  'quests',
  'combatTokens',
  'spiesOnBoard',
  'synergies',
  'upgrades',
  'explorerLines',
] as const;
export type Thing = (typeof THINGS)[number];

/** Those who know what one kind of thing is worth. They ask each other through the scene. */
export interface Experts {
  readonly gain: (scene: Scene, effect: Program<Words>) => number;
  readonly purchase: (scene: Scene, card: number) => number;
  readonly village: (scene: Scene, actions: number) => number;
  readonly ordinary: (scene: Scene) => number;
  readonly explore: (scene: Scene, steps: number) => number;
  readonly combat: (scene: Scene) => number;
  readonly disc: (scene: Scene) => number;
  /** `thing` counts in `THINGS`. */
  readonly thing: (scene: Scene, thing: number) => number;
  readonly multiplier: (scene: Scene, nation: number) => number;
  readonly cube: (scene: Scene, nation: number) => number;
  readonly influence: (scene: Scene, nation: number) => number;
  readonly groups: (scene: Scene, nation: number) => readonly Group[];
}

/** A way to use combat value: what it takes and what it brings. */
export interface Option {
  readonly value: number;
  readonly worth: number;
}

/** Of a group one option can be used, once a turn. The ids are those of the rules. */
export interface Group {
  readonly id: number;
  readonly options: readonly Option[];
}

/** Pieces that bring combat actions. */
export type Arsenal = ReturnType<typeof arsenalOf>;

export interface Knowledge {
  readonly rules: Rules;
  readonly voyage: Voyage;
  readonly weights: Weights;
  readonly table: CardTable;
  readonly arsenal: Arsenal;
  readonly experts: Experts;
}
