/** Pages and votes among the decisions of a table, and in its log. */
import type { GameEvent, PageDecision, Pending, Seat, VoteDecision } from '@captains-table/kernel';
import { isPageDecision } from '@captains-table/kernel';
import type { PlayScene } from '@captains-table/protocol';

export function isVote(owed: Pending): owed is VoteDecision {
  return owed.kind === 'vote' && 'choices' in owed && 'voted' in owed;
}

/** The page that lies open for all; the viewer's own decision where they have not read it. */
export function openPage({ pending }: PlayScene, seat: Seat | undefined): PageDecision | undefined {
  const pages = pending.filter(isPageDecision);
  return pages.find((owed) => owed.seat === seat) ?? pages[0];
}

export function openVote({ pending }: PlayScene, seat: Seat | undefined): VoteDecision | undefined {
  const votes = pending.filter(isVote);
  return votes.find((owed) => owed.seat === seat) ?? votes[0];
}

/** The page that an event is about. */
export function pageOfEvent(event: GameEvent): string | undefined {
  return event.key === 'page' && 'page' in event && typeof event.page === 'string' ? event.page : undefined;
}

/** Pages in the order in which they were shown, each once; first those from before the first move. */
export function pagesTold(
  steps: readonly { readonly events: readonly GameEvent[] }[],
  before: readonly string[] = [],
): readonly string[] {
  const told = steps.flatMap(({ events }) => events.flatMap((event) => pageOfEvent(event) ?? []));
  return [...new Set([...before.filter((page) => !told.includes(page)), ...told])];
}

/**
 * Pages that lay open while the reader was elsewhere, the first first. A device that has shown none of this table's pages cannot know: its reader may have read them on another.
 */
export function pagesMissed(
  told: readonly string[],
  shown: readonly string[],
  isKnown: (page: string) => boolean,
): readonly string[] {
  return shown.length === 0 ? [] : told.filter((page) => !shown.includes(page) && !isKnown(page));
}
