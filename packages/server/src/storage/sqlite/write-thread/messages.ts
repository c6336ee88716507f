/** Messages between a server's main thread and the thread that writes its file. */
import type { CompiledQuery, QueryResult } from 'kysely';
import type { AppendRows } from '../../rows.ts';

/** A statement as text, with its values. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** A write on its own: it may share a commit with others, but fails alone. */
export type Write =
  | { readonly kind: 'statement'; readonly statement: Statement }
  | { readonly kind: 'appends'; readonly appends: readonly AppendRows[] };

export type Order = { readonly id: number } & (
  | { readonly do: 'open'; readonly database: string }
  /** All in one commit. Answered when they are on disk, with an outcome for each. */
  | { readonly do: 'write'; readonly writes: readonly Write[] }
  /** As part of the transaction that was begun in the same way. */
  | { readonly do: 'step'; readonly statement: Statement }
  | { readonly do: 'close' }
);

/** Of a statement: what it answers. Of appends: which of them won their number. */
export type Value = QueryResult<unknown> | readonly boolean[];

export type Outcome =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: PlainError };

export interface Answer {
  readonly id: number;
  readonly outcomes: readonly Outcome[];
}

/** An error as messages carry it: of the fields that SQLite's errors have, theirs would drop all but the words. */
interface PlainError {
  readonly message: string;
  readonly code?: unknown;
  readonly errcode?: unknown;
}

export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    ...('errcode' in error ? { errcode: error.errcode } : {}),
  };
}

export function errorOf({ message, ...fields }: PlainError): Error {
  return Object.assign(new Error(message), fields);
}
