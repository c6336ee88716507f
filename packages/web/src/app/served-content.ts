/** Content that the server has from packs. Games with their built-in content need nothing of it. */
import type { ContentSource } from '@captains-table/catalogue';

/** The name of the page's field with `game+hash` for each game of a pack. */
const FIELD = 'content-packs';

/** Fetched once: the browser keeps what is named by its hash. Undefined where the server does not know it. */
export async function fetchContent(game: string, hash: string): Promise<unknown> {
  const response = await fetch(`/api/content/${encodeURIComponent(game)}/${encodeURIComponent(hash)}`);
  if (response.ok) return response.json();
  if (response.status === 404) return undefined;
  throw new Error(`the content of ${game} could not be fetched: ${response.status}`);
}

/** New tables are played with what this page was told to play with. */
export const servedContent: ContentSource = {
  current: (game) => hashes().get(game),
  find: fetchContent,
};

function hashes(): ReadonlyMap<string, string> {
  // A thread has no page.
  if (typeof document === 'undefined') return new Map();
  const field = document.querySelector<HTMLMetaElement>(`meta[name="${FIELD}"]`)?.content ?? '';
  return new Map(
    field.split(' ').flatMap((one) => {
      const [game, hash] = one.split('+');
      return game === undefined || hash === undefined ? [] : [[game, hash]];
    }),
  );
}
