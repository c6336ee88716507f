/** Where things stand on the chart, in the units of the content's sheet. */
import { nearestTowards } from '../../../board-kit/arrow-keys.ts';
import type { Content, DestinationId, Point } from '@captains-table/francis-drake';

/** The part of the sheet that is drawn: from Florida in the north to Panama, from Veracruz to Cumaná. */
export const SHEET = { x: 14, y: -52, width: 946, height: 526 } as const;

type Anchor = 'start' | 'middle' | 'end';

interface Spot {
  readonly at: Point;
  readonly circles: readonly Point[];
  readonly name: { readonly x: number; readonly y: number; readonly anchor: Anchor };
  readonly facts: { readonly x: number; readonly y: number; readonly anchor: Anchor };
  /** What may be clicked. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

type Beside = readonly [dx: number, dy: number, anchor: Anchor];

/** Names and facts beside a place, from where it stands: nothing lies on anything else. */
const BESIDE: Readonly<Record<DestinationId, { readonly name: Beside; readonly facts: Beside }>> = {
  'san-juan': { name: [19, -1, 'start'], facts: [19, 18, 'start'] },
  'santo-domingo': { name: [0, -19, 'middle'], facts: [28, 30, 'start'] },
  cumana: { name: [0, 31, 'middle'], facts: [0, 50, 'middle'] },
  'puerto-cabello': { name: [-1, 31, 'middle'], facts: [-1, 50, 'middle'] },
  'santiago-de-cuba': { name: [0, -19, 'middle'], facts: [20, 2, 'start'] },
  cartagena: { name: [-4, 31, 'middle'], facts: [-4, 50, 'middle'] },
  'rio-de-la-hacha': { name: [22, 31, 'middle'], facts: [22, 50, 'middle'] },
  'galleon-jamaica': { name: [24, 0, 'middle'], facts: [28, 28, 'middle'] },
  panama: { name: [-19, 22, 'end'], facts: [-4, 42, 'end'] },
  portobelo: { name: [-19, -7, 'end'], facts: [-19, 12, 'end'] },
  granada: { name: [-10, -20, 'middle'], facts: [16, 4, 'start'] },
  'galleon-nicaragua': { name: [24, 0, 'middle'], facts: [28, 28, 'middle'] },
  veracruz: { name: [16, 31, 'middle'], facts: [14, 50, 'middle'] },
  'galleon-campeche': { name: [24, 0, 'middle'], facts: [28, 28, 'middle'] },
};

const BOXES: Readonly<
  Record<DestinationId, readonly [left: number, top: number, right: number, bottom: number]>
> = {
  'san-juan': [-22, -47, 92, 30],
  'santo-domingo': [-62, -36, 74, 46],
  cumana: [-44, -49, 54, 62],
  'puerto-cabello': [-48, -49, 50, 62],
  'santiago-de-cuba': [-74, -36, 86, 46],
  cartagena: [-48, -42, 33, 62],
  'rio-de-la-hacha': [-36, -46, 80, 62],
  'galleon-jamaica': [-28, -28, 80, 42],
  panama: [-110, 1, 56, 54],
  portobelo: [-84, -46, 32, 24],
  granada: [-64, -38, 71, 40],
  'galleon-nicaragua': [-28, -28, 80, 42],
  veracruz: [-44, -38, 68, 62],
  'galleon-campeche': [-28, -28, 80, 42],
};

export type Spots = ReadonlyMap<DestinationId, Spot>;

export function spotsOf({ destinations }: Content): Spots {
  return new Map(
    destinations.map(({ id, at, circles }) => {
      const [x, y] = at;
      const { name, facts } = BESIDE[id];
      const [left, top, right, bottom] = BOXES[id];
      return [
        id,
        {
          at,
          circles,
          name: { x: x + name[0], y: y + name[1], anchor: name[2] },
          facts: { x: x + facts[0], y: y + facts[1], anchor: facts[2] },
          box: { x: x + left, y: y + top, width: right - left, height: bottom - top },
        },
      ];
    }),
  );
}

/** What has the places of the chart: the table. */
interface Placed {
  readonly spots: Spots;
}

export function spotOf(id: DestinationId, { spots }: Placed): Spot {
  const spot = spots.get(id);
  if (spot === undefined) throw new Error(`the chart has no ${id}`);
  return spot;
}

/** A line across the chart between two zones, and where the farther one is written. */
export const ZONE_LINES: readonly string[] = [
  'M664 -52Q706 160 752 474',
  'M512 -52Q548 190 560 474',
  'M262 -52Q250 220 268 474',
];
export const ZONE_HEADS: readonly { readonly zone: number; readonly x: number }[] = [
  { zone: 1, x: 828 },
  { zone: 2, x: 606 },
  { zone: 3, x: 364 },
  { zone: 4, x: 138 },
];

/** The courses of the treasure ships: Veracruz and the Main to Havana, and home through the strait. */
export const LANES: readonly string[] = [
  'M100 124Q240 60 384 22Q430 2 486 -52',
  'M520 372Q448 300 400 224Q348 120 372 40',
  'M610 356Q600 280 520 196Q420 110 384 30',
];

/** Where the discs of a pile lie: on the circles first, the others close beside the last. */
export function pilePoints({ circles }: Spot, count: number): readonly Point[] {
  const [last] = circles.slice(-1);
  if (last === undefined) return [];
  const [x, y] = last;
  return Array.from({ length: count }, (_, i) => circles[i] ?? [x + 15 * (i - circles.length + 1), y]);
}

/** Seen from the corner of what is drawn. */
export function onSheet([x, y]: Point): { readonly x: number; readonly y: number } {
  return { x: x - SHEET.x, y: y - SHEET.y };
}

/** As shares of the sheet, for what lies over it. */
export function shareAt(point: Point): { readonly left: string; readonly top: string } {
  const { x, y } = onSheet(point);
  return { left: percent(x / SHEET.width), top: percent(y / SHEET.height) };
}

export function shareOf({ box: { x, y, width, height } }: Spot) {
  return { ...shareAt([x, y]), width: percent(width / SHEET.width), height: percent(height / SHEET.height) };
}

function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`;
}

/** The next place in the direction of an arrow key: near, and more that way than across. */
/** A destination by the name that an element of the page has for it. */
export function destinationNamed(name: string | undefined, { spots }: Placed): DestinationId | undefined {
  return [...spots.keys()].find((id) => id === name);
}

export function neighbour(from: DestinationId, key: string, table: Placed): DestinationId | undefined {
  const others = [...table.spots].map(([id, { at }]) => ({ id, at }));
  return nearestTowards(key, { id: from, at: spotOf(from, table).at }, others, { widest: 2.5, aside: 2 })?.id;
}
