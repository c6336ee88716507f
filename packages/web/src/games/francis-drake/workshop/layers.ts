/** What can be edited on the chart and in the street: where places lie, and in which order tiles do. */
import type { Content, PlaceId } from '@captains-table/francis-drake';
import type { Edited, Handle, Layer, Moving, Point, Stop } from '../../../workshop/chart/editable-chart.ts';
import { SHEET } from '../chart/layout.ts';

type Destination = Content['destinations'][number];
type Box = Pick<Content, 'destinations' | 'street'>;
type Pair = Destination['at'];

const pointIn = ([x, y]: Pair): Point => ({ x, y });
const pieceOf = (id: string) => ({ collection: 'destinations', key: id });
/** The least distance from the edge of the drawing; the content sets limits as well. */
const EDGE = 12;

/** Whole points of the sheet. */
function snapped({ x, y }: Point): Point {
  const within = (value: number, from: number, to: number) => Math.round(Math.max(from, Math.min(value, to)));
  return {
    x: within(x, Math.max(0, SHEET.x + EDGE), SHEET.x + SHEET.width - EDGE),
    y: within(y, Math.max(0, SHEET.y + EDGE), SHEET.y + SHEET.height - EDGE),
  };
}

const free = { kind: 'free', snapped, step: { x: 4, y: 4 } } as const;

function changed(piece: Destination): Edited {
  return { changes: [{ ...pieceOf(piece.id), piece }], chosen: pieceOf(piece.id) };
}

/** A place takes its circles along. */
const placesDo: Moving = {
  ...free,
  moved: ({ destinations }: Box, { id }, to) => {
    const place = destinations.find((one) => one.id === id);
    if (place === undefined) return { changes: [] };
    const [right, down] = [to.x - place.at[0], to.y - place.at[1]];
    const circles = place.circles.map(([x, y]): Pair => {
      const moved = snapped({ x: x + right, y: y + down });
      return [moved.x, moved.y];
    });
    return changed({ ...place, at: [to.x, to.y], circles });
  },
};

const circlesDo: Moving = {
  ...free,
  moved: ({ destinations }: Box, handle, to) => {
    const [id, number] = handle.id.split('/');
    const place = destinations.find((one) => one.id === id);
    if (place === undefined) return { changes: [] };
    return changed({ ...place, circles: place.circles.with(Number(number), [to.x, to.y]) });
  },
};

/** The street goes down on the left and comes back up on the right. */
export const SLOT = { width: 200, height: 62, rows: 9 } as const;

export function slotAt(index: number): Point {
  const row = index < SLOT.rows ? index : 2 * SLOT.rows - 1 - index;
  return { x: SLOT.width * (index < SLOT.rows ? 0.5 : 1.5), y: SLOT.height * (row + 0.5) };
}

const slotId = (index: number) => `${index + 1}`;

/** A tile is inserted between the others, which move up. */
function tileMoved({ street }: Box, way: readonly string[]): Edited {
  const [from, to] = [Number(way[0]) - 1, Number(way.at(-1)) - 1];
  const tile: PlaceId | undefined = street.order[from];
  if (tile === undefined) return { changes: [] };
  const order = street.order.toSpliced(from, 1).toSpliced(to, 0, tile);
  return { changes: [{ collection: 'street', key: '', piece: { ...street, order } }] };
}

export const layers: readonly Layer[] = [
  {
    id: 'destinations',
    sheet: 'chart',
    size: 40,
    handles: ({ destinations }: Box, nameOf) =>
      destinations.map(({ id, at }): Handle => ({
        id,
        at: pointIn(at),
        label: nameOf('destinations', id),
        piece: pieceOf(id),
        look: { is: 'ring' },
      })),
    does: placesDo,
  },
  {
    id: 'destinations',
    field: 'circles',
    sheet: 'chart',
    size: 26,
    handles: ({ destinations }: Box, nameOf) =>
      destinations.flatMap(({ id, circles }) =>
        circles.map((at, number): Handle => ({
          id: `${id}/${number}`,
          at: pointIn(at),
          label: `${nameOf('destinations', id)} ${number + 1}`,
          piece: pieceOf(id),
          look: { is: 'ring' },
        })),
      ),
    does: circlesDo,
  },
  {
    id: 'street',
    sheet: 'street',
    size: 54,
    handles: ({ street }: Box, nameOf) =>
      street.order.map((tile, index): Handle => ({
        id: tile,
        at: slotAt(index),
        label: `${index + 1}. ${nameOf('places', tile)}`,
        piece: { collection: 'street', key: '' },
        stop: slotId(index),
        look: { is: 'ring' },
      })),
    does: {
      kind: 'stops',
      stops: ({ street }: Box, nameOf) =>
        street.order.map((tile, index): Stop => ({
          id: slotId(index),
          at: slotAt(index),
          label: `${index + 1}. ${nameOf('places', tile)}`,
        })),
      moved: (box: Box, _, way) => tileMoved(box, way),
    },
  },
];
