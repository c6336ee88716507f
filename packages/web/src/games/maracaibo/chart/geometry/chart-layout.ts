/** Where everything lies on the chart of a content, and the lines between. */
import type { Content } from '@captains-table/maracaibo';
import type { Point, Side, Spot } from './layout.ts';
import { BENDS, SHEET, SPOTS, TRAIL } from './layout.ts';

const WAYS: Readonly<Record<Side, Point>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

const GAP = 3;
/** Of the sheet, where nothing is drawn: its frame lies there. */
const EDGE = 14;
const MIDDLE: Point = [SHEET.width / 2, SHEET.height / 2];
/** Of a place that is not on our sheet. */
const ELSEWHERE: Spot = { at: MIDDLE, name: 's', tray: 'e', ships: 's' };

/** What a content says of where things lie: nothing, where they lie as on our sheet. */
interface Placed {
  readonly locations: readonly Pick<Content['locations'][number], 'id' | 'drawnAt'>[];
  readonly tracks: {
    readonly explorerSpaces: readonly Pick<Content['tracks']['explorerSpaces'][number], 'id' | 'drawnAt'>[];
  };
}

/** Where everything lies on the sheet of a content. */
export class Layout {
  readonly #spots: ReadonlyMap<string, Spot>;
  readonly #trail: ReadonlyMap<string, Point>;

  constructor({ locations, tracks: { explorerSpaces } }: Placed) {
    this.#spots = new Map([...Object.entries(SPOTS), ...moved(locations)]);
    this.#trail = new Map([
      ...Object.entries(TRAIL),
      ...explorerSpaces.flatMap(({ id, drawnAt }): readonly (readonly [string, Point])[] =>
        drawnAt === undefined ? [] : [[id, drawnAt]],
      ),
    ]);
  }

  spotOf(place: string): Spot {
    return this.#spots.get(place) ?? ELSEWHERE;
  }

  /** Undefined for a place that is not on the sheet. */
  known(place: string): Point | undefined {
    return this.#spots.get(place)?.at;
  }

  pointOf(place: string): Point {
    return this.spotOf(place).at;
  }

  /** A space of the trail; undefined for one that is not on the sheet. */
  spaceAt(space: string): Point | undefined {
    return this.#trail.get(space);
  }

  /** Things in a row on one side of a place: outwards to the sides, side by side above and below, within the sheet. */
  rowBeside(place: string, half: Point, side: Side, sizes: readonly number[]): readonly Point[] {
    const [x, y] = this.pointOf(place);
    const [right, down] = WAYS[side];
    const length = sizes.reduce((sum, size) => sum + size + GAP, -GAP);
    const most = Math.max(0, ...sizes);
    const leftmost = Math.max(EDGE, Math.min(x - length / 2, SHEET.width - EDGE - length));
    let reached = right === 0 ? leftmost - x : half[0] + GAP;
    return sizes.map((size) => {
      const along = reached + size / 2;
      reached += size + GAP;
      return right === 0 ? [x + along, y + down * (half[1] + GAP + most / 2)] : [x + right * along, y];
    });
  }

  /** The curve of a leg; bent where it would cross land. */
  legPath(from: string, to: string): string {
    const [a, b] = [this.pointOf(from), this.pointOf(to)];
    const [cx, cy] = this.#bendOf(from, to);
    return `M${a[0]} ${a[1]}Q${cx} ${cy} ${b[0]} ${b[1]}`;
  }

  #bendOf(from: string, to: string): Point {
    const [a, b] = [this.pointOf(from), this.pointOf(to)];
    const isOurs = a === SPOTS[from]?.at && b === SPOTS[to]?.at;
    const bend = isOurs ? BENDS[`${from}-${to}`] : undefined;
    return bend ?? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  }

  /** A point of a leg, from 0 at its beginning to 1 at its end. */
  alongLeg(from: string, to: string, share: number): Point {
    const [a, b, c] = [this.pointOf(from), this.pointOf(to), this.#bendOf(from, to)];
    const back = 1 - share;
    const at = (i: 0 | 1) =>
      Math.round((back * back * a[i] + 2 * back * share * c[i] + share * share * b[i]) * 10) / 10;
    return [at(0), at(1)];
  }

  /** The way a leg runs in its middle, in degrees clockwise from east. */
  bearing(from: string, to: string): number {
    const [a, b] = [this.alongLeg(from, to, 0.45), this.alongLeg(from, to, 0.55)];
    return Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
  }

  wayPath(stops: readonly string[]): string {
    return stops
      .slice(1)
      .map((to, i) => this.legPath(stops[i] ?? to, to))
      .join('');
  }

  /** Points of a way for a ship to glide by, five for each leg. */
  wayPoints(stops: readonly string[]): readonly Point[] {
    return stops
      .slice(1)
      .flatMap((to, i) => [0.2, 0.4, 0.6, 0.8, 1].map((share) => this.alongLeg(stops[i] ?? to, to, share)));
  }
}

/** A place that was moved keeps the sides on which its name, its tiles and its ships are. */
function moved(locations: Placed['locations']): readonly (readonly [string, Spot])[] {
  return locations.flatMap(({ id, drawnAt: at }): readonly (readonly [string, Spot])[] =>
    at === undefined ? [] : [[id, { ...(SPOTS[id] ?? ELSEWHERE), at }]],
  );
}

/** With nothing moved. */
export const OUR_LAYOUT = new Layout({ locations: [], tracks: { explorerSpaces: [] } });
