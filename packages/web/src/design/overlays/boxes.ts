/** Boxes on the screen, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

export interface Box extends Size, Corner {}

/** Where words were put. */
export interface Placed extends Corner {
  /** Something that must stay free or in sight lies below them. */
  readonly covers: boolean;
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** An element as it lies in a frame, with so much room around it. */
export function boxIn(frame: DOMRect, element: Element, room: number): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: left - frame.left - room,
    top: top - frame.top - room,
    width: width + 2 * room,
    height: height + 2 * room,
  };
}
