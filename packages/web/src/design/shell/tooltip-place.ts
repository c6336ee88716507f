const GAP = 8;
const EDGE = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Where words may be: the window, without the bar at its top. */
interface Room {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Above where there is room, else below; where there is none either, over the thing itself. */
export function placeIn(room: Room, at: Box, { width, height }: Size): { left: number; top: number } {
  const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - width / 2, room.right - width - EDGE));
  const above = at.top - height - GAP;
  const below = at.top + at.height + GAP;
  if (above >= room.top + EDGE) return { left, top: above };
  if (below + height <= room.bottom - EDGE) return { left, top: below };
  return { left, top: Math.max(EDGE, room.top + EDGE) };
}

/** Beside its thing, within the window, and never over a bar with buttons (`data-bar`) above the thing. */
export function placeBeside(anchor: HTMLElement, bubble: HTMLElement): void {
  const at = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect().bottom ?? 0;
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  const { left, top } = placeIn(
    { top: bar <= at.top ? Math.max(0, bar) : 0, right, bottom },
    at,
    bubble.getBoundingClientRect(),
  );
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}
