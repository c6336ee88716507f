/** What moved on the chart just now, and by which way. */
import type { Event, Table } from '../../board/table.ts';
import type { Point } from './layout.ts';
import type { Captain } from '../pieces-at.ts';
import { CARD, SAIL } from '../../jeanne/turn-times.ts';

export type Camps = ReadonlyMap<Captain, string>;

export interface Voyaged {
  readonly piece: string;
  readonly points: readonly Point[];
  readonly milliseconds: number;
  /** It begins this many milliseconds later. */
  readonly after: number;
}

const LEG_MILLISECONDS = 260;
const MOST_MILLISECONDS = 1500;

type Sea = Pick<Table, 'content' | 'outlook' | 'view' | 'layout'>;

/** `camps` are the spaces where the explorers were. */
export function glidesOf(events: readonly Event[], table: Sea, camps: Camps): readonly Voyaged[] {
  return events.flatMap((event): readonly Voyaged[] => {
    switch (event.key) {
      case 'sailed':
        return [voyaged(event.seat, event, table)];
      case 'jeanne-sailed':
        return [{ ...voyaged('jeanne', event, table), milliseconds: SAIL, after: CARD }];
      case 'explored':
        return [explored(event.seat, camps.get(event.seat), event.space, table)];
      case 'jeanne-explored':
        return [{ ...explored('jeanne', camps.get('jeanne'), event.space, table), after: CARD + SAIL }];
      default:
        return [];
    }
  });
}

function explored(captain: Captain, from: string | undefined, to: string, table: Sea): Voyaged {
  const points = from === undefined ? [] : trailBetween(from, to, table);
  return {
    piece: `explorer-${captain}`,
    points: points.slice(1, -1),
    milliseconds: timeFor(points.length - 1),
    after: 0,
  };
}

/** A place or space a time, but never for long. */
export function timeFor(legs: number): number {
  return Math.min(MOST_MILLISECONDS, LEG_MILLISECONDS * Math.max(1, legs));
}

/** Events do not say how many steps Jeanne made. */
interface Sailed {
  readonly from: string;
  readonly at: string;
  readonly points?: number;
}

function voyaged(captain: Captain, { from, at, points }: Sailed, { outlook, view, layout }: Sea): Voyaged {
  const stops = outlook.voyages.way(view, from, at, points)?.stops ?? [from, at];
  return {
    piece: `ship-${captain}`,
    points: layout.wayPoints(stops).slice(0, -1),
    milliseconds: timeFor(stops.length - 1),
    after: 0,
  };
}

/** Spaces from one to another by the fewest steps, both ends included; none backwards. */
function trailBetween(from: string, to: string, { content, layout }: Sea): readonly Point[] {
  let fronts: readonly (readonly string[])[] = [[from]];
  while (fronts.length > 0) {
    const arrived = fronts.find((path) => path.at(-1) === to);
    if (arrived !== undefined)
      return arrived.map((space) => layout.spaceAt(space)).filter((point) => point !== undefined);
    fronts = fronts.flatMap((path) =>
      content.tracks.explorerPaths
        .filter((step) => step.from === path.at(-1))
        .map((step) => [...path, step.to]),
    );
  }
  return [];
}
