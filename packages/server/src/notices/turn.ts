import type { Urgency } from './when-to-tell.ts';

/** A table that waits for a person. */
export interface Turn extends Urgency {
  readonly table: string;
  readonly game: string;
  /** Otherwise the game's name in the person's language. */
  readonly gameName?: string;
  /** Where the table is found. */
  readonly url: string;
  /** The number of the entry that asked for it, so that nobody is notified of it twice. */
  readonly decision?: number;
}
