/** Where the values of a piece come from. */
import { isRecord, sameJson } from '@captains-table/kernel';
import type { CollectionDescription, Source } from '@captains-table/catalogue/pieces';

const SOURCES: readonly Source[] = ['rulebook', 'published', 'reconstructed', 'box'];

/** Fields that say where the others come from. */
export const isAboutSources = (field: string): boolean => field === 'source' || field === 'sources';

/** From the least certain on. */
const BY_CERTAINTY: readonly Source[] = ['reconstructed', 'published', 'rulebook'];

/** A changed piece counts as its owner's, whatever its `source` says. One of ours is as certain as its least certain value. */
export function sourceOfPiece(collection: CollectionDescription, piece: unknown, ours: unknown): Source {
  if (piece !== ours && !sameJson(withoutSources(piece), withoutSources(ours))) return 'box';
  const own = sourceIn(fieldOf(piece, 'source')) ?? collection.source ?? 'reconstructed';
  if (own === 'box') return own;
  const sources = fieldOf(piece, 'sources');
  const known = isRecord(sources) ? sources : {};
  const parts = Object.keys(known).filter((field) => field.includes('.'));
  const fields = isRecord(piece) ? Object.keys(piece).filter((field) => !isAboutSources(field)) : [];
  const all = new Set([...fields, ...parts].map((field) => known[field] ?? own));
  return BY_CERTAINTY.find((source) => all.has(source)) ?? own;
}

export function sourceOfField(
  collection: CollectionDescription,
  piece: unknown,
  ours: unknown,
  field: string,
): Source {
  const [mine, old] = [fieldOf(piece, field), fieldOf(ours, field)];
  if (!sameJson(mine, old)) return 'box';
  const own = sourceIn(fieldOf(fieldOf(piece, 'sources'), field));
  return own ?? sourceIn(fieldOf(piece, 'source')) ?? collection.source ?? 'reconstructed';
}

/** The piece with another value in a field, which is its owner's from now on. */
export function withField(
  piece: Readonly<Record<string, unknown>>,
  ours: unknown,
  field: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const { [field]: _, ...rest } = piece;
  const next = value === undefined ? rest : { ...piece, [field]: value };
  // Where the pieces of a collection do not say where they come from, this one does not either.
  if (!isRecord(ours) || ours['source'] === undefined) return next;
  const sources = isRecord(next['sources']) ? next['sources'] : {};
  const oursSources = isRecord(ours['sources']) ? ours['sources'] : {};
  const { [field]: __, ...others } = sources;
  const own = sameJson(value, ours[field]) ? oursSources[field] : 'box';
  const known = own === undefined ? others : { ...others, [field]: own };
  const { sources: ___, ...bare } = next;
  return Object.keys(known).length === 0 ? bare : { ...bare, sources: known };
}

function withoutSources(piece: unknown): unknown {
  if (!isRecord(piece)) return piece;
  return Object.fromEntries(Object.entries(piece).filter(([field]) => !isAboutSources(field)));
}

function fieldOf(piece: unknown, field: string): unknown {
  return isRecord(piece) ? piece[field] : undefined;
}

function sourceIn(value: unknown): Source | undefined {
  return SOURCES.find((source) => source === value);
}
