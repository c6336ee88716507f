/** Moments that a board shows for a while: the next batch of events waits for them, and the prompt describes them before it asks for a move. */
import type { GameEvent } from '@captains-table/kernel';
import { USUAL_MILLISECONDS } from '../link/pacing-clock.ts';
import type { BoardProps, Moment } from './board.ts';

/** How many milliseconds each kind of event is looked at. */
export type Times<Key extends string> = Readonly<Partial<Record<Key, number>>>;

/** A batch takes as long as what takes longest in it. */
export function longestIn<Key extends string>(
  times: Times<Key>,
  events: readonly { readonly key: Key }[],
): number {
  return Math.max(USUAL_MILLISECONDS, ...events.map(({ key }) => times[key] ?? 0));
}

/** The event of the latest batch that gets the pause: the one that takes longest, if there are several. */
export function momentIn<Key extends string, Event extends GameEvent & { readonly key: Key }>(
  times: Times<Key>,
  events: readonly Event[],
): Event | undefined {
  const [longest] = events
    .filter(({ key }) => times[key] !== undefined)
    .toSorted((a, b) => (times[b.key] ?? 0) - (times[a.key] ?? 0));
  return longest;
}

/** An event in the words of the log. */
export function momentOf(
  event: GameEvent | undefined,
  { speech }: Pick<BoardProps, 'speech'>,
): Moment | undefined {
  if (event === undefined) return undefined;
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
  return { seat, words: speech.event(event) };
}
