/**
 * The words in which a game describes its positions: each field once, with its type, its range and what it means. The
 * check of what comes from outside, its TypeScript type, the documentation and the fuzzer all read this description.
 */

export interface WholeField {
  readonly is: 'whole';
  readonly min: number;
  readonly max: number;
  readonly means: string;
}

export interface FlagField {
  readonly is: 'flag';
  readonly means: string;
}

export interface TextField {
  readonly is: 'text';
  readonly means: string;
}

/** A seat that exists at this table. */
export interface SeatField {
  readonly is: 'seat';
  readonly means: string;
}

/** One of the names of a kind of thing: a phase, a card, a place. */
export interface NameField<T extends string = string> {
  readonly is: 'name';
  readonly what: string;
  readonly among: readonly T[];
  readonly means: string;
}

/** A number, or as many as there are seats. */
export type Length = number | 'seats';

export interface ListField<F extends Field = Field> {
  readonly is: 'list';
  readonly of: F;
  readonly least: Length;
  readonly most: Length;
  /** Nothing is there twice. */
  readonly distinct: boolean;
  readonly means: string;
}

/** Values by name. */
export interface MapField<T extends string = string, F extends Field = Field> {
  readonly is: 'map';
  readonly by: NameField<T>;
  readonly of: F;
  readonly means: string;
}

/** Named fields, each of which may be left out. */
export interface GroupField<G extends Fields = Fields> {
  readonly is: 'group';
  readonly fields: G;
  readonly means: string;
}

export type Field =
  WholeField | FlagField | TextField | SeatField | NameField | ListField | MapField | GroupField;

export type Fields = Readonly<Record<string, Field>>;

/** The fields of each player and those of the table. `players` and `options` need no description: all games have them. */
export interface PositionFields<P extends Fields = Fields, T extends Fields = Fields> {
  readonly player: P;
  readonly table: T;
}

/** The type of what a field describes. */
export type Described<F> = F extends WholeField | SeatField
  ? number
  : F extends FlagField
    ? boolean
    : F extends TextField
      ? string
      : F extends NameField<infer T>
        ? T
        : F extends ListField<infer E>
          ? readonly Described<E>[]
          : F extends MapField<infer T, infer E>
            ? Readonly<Partial<Record<T, Described<E>>>>
            : F extends GroupField<infer G>
              ? DescribedFields<G>
              : never;

export type DescribedFields<G extends Fields> = { readonly [K in keyof G]?: Described<G[K]> };

/** A position as a game's description has it. */
export type PositionOf<F extends PositionFields> = DescribedFields<F['table']> & {
  readonly options?: Readonly<Record<string, unknown>>;
  /** One entry a player. */
  readonly players: readonly DescribedFields<F['player']>[];
};

interface Lengths {
  readonly least?: Length;
  readonly most: Length;
}

/** How fields are written down. */
export const field = {
  whole: (min: number, max: number, means = ''): WholeField => ({ is: 'whole', min, max, means }),

  flag: (means: string): FlagField => ({ is: 'flag', means }),

  text: (means: string): TextField => ({ is: 'text', means }),

  seat: (means = ''): SeatField => ({ is: 'seat', means }),

  name<const T extends string>(what: string, among: readonly T[], means = ''): NameField<T> {
    return { is: 'name', what, among, means };
  },

  list<F extends Field>(of: F, { least = 0, most }: Lengths, means: string): ListField<F> {
    return { is: 'list', of, least, most, distinct: false, means };
  },

  /** A list in which nothing is twice. */
  set<F extends Field>(of: F, { least = 0, most }: Lengths, means: string): ListField<F> {
    return { is: 'list', of, least, most, distinct: true, means };
  },

  map<T extends string, F extends Field>(by: NameField<T>, of: F, means: string): MapField<T, F> {
    return { is: 'map', by, of, means };
  },

  /** Every seat once, in some order. */
  everySeat(means: string): ListField<SeatField> {
    return field.set(field.seat(), { least: 'seats', most: 'seats' }, means);
  },

  group: <G extends Fields>(fields: G, means: string): GroupField<G> => ({ is: 'group', fields, means }),
};
