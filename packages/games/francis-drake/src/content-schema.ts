/** The shape of components as data: what a content pack must look like, and ours does. */
import * as v from 'valibot';
import type { Choice } from './content.ts';
import { DESTINATION_IDS, GOODS, OFFICES, PLACE_IDS, TREASURES } from './content.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const some = v.pipe(count, v.minValue(1));
/** `box` was read from a printed piece. */
const source = v.picklist(['rulebook', 'published', 'reconstructed', 'box']);
const provenance = { source, sources: v.exactOptional(v.record(v.string(), source)) };
const coordinate = v.pipe(v.number(), v.minValue(0), v.maxValue(2000));
/** Letters, spaces and a few signs. */
const name = v.pipe(v.string(), v.regex(/^[\p{L}\p{M}\d .,'’()-]{1,40}$/u));
/** A point of the sheet that boards draw. */
const point = v.pipe(v.strictTuple([coordinate, coordinate]), v.metadata({ parts: ['right', 'down'] }));
const degree = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const length = v.pipe(v.number(), v.minValue(100), v.maxValue(2000));

export const destinationSchema = v.strictObject({
  id: v.picklist(DESTINATION_IDS),
  /** As it is printed. Without it, our name in the reader's language. */
  name: v.exactOptional(name),
  kind: v.picklist(['town', 'fort', 'galleon', 'trade']),
  zone: v.picklist([1, 2, 3, 4]),
  troops: v.exactOptional(count),
  guns: v.exactOptional(count),
  points: v.exactOptional(count),
  treasure: v.exactOptional(v.picklist(TREASURES)),
  goods: v.exactOptional(v.pipe(v.array(v.picklist(GOODS)), v.minLength(1), v.maxLength(3))),
  circles: v.pipe(v.array(point), v.minLength(1), v.maxLength(3)),
  at: point,
  ...provenance,
});

const gift = v.strictObject({
  crew: v.exactOptional(count),
  guns: v.exactOptional(count),
  barrels: v.exactOptional(count),
  trade: v.exactOptional(count),
  galleon: v.exactOptional(v.boolean()),
  pinnace: v.exactOptional(v.boolean()),
  goldenHind: v.exactOptional(v.boolean()),
  office: v.exactOptional(v.picklist(OFFICES)),
  die: v.exactOptional(v.pipe(count, v.maxValue(6))),
});

const circlesFor = (seats: number) => v.pipe(v.array(gift), v.minLength(1), v.maxLength(seats));
const choice = v.exactOptional(gift);
const choices = v.strictObject({
  crew: choice,
  gun: choice,
  barrel: choice,
  'more-crew': choice,
  'more-guns': choice,
  galleon: choice,
} satisfies Record<Choice, typeof choice>);

export const placeSchema = v.strictObject({
  id: v.picklist(PLACE_IDS),
  circles: v.exactOptional(v.strictObject({ '3': circlesFor(3), '4': circlesFor(4), '5': circlesFor(5) })),
  choices: v.exactOptional(choices),
  cost: v.exactOptional(count),
  ...provenance,
});

/** The tiles of the street; the last two places have none. */
const TILES = PLACE_IDS.slice(0, -2);
export const streetSchema = v.strictObject({
  order: v.pipe(v.array(v.picklist(TILES)), v.length(TILES.length)),
  ...provenance,
});

export const galleonTileSchema = v.strictObject({ guns: count, points: count, ...provenance });
export const tokensSchema = v.strictObject({
  values: v.pipe(v.array(count), v.minLength(1), v.maxLength(14)),
  ...provenance,
});
export const treasureSchema = v.strictObject({
  counts: v.strictObject({ silver: some, gold: some, jewel: some }),
  ...provenance,
});
export const goodsSchema = v.strictObject({
  counts: v.strictObject({ indigo: some, sugar: some, coffee: some, tobacco: some }),
  ...provenance,
});

const points = (most: number) => v.pipe(v.array(count), v.length(most));
export const figuresSchema = v.strictObject({
  startPoints: count,
  discs: v.pipe(some, v.maxValue(20)),
  treasurePoints: v.strictObject({ silver: count, gold: count, jewel: count }),
  setPoints: points(GOODS.length),
  conquestPoints: points(3),
  homePoints: v.pipe(v.array(some), v.minLength(0), v.maxLength(5)),
  tavernCrew: v.pipe(v.array(count), v.minLength(1), v.maxLength(12)),
  officePoints: v.pipe(count, v.maxValue(20)),
  ...provenance,
});

export const chartSchema = v.strictObject({
  width: length,
  height: length,
  west: degree,
  east: degree,
  north: degree,
  south: degree,
});
export const planSchema = v.strictObject({
  width: length,
  height: length,
  places: v.pipe(v.array(point), v.length(PLACE_IDS.length)),
  loading: v.pipe(v.array(point), v.length(5)),
  departure: v.pipe(v.array(point), v.length(5)),
});
