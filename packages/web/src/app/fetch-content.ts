import { isHashOf } from '@captains-table/kernel';
import { keptContent } from './kept-content.ts';

/**
 * Content of a pack, by its hash: kept on this device, or one of the server's. That is fetched once: the browser keeps what is
 * named by its hash. Undefined where no one knows it.
 */
export async function fetchContent(game: string, hash: string): Promise<unknown> {
  const kept = await keptContent(game, hash);
  if (kept !== undefined) return kept;
  const response = await fetch(`/api/content/${game}/${hash}`);
  if (response.status === 404) return undefined;
  const content: unknown = await response.json();
  // The server has checked the pack that has this hash.
  if (!isHashOf(hash, content)) throw new Error(`the content of ${game} did not arrive whole`);
  return content;
}
