import { isHashOf } from '@captains-table/kernel';
import { keepContent, keptContent } from './kept-content.ts';

/**
 * Content of a pack, by its hash: kept on this device, one of the server's, or one that a person may have by a table or
 * a link. `access` says by which, as a query; what all may have needs none, and the browser keeps it. Undefined where no one knows it, or this person may not have it.
 */
export async function fetchContent(game: string, hash: string, access: string): Promise<unknown> {
  const kept = await keptContent(game, hash);
  if (kept !== undefined) return kept;
  const response = await fetch(`/api/content/${game}/${hash}${access}`);
  if (response.status === 404) return undefined;
  const content: unknown = await response.json();
  // The server has checked the pack that has this hash.
  if (!isHashOf(hash, content)) throw new Error(`the content of ${game} did not arrive whole`);
  // Bots and studies on this device think in threads, which follow no link.
  if (access !== '') await keepContent({ game, hash, content }).catch(() => undefined);
  return content;
}
