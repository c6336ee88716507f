/** What a game's package says of the pieces in its box: the lists they come in, and the schema that checks each. */
import type { AnyContent, AnyGame, Finding } from '@captains-table/kernel';
import type * as v from 'valibot';

/** Where a value comes from: `box` was read from a printed piece by the author of a pack. */
export type Source = 'rulebook' | 'published' | 'reconstructed' | 'box';

/** Pieces of one kind, or one board. Its id is where a pack writes it: `cards`, `tracks.village`. */
export interface Collection {
  /** Of one piece; of the whole where there is only one. */
  readonly schema: v.GenericSchema;
  /**
   * `pieces` are changed one by one, by the field `by`; `list` is replaced as a whole; `single` is one record and
   * replaced as a whole.
   */
  readonly kind: 'pieces' | 'list' | 'single';
  /** The field that identifies a piece. A list may have none. */
  readonly by?: string;
  /** Where pieces do not say it themselves. */
  readonly source?: Source;
  /** Piles of the box, by a field: how many pieces belong in each is known from ours. */
  readonly pileBy?: string;
  /** Pieces that the rules name: they can be changed, but neither added nor removed. */
  readonly fixed?: true;
}

/** All pieces of a game, by collection: as the content writes them, before any name becomes a number. */
export type Written = Readonly<Record<string, unknown>>;

export interface GamePieces {
  readonly collections: Readonly<Record<string, Collection>>;
  /** Our box. */
  readonly ours: Written;
  /** Fields of a file beside its collections. */
  readonly fileFields?: Readonly<Record<string, v.GenericSchema>>;
  /** A piece as its file means it, where the file says something about all of them. */
  readonly inFile?: (
    collection: string,
    change: Readonly<Record<string, unknown>>,
    file: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>;
  /** Why a known piece cannot be changed like this; undefined where it can. */
  readonly whyNot?: (
    collection: string,
    ours: Readonly<Record<string, unknown>>,
    change: Readonly<Record<string, unknown>>,
  ) => Pick<Finding, 'code' | 'field' | 'facts'> | undefined;
  /**
   * Collections that content had none of when first packs were made. Content leaves them out where they are as ours, so
   * that such a pack still makes content of the same hash. A pack names only those of their fields that it changes.
   */
  readonly later?: readonly string[];
  /** Every piece has passed its schema. */
  readonly contentOf: (written: AnyContent) => AnyContent;
  /** Whether all of it makes sense together. References have been checked before. */
  readonly findings: (content: AnyContent) => readonly Finding[];
  /** The rules with this content. Throws if they cannot use it; the findings should have said so. */
  readonly make: (content: AnyContent) => AnyGame;
}
