import type { Content } from '../src/index.ts';
import { pieces } from '../src/pieces.ts';

/** Our content with other fields on one piece of a collection. */
export function changed(
  collection: 'combatTokens' | 'quests',
  piece: { readonly id: string; readonly [field: string]: unknown },
): Content {
  const list = pieces.ours[collection];
  if (!Array.isArray(list)) throw new TypeError(`${collection} is no list`);
  const others = list.map((one) => (one.id === piece.id ? { ...one, ...piece } : one));
  return pieces.contentOf({ ...pieces.ours, [collection]: others });
}
