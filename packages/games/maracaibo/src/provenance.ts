/** What every piece of the content says of itself. */
import * as v from 'valibot';

export const id = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]{1,60}$/, 'an id has letters, digits and hyphens only'),
);

/** Where a value comes from. A reconstructed one is ours, not the original's. */
const source = v.picklist(['rulebook', 'published', 'reconstructed']);

export const provenance = {
  /** The weakest of all its values. */
  source,
  /** Single fields that are better known. */
  sources: v.exactOptional(v.record(v.string(), source)),
};

export type Provenance = v.InferOutput<v.StrictObjectSchema<typeof provenance, undefined>>;
