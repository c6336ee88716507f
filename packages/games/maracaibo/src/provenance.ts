/** What every piece of the content says of itself. */
import * as v from 'valibot';

export const id = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]{1,60}$/, 'an id has letters, digits and hyphens only'),
);

/** The id of a piece of one of these collections, or one of the other words. */
export function idIn(refers: readonly string[], others: readonly string[] = []) {
  return v.pipe(id, v.metadata({ refers, others }));
}

/** A point of the sheet that boards draw: 1000 wide, 640 high. */
export const onSheet = v.pipe(
  v.strictTuple([
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(640)),
  ]),
  v.metadata({ parts: ['right', 'down'] }),
);

/** Where a value comes from. A reconstructed one is ours, not the original's; `box` was read from a printed piece. */
const source = v.picklist(['rulebook', 'published', 'reconstructed', 'box']);

export const provenance = {
  /** The least certain source of all its values. */
  source,
  /** Single fields with a more certain source. */
  sources: v.exactOptional(v.record(v.string(), source)),
};

export type Provenance = v.InferOutput<v.StrictObjectSchema<typeof provenance, undefined>>;
