import type { arsenalOf } from '../combat/actions.ts';

/** A way to use combat value: what it takes and what it brings. */
export interface Option {
  readonly value: number;
  readonly worth: number;
}

/** Only one option of a group can be used, once a turn. The ids are those of the rules. */
export interface Group {
  readonly id: number;
  readonly options: readonly Option[];
}

/** Pieces that bring combat actions. */
export type Arsenal = ReturnType<typeof arsenalOf>;
