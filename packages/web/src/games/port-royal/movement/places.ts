/** Where things lie on the page. */
import type { Place } from './movements.ts';
import type { View } from '../board/table.ts';

export interface Standing {
  readonly element: HTMLElement;
  /** Where it is seen, on its way perhaps. */
  readonly box: DOMRect;
  /** Where it lies. */
  readonly place: DOMRect;
}

/** The table as it was shown before something happened. */
export interface Before {
  readonly view: View;
  readonly things: ReadonlyMap<string, Standing>;
  readonly river: DOMRect | undefined;
}

/** The smallest part of the page that holds the board and the panels of the players. */
export function tableAround(board: Element): Element {
  let part: Element = board;
  while (part.querySelector('[data-purse]') === null && part.parentElement !== null)
    part = part.parentElement;
  return part;
}

/** Every thing by its name, as it lies now. */
export function standingIn(table: Element): ReadonlyMap<string, Standing> {
  const things = new Map<string, Standing>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-thing]')) {
    const id = element.dataset['thing'] ?? '';
    things.set(id, { element, box: element.getBoundingClientRect(), place: placeOf(element) });
  }
  return things;
}

/** What is under way has a place that is not where it is seen. */
function placeOf(element: HTMLElement): DOMRect {
  const parent = element.offsetParent;
  if (parent === null || element.getAnimations().length === 0) return element.getBoundingClientRect();
  const { left, top } = parent.getBoundingClientRect();
  return new DOMRect(
    left + parent.clientLeft + element.offsetLeft,
    top + parent.clientTop + element.offsetTop,
    element.offsetWidth,
    element.offsetHeight,
  );
}

export function elementAt(table: Element, place: Place): HTMLElement | undefined {
  // On a phone the figures of a folded panel stand in the row of scores, beside the table.
  const around = table.closest('.table-frame-laid') ?? table;
  return selectorsOf(place)
    .flatMap((selector) => [...around.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.getClientRects().length > 0);
}

/** The place itself, and what stands in where it is folded away. */
function selectorsOf(place: Place): readonly string[] {
  switch (place.at) {
    case 'deck':
      return ['.pr-draw-pile'];
    case 'discard':
      return ['.pr-discard-pile-card'];
    case 'time':
    case 'victory':
      return [`.port-royal-${place.at} .pr-pile-count-back`];
    case 'purse':
      return [`[data-purse="${place.seat}"]`];
    case 'crew':
      return [`[data-crew="${place.seat}"]`, `[data-renown="${place.seat}"]`];
    case 'thing':
      return [`[data-thing="${place.id}"]`];
  }
}
