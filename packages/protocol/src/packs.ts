/** Packs of own cards on a server. */
import * as v from 'valibot';

/** Of what is written in a pack. */
export const packHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const linkSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** A pack of the person's own, or one that was shared with them. */
export const packWishSchema = v.union([v.object({ hash: packHashSchema }), v.object({ link: linkSchema })]);
export type PackWish = v.InferOutput<typeof packWishSchema>;

/** A pack as those see it who may have it. */
export interface PackInfo {
  readonly hash: string;
  readonly game: string;
  /** Empty where its owner gave it none. */
  readonly name: string;
  /** The hash of the content that it makes: rules versions are pinned to it. */
  readonly content: string;
  /** For its owner: when it came here, and the link by which it is shared. */
  readonly createdAt?: number;
  readonly link?: string;
}
