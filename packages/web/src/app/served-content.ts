/** Content of packs, from this device or the server. Games with built-in content do not need it. */
import type { ContentSource } from '@captains-table/catalogue';

export const servedContent: ContentSource = {
  current: hashOnPage,
  find: async (game, hash) =>
    (await import('./fetch-content.ts')).fetchContent(
      game,
      hash,
      hash === hashOnPage(game) ? '' : accessQuery(),
    ),
};

/** The server writes into its page what new tables are played with. */
function hashOnPage(game: string): string | undefined {
  // Threads and tests have no page.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="content-of-${game}"]`)?.content;
}

/** By what this page may fetch the content of another person's pack: the table that is open, or a link that was followed. */
interface Access {
  readonly table?: string;
  readonly invite?: string | undefined;
  readonly link?: string;
}

let now: Access = {};

export function fetchContentAs(access: Access): void {
  now = access;
}

function accessQuery(): string {
  const known = Object.entries(now).filter(([, value]) => value !== undefined);
  return known.length === 0 ? '' : `?${new URLSearchParams(known).toString()}`;
}
