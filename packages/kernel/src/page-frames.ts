/**
 * Pages of a story. Every player is shown a page. Each says when it is read; it is turned when all have,
 * or when the reader whom the rules name turns it for everyone. Games with a story use these names, so
 * that tables show pages in one way.
 *
 * A game lists `page: pageFrames(finish)` in its table of frames and calls `showPage`.
 */
import { reveal } from './deck.ts';
import type { EventSink, GameEvent } from './events.ts';
import type { FrameKind } from './frames.ts';
import type { Frame, GameState, Move, Pending, Seat } from './game.ts';
import { fieldsOf } from './moves.ts';
import type { KernelCode, Refusal } from './refusal.ts';
import { ANOTHER_PAGE, NOT_THE_READER, PAGE_FIRST } from './refusal.ts';

export interface PageFrame {
  readonly kind: 'page';
  readonly page: string;
  readonly reader: Seat;
  /** All seats that are shown it. */
  readonly seats: readonly Seat[];
  /** Those who have read it. */
  read: Seat[];
}

export interface PageDecision {
  readonly seat: Seat;
  readonly kind: 'page';
  readonly page: string;
  readonly reader: Seat;
  /** The players who have read it. */
  readonly read: readonly Seat[];
}

export type PageMove =
  { readonly kind: 'read'; readonly page: string } | { readonly kind: 'turn-page'; readonly page: string };

export type PageEvent =
  | { readonly key: 'page'; readonly page: string; readonly reader: Seat }
  | { readonly key: 'page-turned'; readonly page: string; readonly seat: Seat };

/** What a page frame hands to the frame below it. */
export interface PageTurned {
  readonly kind: 'page-turned';
  readonly page: string;
}

/** The page to show, the player who reads it aloud, and the number of players. */
export interface PageToShow {
  readonly page: string;
  readonly reader: Seat;
  readonly seats: number;
}

/** What was unread is now known: nothing before it can be taken back. */
export function showPage(
  state: GameState,
  { page, reader, seats }: PageToShow,
  events: EventSink<PageEvent>,
): void {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const frame: PageFrame = { kind: 'page', page, reader, seats: all, read: [] };
  state.stack.push(frame);
  reveal(state);
  events?.({ key: 'page', page, reader });
}

/** What a parent frame is given when a page has been turned. */
export function isPageTurned(result: unknown): result is PageTurned {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'page-turned';
}

type Finish<S extends GameState, E extends GameEvent> = (
  state: S,
  events: EventSink<E>,
  result?: PageTurned,
) => void;

/** The frame kind that shows a page. `finish` is the game's own, from `framesGame`. */
export function pageFrames<S extends GameState, E extends GameEvent>(
  finish: Finish<S, E | PageEvent>,
): FrameKind<S, PageFrame, PageMove, E | PageEvent, PageDecision> {
  return {
    pending: (_state, { seats, page, reader, read }) =>
      seats
        .filter((seat) => !read.includes(seat))
        .map((seat) => ({ seat, kind: 'page', page, reader, read: read.slice() })),
    legal: (_state, frame, seat) => legalMoves(frame, seat),
    apply(state, frame, seat, move, events) {
      const { page, seats } = frame;
      if (move.kind === 'turn-page') {
        events?.({ key: 'page-turned', page, seat });
        finish(state, events, { kind: 'page-turned', page });
        return;
      }
      frame.read.push(seat);
      if (frame.read.length === seats.length) finish(state, events, { kind: 'page-turned', page });
    },
    whyNot: (_state, frame, seat, move) => refusalOf(frame, seat, move),
  };
}

/** The last player to read a page cannot turn it for others: all have read it. */
function legalMoves({ page, reader, seats, read }: PageFrame, seat: Seat): readonly PageMove[] {
  if (!seats.includes(seat) || read.includes(seat)) return [];
  const isLast = read.length === seats.length - 1;
  if (seat !== reader || isLast) return [{ kind: 'read', page }];
  return [
    { kind: 'read', page },
    { kind: 'turn-page', page },
  ];
}

function refusalOf({ page, reader }: PageFrame, seat: Seat, move: Move): Refusal<KernelCode> | undefined {
  if (move.kind !== 'read' && move.kind !== 'turn-page') return PAGE_FIRST;
  if (fieldsOf(move)['page'] !== page) return ANOTHER_PAGE;
  return move.kind === 'turn-page' && seat !== reader ? NOT_THE_READER : undefined;
}

export function isPageDecision(owed: Pending): owed is PageDecision {
  return owed.kind === 'page' && 'page' in owed && 'reader' in owed && 'read' in owed;
}

/** Set-up reports no events. A page that it shows is in the first decisions, and is reported together with the first move. */
export function pageOfSetUp(first: readonly Pending[]): readonly PageEvent[] {
  const owed = first.find(isPageDecision);
  return owed === undefined ? [] : [{ key: 'page', page: owed.page, reader: owed.reader }];
}

/** The page that is open on top of the stack, for a game's view. */
export function openPage(stack: readonly Frame[]): string {
  const top = stack.at(-1);
  return top !== undefined && isPageFrame(top) ? top.page : '';
}

function isPageFrame(frame: Frame): frame is PageFrame {
  return frame.kind === 'page';
}
