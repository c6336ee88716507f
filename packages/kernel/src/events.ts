import type { Seat, Viewer } from './game.ts';

/**
 * Something that happened, as a key with parameters. Log lines, animations and tests read it; the
 * words are in the game's `texts/`. An event tells a viewer nothing that the view after the move
 * does not show as well.
 */
export interface GameEvent {
  readonly key: string;
  /** The audience. Absent: all players and spectators. */
  readonly to?: Audience;
}

export type Audience = { readonly only: readonly Seat[] } | { readonly except: readonly Seat[] };

/** Where events go. Undefined in search: `events?.({ … })` then costs nothing. */
export type EventSink<E extends GameEvent = GameEvent> = ((event: E) => void) | undefined;

export function isSeenBy(event: GameEvent, viewer: Viewer): boolean {
  const { to } = event;
  if (to === undefined) return true;
  if ('only' in to) return viewer !== 'spectator' && to.only.includes(viewer);
  return viewer === 'spectator' || !to.except.includes(viewer);
}
