/** What the story has just changed on the chart, kept until no page lies over it. */
import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SectionProps } from '../board/section.ts';
import type { Event, Table } from '../board/table.ts';

const SHOWN_FOR = 6_000;

/** Events that change the chart. */
const CHANGES: ReadonlySet<Event['key']> = new Set([
  'tile-added',
  'tile-removed',
  'story-tile-laid',
  'city-tile-laid',
  'quest-laid',
]);
/** Those that only the story brings about: quests are also laid for other reasons. */
const BY_STORY: ReadonlySet<Event['key']> = new Set(['tile-added', 'tile-removed', 'story-tile-laid']);

interface Kept {
  /** The number of the last batch that was heard. */
  heard: number;
  waiting: readonly Event[];
  readonly shown: Signal<readonly Event[]>;
}

function makeKept(): Kept {
  return { heard: 0, waiting: [], shown: signal([]) };
}

type Heard = Pick<SectionProps, 'board' | 'table'>;

/** What is shown now; nothing after a while. */
export function changesShown({ board }: Pick<SectionProps, 'board'>): readonly Event[] {
  return board.store.get(makeKept).shown.value;
}

/** Listens; one part of the board does. */
export function useChanges({ board, table }: Heard): void {
  const kept = board.store.get(makeKept);
  const { latest } = table;
  const isRead = isReading(board, table);
  useEffect(() => {
    if (latest.number > kept.heard) {
      kept.heard = latest.number;
      kept.waiting = [...kept.waiting, ...changesIn(latest.events)];
    }
    if (isRead || kept.waiting.length === 0) return undefined;
    kept.shown.value = kept.waiting;
    kept.waiting = [];
    return undefined;
  }, [latest.number, isRead]);
  const { value } = kept.shown;
  useEffect(() => {
    if (value.length === 0) return undefined;
    const timer = setTimeout(() => (kept.shown.value = []), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [value]);
}

function isReading({ play }: SectionProps['board'], { view }: Table): boolean {
  return (view.storyline?.page ?? '') !== '' || play.pending.some(({ kind }) => kind === 'vote');
}

export function changesIn(events: readonly Event[]): readonly Event[] {
  if (!events.some(({ key }) => BY_STORY.has(key))) return [];
  return events.filter(({ key }) => CHANGES.has(key));
}
