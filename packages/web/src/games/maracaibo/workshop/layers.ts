/** What can be edited on the chart: places and routes of ships, spaces and steps of the explorers' trail. */
import type { Content } from '@captains-table/maracaibo';
import type {
  Edited,
  Handle,
  Joining,
  Layer,
  Moving,
  NameOf,
  PieceKey,
  Point,
  Stop,
} from '../../../workshop/chart/editable-chart.ts';
import { Layout } from '../chart/geometry/chart-layout.ts';
import type { Point as Pair } from '../chart/geometry/layout.ts';
import { SHEET } from '../chart/geometry/layout.ts';

/** Tracks are collections of their own. */
interface Box extends Pick<Content, 'locations' | 'routes'> {
  readonly 'tracks.explorerSpaces': Content['tracks']['explorerSpaces'];
  readonly 'tracks.explorerPaths': Content['tracks']['explorerPaths'];
}

const SPACES = 'tracks.explorerSpaces';
const PATHS = 'tracks.explorerPaths';

const pointIn = ([x, y]: Pair): Point => ({ x, y });
const layoutOf = (box: Box): Layout =>
  new Layout({ locations: box.locations, tracks: { explorerSpaces: box[SPACES] } });

/** The least distance from the edge at which a mark can still be seen whole. */
const EDGE = 16;

function snapped({ x, y }: Point): Point {
  const within = (value: number, most: number) => Math.round(Math.max(EDGE, Math.min(value, most - EDGE)));
  return { x: within(x, SHEET.width), y: within(y, SHEET.height) };
}

/** Things that lie somewhere on the sheet. */
interface Places {
  readonly collection: 'locations' | typeof SPACES;
  readonly all: (box: Box) => readonly { readonly id: string }[];
  readonly at: (id: string, layout: Layout) => Pair;
}

const LOCATIONS: Places = {
  collection: 'locations',
  all: ({ locations }) => locations,
  at: (id, layout) => layout.pointOf(id),
};

const TRAIL: Places = {
  collection: SPACES,
  all: (box) => box[SPACES],
  at: (id, layout) => layout.spaceAt(id) ?? [SHEET.width / 2, SHEET.height / 2],
};

function stopsOf({ collection, all, at }: Places, box: Box, nameOf: NameOf): readonly Stop[] {
  const layout = layoutOf(box);
  return all(box).map(({ id }) => ({ id, at: pointIn(at(id, layout)), label: nameOf(collection, id) }));
}

function placesLayer(places: Places, size: number): Layer {
  const { collection, all } = places;
  const pieceOf = (key: string): PieceKey => ({ collection, key });
  const does: Moving = {
    kind: 'free',
    snapped,
    step: { x: 5, y: 5 },
    moved: (box: Box, { id }, { x, y }) => {
      const piece = all(box).find((one) => one.id === id);
      if (piece === undefined) return { changes: [] };
      return { changes: [{ ...pieceOf(id), piece: { ...piece, drawnAt: [x, y] } }], chosen: pieceOf(id) };
    },
  };
  return {
    id: collection,
    sheet: 'chart',
    size,
    handles: (box: Box, nameOf) =>
      stopsOf(places, box, nameOf).map((stop): Handle => ({
        ...stop,
        piece: pieceOf(stop.id),
        look: { is: 'ring' },
      })),
    does,
  };
}

/** Ways from one thing to another. */
interface Ways {
  readonly collection: 'routes' | typeof PATHS;
  readonly between: Places;
  readonly all: (box: Box) => readonly Way[];
  readonly along: (way: Way, share: number, layout: Layout) => Pair;
  readonly first: object;
}

interface Way {
  readonly from: string;
  readonly to: string;
}

type End = 'from' | 'to';
const ENDS: readonly (readonly [End, number])[] = [
  ['from', 0.28],
  ['to', 0.72],
];

function waysLayer({ collection, between, all, along, first }: Ways): Layer {
  const edited = (list: readonly Way[], at: number): Edited => ({
    changes: [{ collection, list }],
    chosen: { collection, key: `${at + 1}` },
  });
  const numberOf = ({ id }: Handle) => Number(id.split('/')[0]);
  const does: Joining = {
    kind: 'stops',
    stops: (box: Box, nameOf) => stopsOf(between, box, nameOf),
    moved: (box: Box, handle, way) => {
      const at = numberOf(handle);
      const end: End = handle.id.endsWith('/from') ? 'from' : 'to';
      const list = all(box);
      const before = list[at];
      const stop = way.at(-1);
      if (before === undefined || stop === undefined) return { changes: [] };
      return edited(list.with(at, { ...before, [end]: stop }), at);
    },
    /** One for each leg of the line. */
    drawn: (box: Box, way) => {
      const made = way.slice(1).map((to, i) => ({ from: way[i] ?? to, to, ...first, source: 'box' }));
      const list = [...all(box), ...made];
      return edited(list, list.length - 1);
    },
  };
  return {
    id: collection,
    sheet: 'chart',
    size: 26,
    handles: (box: Box, nameOf) => {
      const layout = layoutOf(box);
      return all(box).flatMap((way, at) =>
        ENDS.map(([end, share]): Handle => ({
          id: `${at}/${end}`,
          at: pointIn(along(way, share, layout)),
          label: `${nameOf(between.collection, way.from)} → ${nameOf(between.collection, way.to)}, ${end === 'from' ? 1 : 2}/2`,
          piece: { collection, key: `${at + 1}` },
          stop: way[end],
          look: { is: 'dot' },
        })),
      );
    },
    does,
    removed: (box: Box, handle) => ({
      changes: [{ collection, list: all(box).toSpliced(numberOf(handle), 1) }],
    }),
  };
}

function between([ax, ay]: Pair, [bx, by]: Pair, share: number): Pair {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

export const layers: readonly Layer[] = [
  placesLayer(LOCATIONS, 44),
  waysLayer({
    collection: 'routes',
    between: LOCATIONS,
    all: ({ routes }) => routes,
    along: ({ from, to }, share, layout) => layout.alongLeg(from, to, share),
    first: { cost: 1 },
  }),
  placesLayer(TRAIL, 34),
  waysLayer({
    collection: PATHS,
    between: TRAIL,
    all: (box) => box[PATHS],
    along: ({ from, to }, share, layout) => between(TRAIL.at(from, layout), TRAIL.at(to, layout), share),
    first: {},
  }),
];
