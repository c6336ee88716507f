/** How many messages came since the table talk was last looked at. */
import { signal } from '@preact/signals';
import type { TableLink } from '../../link/link.ts';

/** What was said before one came is no news. */
const arrived = Date.now();
const seen = signal<ReadonlyMap<TableLink, number>>(new Map());

export function unread(link: TableLink): number {
  const last = seen.value.get(link) ?? 0;
  return link.chat.value.filter(({ id, at }) => id > last && at > arrived).length;
}

export function markRead(link: TableLink): void {
  const last = link.chat.peek().at(-1)?.id ?? 0;
  if (seen.peek().get(link) !== last) seen.value = new Map([[link, last]]);
}
