/** What a person was sent to join a table or a club, or to find another person: a code, or the link. */
import type { Page } from '../../app/router.ts';
import { pageOf } from '../../app/router.ts';

/** The page of the table, club or person, where a whole link was pasted; undefined for a code. */
export function linkedTable(typed: string): Page | undefined {
  if (!URL.canParse(typed)) return undefined;
  const { pathname, search } = new URL(typed);
  const linked = pageOf(pathname, search);
  return linked.at === 'table' || linked.at === 'people' || linked.at === 'clubs' ? linked : undefined;
}
