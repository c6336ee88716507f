import type { ContentSource, PackedContent } from '@captains-table/catalogue';
import { contentSource } from '@captains-table/catalogue';
import type { Packs } from '../storage/storage.ts';

/** Content of the host's packs, which new tables get, and of those that people have put here. */
export function contentOnServer(
  packed: readonly PackedContent[],
  kept: Pick<Packs, 'content'>,
): ContentSource {
  const { current, find } = contentSource(packed);
  return {
    current,
    find: async (game, hash) => (await find(game, hash)) ?? kept.content(game, hash),
  };
}
