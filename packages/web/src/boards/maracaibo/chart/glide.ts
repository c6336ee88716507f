/** What moved on the chart just now, and by which way. */
import type { GameEvent } from '@captains-table/kernel';
import { CONTENT } from '../pieces.ts';
import type { Event, View } from '../table.ts';
import { wayPoints } from './geometry.ts';
import type { Point } from './layout.ts';
import { TRAIL } from './layout.ts';
import type { Captain } from './pieces-at.ts';
import type { Waters } from './ways.ts';
import { allWaters, waysBetween } from './ways.ts';

export type Camps = ReadonlyMap<Captain, string>;

export interface Voyaged {
  readonly piece: string;
  readonly points: readonly Point[];
  readonly milliseconds: number;
}

const LEG_MILLISECONDS = 260;
const MOST_MILLISECONDS = 1500;

/** `camps` are the spaces where the explorers were. */
export function glidesOf(events: readonly GameEvent[], view: View, camps: Camps): readonly Voyaged[] {
  const waters = allWaters(view);
  return (events as readonly Event[]).flatMap((event): readonly Voyaged[] => {
    switch (event.key) {
      case 'sailed':
        return [voyaged(event.seat, event.from, event.at, waters, event.points)];
      case 'jeanne-sailed':
        return [voyaged('jeanne', event.from, event.at, waters)];
      case 'explored':
        return [explored(event.seat, camps.get(event.seat), event.space)];
      case 'jeanne-explored':
        return [explored('jeanne', camps.get('jeanne'), event.space)];
      default:
        return [];
    }
  });
}

function explored(captain: Captain, from: string | undefined, to: string): Voyaged {
  const points = from === undefined ? [] : trailBetween(from, to);
  return {
    piece: `explorer-${captain}`,
    points: points.slice(1, -1),
    milliseconds: timeFor(points.length - 1),
  };
}

/** A place or space a time, but nobody waits long. */
function timeFor(legs: number): number {
  return Math.min(MOST_MILLISECONDS, LEG_MILLISECONDS * Math.max(1, legs));
}

function voyaged(captain: Captain, from: string, to: string, waters: Waters, points?: number): Voyaged {
  const ways = waysBetween(from, to, waters);
  const way = ways.find((candidate) => candidate.points === points) ?? ways[0];
  const stops = way?.stops ?? [from, to];
  return {
    piece: `ship-${captain}`,
    points: wayPoints(stops).slice(0, -1),
    milliseconds: timeFor(stops.length - 1),
  };
}

/** Spaces from one to another by the fewest steps, both ends included; none backwards. */
function trailBetween(from: string, to: string): readonly Point[] {
  let fronts: readonly (readonly string[])[] = [[from]];
  while (fronts.length > 0) {
    const arrived = fronts.find((path) => path.at(-1) === to);
    if (arrived !== undefined)
      return arrived.flatMap((space) => (TRAIL[space] === undefined ? [] : [TRAIL[space]]));
    fronts = fronts.flatMap((path) =>
      CONTENT.tracks.explorerPaths
        .filter((step) => step.from === path.at(-1))
        .map((step) => [...path, step.to]),
    );
  }
  return [];
}
