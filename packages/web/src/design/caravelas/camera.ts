/** What part of the chart is seen. Pure: whoever turns the wheel calls these. */
import { CHART_HEIGHT, CHART_WIDTH } from './chart-geometry.ts';
import type { Point } from './chart-geometry.ts';

/** The window on the page, in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface Camera {
  /** The point of the chart in the left upper corner of the frame. */
  readonly x: number;
  readonly y: number;
  /** Pixels a point. */
  readonly scale: number;
}

/** A space is 40 points high: on a small screen it must be large enough for a finger. */
const FINGER_SCALE = 1.2;
/** From here on the whole width can be read. */
const READABLE_SCALE = 0.85;
const MOST = 3.4;

/** As far out as the chart still fills its frame. */
export function leastScale({ width, height }: Frame): number {
  return Math.max(width / CHART_WIDTH, height / CHART_HEIGHT);
}

/** Within the scales allowed, and never beyond the edge of the chart. */
export function held(camera: Camera, frame: Frame): Camera {
  const scale = Math.min(Math.max(camera.scale, leastScale(frame)), Math.max(MOST, leastScale(frame)));
  const within = (value: number, chart: number, seen: number) =>
    Math.max(0, Math.min(value, chart - seen / scale));
  return {
    x: within(camera.x, CHART_WIDTH, frame.width),
    y: within(camera.y, CHART_HEIGHT, frame.height),
    scale,
  };
}

/** Closer or farther, with the chart's point under the pointer kept where it is. */
export function zoomed(camera: Camera, frame: Frame, factor: number, at: Point): Camera {
  const least = leastScale(frame);
  const scale = Math.min(Math.max(camera.scale * factor, least), Math.max(MOST, least));
  return held(
    {
      x: camera.x + at.x / camera.scale - at.x / scale,
      y: camera.y + at.y / camera.scale - at.y / scale,
      scale,
    },
    frame,
  );
}

/** Moved by pixels. */
export function panned(camera: Camera, frame: Frame, right: number, down: number): Camera {
  return held({ ...camera, x: camera.x - right / camera.scale, y: camera.y - down / camera.scale }, frame);
}

export function centred(at: Point, scale: number, frame: Frame): Camera {
  return held({ x: at.x - frame.width / scale / 2, y: at.y - frame.height / scale / 2, scale }, frame);
}

/** The whole width where it can be read; else the waters around a fleet. */
export function firstCamera(frame: Frame, fleet: Point): Camera {
  const least = leastScale(frame);
  const whole = frame.width / CHART_WIDTH >= READABLE_SCALE;
  return whole
    ? held({ x: 0, y: 0, scale: least }, frame)
    : centred(fleet, Math.max(least, FINGER_SCALE), frame);
}

/** Whether a point is in sight, not too near the edge. */
export function sees(camera: Camera, frame: Frame, { x, y }: Point, margin = 40): boolean {
  const [left, top] = [(x - camera.x) * camera.scale, (y - camera.y) * camera.scale];
  return left >= margin && top >= margin && left <= frame.width - margin && top <= frame.height - margin;
}

/** Part of the way from one to another. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const at = (a: number, b: number) => a + (b - a) * share;
  return { x: at(from.x, to.x), y: at(from.y, to.y), scale: at(from.scale, to.scale) };
}
