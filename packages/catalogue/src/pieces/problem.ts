/** What is wrong with a pack, as data: `words.ts` makes a sentence of it in the reader's language. */
import type { Finding } from '@captains-table/kernel';
import type { FieldType } from './field-type.ts';

/** What is wrong with a file, a piece or a field. */
export type Fault =
  | { readonly code: 'not-json'; readonly reason: string }
  | { readonly code: 'no-object' }
  | { readonly code: 'no-list' }
  | { readonly code: 'unknown-game'; readonly games: readonly string[] }
  | { readonly code: 'unknown-field' }
  | { readonly code: 'missing' }
  /** It must be of this type. */
  | { readonly code: 'wrong'; readonly type: FieldType; readonly value: string }
  | { readonly code: 'twice' }
  /** A piece to remove that is not there, in any collection. */
  | { readonly code: 'nothing-to-remove'; readonly id: string }
  | { readonly code: 'fixed' }
  /** A piece of another collection that is not there. */
  | { readonly code: 'no-reference'; readonly to: readonly string[]; readonly id: string }
  /** More, longer or deeper than a pack may be. */
  | { readonly code: 'limit'; readonly limit: LimitName; readonly most: number }
  | { readonly code: 'characters' }
  | { readonly code: 'reserved-name' }
  | { readonly code: 'count'; readonly ours: number; readonly count: number; readonly pile?: string }
  /** In the game's own words. */
  | {
      readonly code: 'sense';
      readonly name: string;
      readonly facts: Readonly<Record<string, string | number>>;
    }
  /** `reason` is for programmers: it is in English, and no reader's sentence has it. */
  | { readonly code: 'breaks'; readonly table: string; readonly reason: string }
  | { readonly code: 'endless'; readonly table: string; readonly decisions: number };

export type LimitName = 'bytes' | 'depth' | 'values' | 'pieces' | 'text' | 'values-in-piece' | 'number';

export interface Problem {
  /** An error forbids play; a warning differs from the box of the rulebook. */
  readonly grade: Finding['grade'];
  readonly file?: string;
  /** Where it is known: which collection, which piece by its id (or its place in the list), which field. */
  readonly collection?: string;
  readonly piece?: string;
  readonly field?: string;
  readonly fault: Fault;
}
