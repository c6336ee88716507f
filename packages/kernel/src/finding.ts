/** What does not make sense about the pieces of a box. Each game has a sentence for each of its codes. */
export interface Finding {
  /** An error forbids play; a warning differs from the box of the rulebook. */
  readonly grade: 'warning' | 'error';
  readonly code: string;
  readonly collection: string;
  /** By its id, or its place in a list from 1 on. */
  readonly piece?: string;
  readonly field?: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

type Place = Omit<Finding, 'grade' | 'code' | 'collection'>;

export function forbids(code: string, collection: string, place: Place = {}): Finding {
  return { grade: 'error', code, collection, ...place };
}

export function differs(code: string, collection: string, place: Place = {}): Finding {
  return { grade: 'warning', code, collection, ...place };
}

/** Play needs at least this many of them. */
export function atLeast(
  least: number,
  count: number,
  collection: string,
  place: Omit<Place, 'facts'> = {},
): readonly Finding[] {
  return count >= least ? [] : [forbids('too-few', collection, { ...place, facts: { least, count } })];
}

export function atMost(most: number, count: number, collection: string): readonly Finding[] {
  return count <= most ? [] : [forbids('too-many', collection, { facts: { most, count } })];
}
