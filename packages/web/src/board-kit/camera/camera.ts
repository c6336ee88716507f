/** What part of a chart is seen. Pure: called by wheel, fingers and keys. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The window on the page, in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A chart, in its own points, and from how close it is looked at; all scales are pixels a point. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The smallest scale: the chart fills its frame, or all of it is in sight. */
  readonly farthest: 'filling' | 'whole';
  /** The smallest scale at which its whole width can still be read. */
  readonly readable: number;
  /** The scale used where that does not fit: large enough for a finger. */
  readonly finger: number;
  /** How close it comes to show one thing. */
  readonly near: number;
  readonly closest: number;
  /** How many pixels what can be chosen may reach to each side of its point. */
  readonly aside?: number;
}

/** A sheet in its frame. */
export interface View {
  readonly sheet: Sheet;
  readonly frame: Frame;
}

export interface Camera {
  /** The point of the sheet in the left upper corner of the frame. */
  readonly x: number;
  readonly y: number;
  /** Pixels a point. */
  readonly scale: number;
}

export interface Aim {
  /** Comes to the middle. */
  readonly at: Point;
  /** A point that has to be in sight, even if it moves the middle. */
  readonly keep?: Point;
}

export function leastScale({ sheet, frame }: View): number {
  const [across, down] = [frame.width / sheet.width, frame.height / sheet.height];
  return sheet.farthest === 'filling' ? Math.max(across, down) : Math.min(across, down);
}

/** Whether it cannot go farther away. */
export function isFarthest({ scale }: Camera, view: View): boolean {
  return scale <= leastScale(view) * 1.001;
}

export function isClosest({ scale }: Camera, { sheet }: View): boolean {
  return scale >= sheet.closest;
}

function heldScale(scale: number, view: View): number {
  const least = leastScale(view);
  return Math.min(Math.max(scale, least), Math.max(view.sheet.closest, least));
}

/** Within the scales allowed, and never beyond the edge of the sheet; what is smaller than its frame lies in the middle. */
export function held(camera: Camera, view: View): Camera {
  const { sheet, frame } = view;
  const scale = heldScale(camera.scale, view);
  const within = (value: number, room: number) => (room < 0 ? room / 2 : Math.max(0, Math.min(value, room)));
  return {
    x: within(camera.x, sheet.width - frame.width / scale),
    y: within(camera.y, sheet.height - frame.height / scale),
    scale,
  };
}

/** Closer or farther, with the point of the sheet under the pointer kept where it is. */
export function zoomed(camera: Camera, view: View, factor: number, at: Point): Camera {
  const scale = heldScale(camera.scale * factor, view);
  return held(
    {
      x: camera.x + at.x / camera.scale - at.x / scale,
      y: camera.y + at.y / camera.scale - at.y / scale,
      scale,
    },
    view,
  );
}

/** Moved by pixels. */
export function panned(camera: Camera, view: View, right: number, down: number): Camera {
  return held({ ...camera, x: camera.x - right / camera.scale, y: camera.y - down / camera.scale }, view);
}

/** `down` is where in the frame the point comes to lie, from 0 at the top to 1 at the bottom. */
export function centred(at: Point, scale: number, view: View, down = 0.5): Camera {
  const { width, height } = view.frame;
  return held({ x: at.x - width / scale / 2, y: at.y - (height / scale) * down, scale }, view);
}

export function aimed({ at, keep = at }: Aim, scale: number, view: View): Camera {
  return reaching(centred(at, scale, view), view, keep);
}

export function farthest(view: View): Camera {
  return held({ x: 0, y: 0, scale: leastScale(view) }, view);
}

/** All of it where it can be read, else its whole width; where neither can be, the waters around something. */
export function firstCamera(view: View, aim: Aim): Camera {
  const { sheet, frame } = view;
  const [least, across] = [leastScale(view), frame.width / sheet.width];
  if (across < sheet.readable) return aimed(aim, Math.max(least, sheet.finger), view);
  return least < sheet.readable ? aimed(aim, across, view) : farthest(view);
}

/** The view in a frame of another size: a viewer who saw as much as possible still does. */
export function resized(camera: Camera, before: View, after: View): Camera {
  return isFarthest(camera, before) ? farthest(after) : held(camera, after);
}

/** Closer to the edge than this many pixels nothing is well in sight. */
const MARGIN = 40;

export function sees(camera: Camera, { sheet, frame }: View, { x, y }: Point): boolean {
  const [left, top] = [(x - camera.x) * camera.scale, (y - camera.y) * camera.scale];
  const aside = sheet.aside ?? MARGIN;
  return left >= aside && left <= frame.width - aside && top >= MARGIN && top <= frame.height - MARGIN;
}

/** Moved no more than it takes to see a point. */
function reaching(camera: Camera, view: View, { x, y }: Point): Camera {
  const { sheet, frame } = view;
  const near = (from: number, at: number, seen: number, margin: number) =>
    Math.max(at + (margin - seen) / camera.scale, Math.min(from, at - margin / camera.scale));
  return held(
    {
      x: near(camera.x, x, frame.width, sheet.aside ?? MARGIN),
      y: near(camera.y, y, frame.height, MARGIN),
      scale: camera.scale,
    },
    view,
  );
}

/** Part of the way from one to another. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const at = (a: number, b: number) => a + (b - a) * share;
  return { x: at(from.x, to.x), y: at(from.y, to.y), scale: at(from.scale, to.scale) };
}

/**
 * Which way one finger moves the page, as a value of `touch-action`: where the chart ends, and both ways where it cannot
 * move up or down at all.
 */
export function pageWays(camera: Camera, { sheet, frame }: View): 'pan-y' | 'pan-up' | 'pan-down' | 'none' {
  const isTop = camera.y * camera.scale < 1;
  const isBottom = (sheet.height - camera.y) * camera.scale - frame.height < 1;
  if (isTop && isBottom) return 'pan-y';
  if (isTop) return 'pan-up';
  return isBottom ? 'pan-down' : 'none';
}
