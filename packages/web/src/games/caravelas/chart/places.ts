/** The spaces and ports of our box where the chart has them. Worked out once. */
import { CONTENT } from '@captains-table/caravelas';
import { pointOf, sharedSide } from '../drawings/chart/chart-geometry.ts';
import type { Point } from '../drawings/chart/chart-geometry.ts';

type SpaceData = (typeof CONTENT)['map']['spaces'][number];
type PortData = (typeof CONTENT)['ports'][number];

export interface Place {
  readonly id: string;
  readonly point: Point;
  readonly space: SpaceData;
  readonly port: PortData | undefined;
  readonly isHome: boolean;
}

export const HOME = CONTENT.home.id;

const ports = new Map(CONTENT.ports.map((port) => [port.id, port]));

export const PLACES: readonly Place[] = CONTENT.map.spaces.map((space) => ({
  id: space.id,
  point: pointOf(space.lon, space.lat),
  space,
  port: ports.get(space.port ?? ''),
  isHome: space.port === HOME,
}));

const byId = new Map(PLACES.map((place) => [place.id, place]));
const byPort = new Map(
  PLACES.flatMap((place) => (place.space.port === undefined ? [] : [[place.space.port, place]])),
);

export function placeOf(space: string): Place | undefined {
  return byId.get(space);
}

/** Where a port lies; Lisboa too. */
export function placeOfPort(port: string): Place | undefined {
  return byPort.get(port);
}

const LISBOA_AT: Point = { x: 0, y: 0 };

export function pointOfSpace(space: string): Point {
  return byId.get(space)?.point ?? byPort.get(HOME)?.point ?? LISBOA_AT;
}

export const SPACE_POINTS: readonly Point[] = PLACES.map(({ point }) => point);

export const CURRENT_POINTS: readonly (readonly Point[])[] = CONTENT.map.currents.map(({ path }) =>
  path.map(pointOfSpace),
);

/** Sides with land between two spaces. */
export const CLOSED_SIDES = CONTENT.map.closed
  .map(([a, b]) => sharedSide(pointOfSpace(a), pointOfSpace(b)))
  .join('');

/** Where the Atlantic meets the Indian Ocean. */
export const FRONTIER = PLACES.filter(({ space }) => space.ocean === 'atlantic')
  .flatMap((west) =>
    PLACES.filter(
      (east) =>
        east.space.ocean === 'indian' &&
        Math.hypot(east.point.x - west.point.x, east.point.y - west.point.y) < 43,
    ).map((east) => sharedSide(west.point, east.point)),
  )
  .join('');
