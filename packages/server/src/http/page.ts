/** Lists over HTTP, a page at a time: each page says where the next one begins. */
import type { TableSummary } from '@captains-table/protocol';
import * as v from 'valibot';
import type { Page, PageOfTables, Position } from '../storage/storage.ts';
import type { Names } from '../tables/names.ts';
import { summaries } from './summary.ts';
import { defined } from '@captains-table/kernel';

const MOST_LISTED = 50;

/** Opaque to clients, who send it back. */
const positionSchema = v.pipe(
  v.string(),
  v.regex(/^[012]\.\d{1,15}\.[\w-]{1,40}$/),
  v.transform((text): Position => {
    const [listing, updatedAt, id = ''] = text.split('.');
    return { listing: Number(listing), updatedAt: Number(updatedAt), id };
  }),
);

export const pageSchema = v.object({ after: v.optional(positionSchema) });

export function pageAfter(after: Position | undefined): Page {
  return { limit: MOST_LISTED, ...defined({ after }) };
}

/** `person`: whose list it is. */
export async function listOf(
  { tables, last }: PageOfTables,
  names: Names,
  person?: string,
): Promise<{ readonly tables: readonly TableSummary[]; readonly next?: string }> {
  const lines = await summaries(tables, names, person);
  if (last === undefined) return { tables: lines };
  return { tables: lines, next: `${last.listing}.${last.updatedAt}.${last.id}` };
}
