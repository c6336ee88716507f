import { hashOfContent } from '@captains-table/kernel';

/**
 * Content of one of the server's packs, by its hash. Fetched once: the browser keeps what is named by its hash.
 * Undefined where the server does not know it.
 */
export async function fetchContent(game: string, hash: string): Promise<unknown> {
  const response = await fetch(`/api/content/${game}/${hash}`);
  if (response.status === 404) return undefined;
  const content: unknown = await response.json();
  // The server has checked the pack that has this hash.
  if (hashOfContent(content) !== hash) throw new Error(`the content of ${game} did not arrive whole`);
  return content;
}
