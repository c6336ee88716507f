import type { Box, Corner, Placed, Size } from './boxes.ts';
import { overlap } from './boxes.ts';

const GAP = 8;
const EDGE = 8;

/** Where words may be: the window, without the bar at its top. */
type Room = Pick<DOMRect, 'top' | 'right' | 'bottom'>;

/** How boards mark what can be chosen now. */
export const LEGAL = '[class$="-legal"], [class*="-legal "]';
/** The buttons of the action bar can always be pressed. */
const CHOOSABLE = `${LEGAL}, :is(.prompt-dock, .prompt-actions) button`;

/**
 * The first place beside the thing that has room and leaves everything free that can be chosen: above, below, right,
 * left. Without such a place, the one that covers least; without any room, over the thing itself. Words that cover
 * something must let the pointer through.
 */
export function placeIn(room: Room, at: Box, words: Size, choosable: readonly Box[] = []): Placed {
  const fitting = placesBeside(room, at, words).filter((place) => fits(room, place, words));
  const candidates = fitting.length > 0 ? fitting : [overTheThing(room, at, words)];
  const covered = candidates.map((place) => {
    const { width, height } = words;
    return choosable.reduce((sum, other) => sum + overlap({ ...place, width, height }, other), 0);
  });
  const least = Math.min(...covered);
  const { left, top } = candidates[covered.indexOf(least)] ?? { left: EDGE, top: EDGE };
  return { left, top, covers: least > 0 };
}

function placesBeside(room: Room, at: Box, { width, height }: Size): readonly Corner[] {
  const above = at.top - height - GAP;
  const below = at.top + at.height + GAP;
  const columns = [at.left + at.width / 2 - width / 2, at.left + at.width - width, at.left].map((left) =>
    within(left, EDGE, room.right - width - EDGE),
  );
  const beside = within(at.top + at.height / 2 - height / 2, room.top + EDGE, room.bottom - height - EDGE);
  const [middle = EDGE, ...ends] = columns;
  return [
    { left: middle, top: above },
    { left: middle, top: below },
    { left: at.left + at.width + GAP, top: beside },
    { left: at.left - width - GAP, top: beside },
    ...ends.flatMap((left) => [
      { left, top: above },
      { left, top: below },
    ]),
  ];
}

function overTheThing(room: Room, at: Box, { width }: Size): Corner {
  const left = within(at.left + at.width / 2 - width / 2, EDGE, room.right - width - EDGE);
  return { left, top: Math.max(EDGE, room.top + EDGE) };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function fits({ top, right, bottom }: Room, at: Corner, { width, height }: Size): boolean {
  return (
    at.left >= EDGE &&
    at.left + width <= right - EDGE &&
    at.top >= top + EDGE &&
    at.top + height <= bottom - EDGE
  );
}

/** Beside its thing, within the window, and never over a bar with buttons (`data-bar`) above the thing. */
export function placeBeside(anchor: HTMLElement, bubble: HTMLElement): void {
  const at = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect().bottom ?? 0;
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  const { left, top, covers } = placeIn(
    { top: bar <= at.top ? Math.max(0, bar) : 0, right, bottom },
    at,
    bubble.getBoundingClientRect(),
    [...document.querySelectorAll(CHOOSABLE)].map((element) => element.getBoundingClientRect()),
  );
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
  bubble.style.pointerEvents = covers ? 'none' : '';
}
