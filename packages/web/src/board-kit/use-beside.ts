import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { LEGAL } from '../design/overlays/tooltip-place.ts';
import type { Box } from '../design/overlays/boxes.ts';
import { boxIn } from '../design/overlays/boxes.ts';
import { calmCorner } from './calm-corner.ts';

/** What words about a place should not lie over, if there is room elsewhere. */
const CLEAR = `${LEGAL}, [data-thing], [data-destination], [data-piece], .seat-panel, .camera-tools, [data-clear], [data-over-chart] > *`;
const ROOM = 4;
/** Pixels that words go farther away for each square pixel they would cover. */
const PRICE = 0.05;

/** Lays words beside the first of these places that is in sight, where they cover least; without one they are not shown. */
export function useBeside(places: readonly string[] | undefined): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null);
  const lay = () => {
    if (words.current !== null && places !== undefined) layBeside(words.current, places);
  };
  useLayoutEffect(lay);
  useEffect(() => {
    if (places === undefined) return undefined;
    addEventListener('scroll', lay, { passive: true });
    addEventListener('resize', lay);
    return () => {
      removeEventListener('scroll', lay);
      removeEventListener('resize', lay);
    };
  });
  return words;
}

function layBeside(words: HTMLElement, places: readonly string[]): void {
  const thing = places.map(inSight).find((found) => found !== undefined);
  words.hidden = thing === undefined;
  if (thing === undefined) return;
  const body = thing.closest('.table-frame-body');
  const frame = thing.closest('.camera-frame, [data-board-frame]') ?? body;
  if (frame === null || body === null) return;
  words.style.left = words.style.top = '0';
  // A container is the frame of what is fixed in it.
  const { left: originLeft, top: originTop, width, height } = words.getBoundingClientRect();
  const within = frame.getBoundingClientRect();
  const clear = [...body.querySelectorAll(CLEAR), thing].map((element) => boxIn(within, element, ROOM));
  const corner = calmCorner({
    frame: within,
    size: { width, height },
    thing: boxIn(within, thing, ROOM),
    keep: clear,
    price: PRICE,
  });
  const [left, top] = [within.left + corner.left, within.top + corner.top];
  words.style.left = `${left - originLeft}px`;
  words.style.top = `${top - originTop}px`;
  pointAt(words, thing.getBoundingClientRect(), { left, top, width, height });
}

/** A line leads from the words to the middle of the thing. */
function pointAt({ style }: HTMLElement, thing: Box, { left, top, width, height }: Box): void {
  const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  const from = [Math.min(Math.max(x, left), left + width), Math.min(Math.max(y, top), top + height)] as const;
  style.setProperty('--way-x', `${from[0] - left}px`);
  style.setProperty('--way-y', `${from[1] - top}px`);
  style.setProperty('--way-length', `${Math.hypot(x - from[0], y - from[1])}px`);
  style.setProperty('--way-turn', `${Math.atan2(y - from[1], x - from[0])}rad`);
}

/** What lies on a chart may be out of its window. */
function inSight(selector: string): Element | undefined {
  return [...document.querySelectorAll(`.table-frame-body :is(${selector})`)].find((element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    const frame = (
      element.closest('.camera-frame, [data-board-frame]') ?? document.body
    ).getBoundingClientRect();
    return (
      width > 0 && left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
    );
  });
}
