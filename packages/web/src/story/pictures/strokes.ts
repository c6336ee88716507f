/** Strokes that several pictures share, in their box of 480 by 236. */
import type { Look, Shape } from '../picture.ts';

export function draw(as: Look, ...paths: readonly string[]): Shape {
  return { as, d: paths.join('') };
}

export function ship(kind: 'p' | 'f' | 'b' | 'r' | 'g', x: number, y: number, scale: number): Shape {
  return { ship: kind, x, y, scale };
}

/** The water from a height down, with its line at the horizon. */
export function seaBelow(y: number): readonly Shape[] {
  return [draw('sea', `M0 ${y}H480V236H0Z`), draw('horizon', `M0 ${y}H480`)];
}

/** A crest of this many waves. */
export function waves(x: number, y: number, count: number): string {
  return `M${x} ${y}${'q5-4 10 0t10 0'.repeat(count)}`;
}

/** Light that runs out of a point, upwards. */
export function raysFrom(cx: number, cy: number, from: number, to: number): string {
  return Array.from({ length: 27 }, (_, i) => {
    const angle = Math.PI + (i * Math.PI) / 26;
    const at = (distance: number) =>
      `${(cx + Math.cos(angle) * distance).toFixed(1)} ${(cy + Math.sin(angle) * distance).toFixed(1)}`;
    return `M${at(from)}L${at(to)}`;
  }).join('');
}

export function disc(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function gulls(...places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y]) => `M${x} ${y}q6-7 11 0 5-7 11-1`).join('');
}

/** Long thin clouds. */
export function streaks(...places: readonly (readonly [x: number, y: number, width: number])[]): string {
  return places.map(([x, y, width]) => `M${x} ${y}h${width}`).join('');
}

/** A tower with battlements, from its foot up. */
export function tower(x: number, foot: number, width: number, height: number): string {
  const merlon = width / 5;
  const top = foot - height;
  const teeth = `v${-merlon}h${merlon}v${merlon}h${merlon}v${-merlon}h${merlon}v${merlon}h${merlon}v${-merlon}h${merlon}V${foot}Z`;
  return `M${x} ${foot}V${top}${teeth}`;
}

/** Leaves of a palm round the top of its trunk. */
export function palm(x: number, y: number, reach: number): string {
  return [-1, -0.55, 0.55, 1]
    .map((side) => {
      const tip = x + side * reach;
      const drop = y + (1 - Math.abs(side)) * -reach * 0.5 + Math.abs(side) * reach * 0.32;
      return `M${x} ${y}Q${x + side * reach * 0.5} ${y - reach * 0.55} ${tip} ${drop}Q${x + side * reach * 0.42} ${y - reach * 0.2} ${x} ${y}Z`;
    })
    .join('');
}

/** A person, so small that only the outline is seen. */
export function figure(x: number, foot: number, height: number): string {
  const head = height * 0.13;
  const shoulder = foot - height * 0.72;
  const half = height * 0.15;
  return (
    disc(x, foot - height + head, head) +
    `M${x - half} ${foot}L${x - half * 0.8} ${shoulder}Q${x} ${shoulder - half} ${x + half * 0.8} ${shoulder}L${x + half} ${foot}Z`
  );
}
