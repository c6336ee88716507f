import { isRecord } from '@captains-table/kernel';
import { shortened } from './limits.ts';
import type { Collection } from './pieces.ts';

/** How a message names a piece: by its id, or by its place in the list from 1 on; not at all where there is only one. */
export function pieceName(
  kind: Collection['kind'],
  by: string | undefined,
  piece: unknown,
  at: number,
): { readonly piece?: string } {
  if (kind === 'single') return {};
  const id = isRecord(piece) && by !== undefined ? piece[by] : undefined;
  return { piece: typeof id === 'string' || typeof id === 'number' ? shortened(String(id)) : `${at + 1}` };
}
