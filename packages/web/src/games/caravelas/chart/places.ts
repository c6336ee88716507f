/** The spaces and ports of a content where the chart has them. */
import type { Content } from '@captains-table/caravelas';
import { pointOf, sharedSide } from '../drawings/chart/chart-geometry.ts';
import type { Point } from '../drawings/chart/chart-geometry.ts';

type SpaceData = Content['map']['spaces'][number];
type PortData = Content['ports'][number];

export interface Place {
  readonly id: string;
  readonly point: Point;
  readonly space: SpaceData;
  readonly port: PortData | undefined;
  readonly isHome: boolean;
}

const NOWHERE: Point = { x: 0, y: 0 };

export class Places {
  /** The port of Lisboa. */
  readonly home: string;
  readonly all: readonly Place[];
  readonly points: readonly Point[];
  readonly currents: readonly (readonly Point[])[];
  /** Sides with land between two spaces. */
  readonly closedSides: string;
  /** Where the Atlantic meets the Indian Ocean. */
  readonly frontier: string;
  readonly #byId: ReadonlyMap<string, Place>;
  readonly #byPort: ReadonlyMap<string, Place>;

  constructor({ home, ports, map }: Content) {
    this.home = home.id;
    this.all = map.spaces.map((space) => ({
      id: space.id,
      point: pointOf(space.lon, space.lat),
      space,
      port: ports.find(({ id }) => id === space.port),
      isHome: space.port === home.id,
    }));
    this.points = this.all.map(({ point }) => point);
    this.#byId = new Map(this.all.map((place) => [place.id, place]));
    this.#byPort = new Map(
      this.all.flatMap((place) => (place.space.port === undefined ? [] : [[place.space.port, place]])),
    );
    this.currents = map.currents.map(({ path }) => path.map((space) => this.pointOf(space)));
    this.closedSides = map.closed.map(([a, b]) => sharedSide(this.pointOf(a), this.pointOf(b))).join('');
    this.frontier = frontierOf(this.all);
  }

  find(space: string): Place | undefined {
    return this.#byId.get(space);
  }

  /** Where a port lies; Lisboa too. */
  ofPort(port: string): Place | undefined {
    return this.#byPort.get(port);
  }

  /** A space that is not on the chart is taken for Lisboa. */
  pointOf(space: string): Point {
    return this.find(space)?.point ?? this.ofPort(this.home)?.point ?? NOWHERE;
  }
}

function frontierOf(places: readonly Place[]): string {
  const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 43;
  const east = places.filter(({ space }) => space.ocean === 'indian');
  return places
    .filter(({ space }) => space.ocean === 'atlantic')
    .flatMap((west) =>
      east.filter(({ point }) => isNear(point, west.point)).map(({ point }) => sharedSide(west.point, point)),
    )
    .join('');
}
