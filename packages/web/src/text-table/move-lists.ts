/** Legal moves in lists, in the order of their keys. */
import type { MoveGroup } from '../frame/actions/offers.ts';

export interface MoveList extends MoveGroup {
  /** What the list is about; undefined where that is plain. */
  readonly head: string | undefined;
}

/** Kinds with one move each need no list of their own: `stop` stands beside `draw`. */
export function moveLists(
  groups: readonly MoveGroup[],
  heads: Readonly<Record<string, string | undefined>>,
): readonly MoveList[] {
  const lists: MoveList[] = [];
  let single = false;
  for (const { kind, offers } of groups) {
    const last = lists.at(-1);
    if (offers.length === 1 && single && last !== undefined) {
      lists[lists.length - 1] = { ...last, offers: [...last.offers, ...offers] };
    } else {
      // One move says itself what it is about, and of one kind the prompt says it.
      const head = groups.length > 1 && offers.length > 1 ? heads[kind] : undefined;
      lists.push({ kind, offers, head });
    }
    single = offers.length === 1;
  }
  return lists;
}
