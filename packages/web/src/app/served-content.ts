/** Content from packs, of this device or of the server. Games with their built-in content need nothing of it. */
import type { ContentSource } from '@captains-table/catalogue';

export const servedContent: ContentSource = {
  current: hashOnPage,
  find: async (game, hash) => (await import('./fetch-content.ts')).fetchContent(game, hash),
};

/** The server writes into its page what new tables are played with. */
function hashOnPage(game: string): string | undefined {
  // Threads and tests have no page.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="content-of-${game}"]`)?.content;
}
