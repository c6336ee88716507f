import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { LEGAL } from '../../../../design/overlays/tooltip-place.ts';
import type { Box } from '../../../../design/overlays/boxes.ts';
import { boxIn } from '../../../../design/overlays/boxes.ts';
import { calmCorner } from '../../../../board-kit/calm-corner.ts';

/** Around what can be chosen a little room is left. */
const ROOM = 6;

/** There the words are a tray, and the chart ends above it. */
const PHONE = '(width <= 640px)';

/** Puts words about a place where they cover nothing that can be chosen, no ship and not the way there. */
export function useCalmPlace(place: string): RefObject<HTMLElement | null> {
  const words = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const card = words.current;
    const chart = card?.closest('.camera-frame');
    if (card === null || !(chart instanceof HTMLElement)) return undefined;
    const frame = chart.getBoundingClientRect();
    const inFrame = (element: Element) => boxIn(frame, element, ROOM);
    const thing = chart.querySelector(`.ma-target[data-thing="${place}"]`);
    const keep = [
      ...chart.querySelectorAll(`${LEGAL}, .ma-ship-piece, .camera-tools`),
      ...(thing === null ? [] : [thing]),
    ].map(inFrame);
    const { width, height, top } = card.getBoundingClientRect();
    if (matchMedia(PHONE).matches) {
      const over = Math.max(0, Math.round(frame.bottom - top));
      chart.style.setProperty('--ma-told', `${over}px`);
      return () => chart.style.removeProperty('--ma-told');
    }
    const at = calmCorner({
      frame,
      size: { width, height },
      thing: inFrame(thing ?? chart),
      keep: [...keep, ...wayBoxes(chart, frame)],
    });
    // If no part of the chart is free of things to choose, they stand beside it.
    card.style.left = `${at.covers ? frame.width + ROOM : at.left}px`;
    card.style.top = `${at.top}px`;
    return undefined;
  });
  return words;
}

const BEADS = 24;

/** The shown way as a row of small boxes. */
function wayBoxes(chart: Element, frame: DOMRect): readonly Box[] {
  const way = chart.querySelector<SVGPathElement>('.ma-way');
  const onScreen = way?.getScreenCTM();
  if (way === null || onScreen === null || onScreen === undefined) return [];
  const length = way.getTotalLength();
  return Array.from({ length: BEADS + 1 }, (_, i) => {
    const { x, y } = way.getPointAtLength((length * i) / BEADS).matrixTransform(onScreen);
    return { left: x - frame.left - 5, top: y - frame.top - 5, width: 10, height: 10 };
  });
}
