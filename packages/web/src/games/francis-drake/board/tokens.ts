/** Admiral and governor place tokens one by one; the rules take them all at once. */
import type { DestinationId, Move } from '@captains-table/francis-drake';
import type { Table } from './table.ts';

export type Draft = Readonly<Partial<Record<DestinationId, number>>>;

type TokensMove = Extract<Move, { kind: 'frigates' | 'troops' }>;

function arrangements({ legal }: Pick<Table, 'legal'>): readonly TokensMove[] {
  return legal.filter((move): move is TokensMove => move.kind === 'frigates' || move.kind === 'troops');
}

/** Where tokens go, in the order of the move's list; none while no tokens are placed. */
export function tokenPlaces({
  content,
  pending,
  mine,
}: Pick<Table, 'content' | 'pending' | 'mine'>): readonly DestinationId[] {
  if (!mine || (pending?.kind !== 'frigates' && pending?.kind !== 'troops')) return [];
  const kind = pending.kind === 'frigates' ? 'galleon' : 'fort';
  return content.destinations.filter((destination) => destination.kind === kind).map(({ id }) => id);
}

/** Every whole arrangement that the tokens placed so far still allow. */
function stillPossible(table: Table, draft: Draft): readonly TokensMove[] {
  const places = tokenPlaces(table);
  return arrangements(table).filter(({ tokens }) =>
    places.every((place, i) => draft[place] === undefined || draft[place] === tokens[i]),
  );
}

/** Tokens that may be placed next. */
export function tokensLeft(table: Table, draft: Draft): readonly number[] {
  const open = tokenPlaces(table).flatMap((place, i) => (draft[place] === undefined ? [i] : []));
  const values = stillPossible(table, draft).flatMap(({ tokens }) => open.map((i) => tokens[i] ?? 0));
  return [...new Set(values)].toSorted((a, b) => a - b);
}

/** The move, once there is only one arrangement left. */
export function wholeArrangement(table: Table, draft: Draft): Move | undefined {
  const [only, another] = stillPossible(table, draft);
  return another === undefined ? only : undefined;
}
