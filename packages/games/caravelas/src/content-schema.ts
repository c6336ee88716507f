/** The shape of components as data: what a content pack must look like, and ours does. */
import * as v from 'valibot';
import { DIRECTIONS, GOODS } from './content.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const some = v.pipe(count, v.minValue(1));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));
const space = v.pipe(id, v.metadata({ refers: ['spaces'] }));
/** A name on the chart: letters, spaces and a few signs. */
const name = v.pipe(v.string(), v.regex(/^[\p{L}\p{M}\d .,'’()-]{1,40}$/u));
/** `box` was read from a printed piece. */
const source = v.picklist(['rulebook', 'published', 'reconstructed', 'box']);
const provenance = { source, sources: v.exactOptional(v.record(v.string(), source)) };
/** For pieces whose source is usually given once, for the whole chart. */
const ownProvenance = {
  source: v.exactOptional(source),
  sources: v.exactOptional(v.record(v.string(), source)),
};

export const spaceSchema = v.strictObject({
  id,
  col: count,
  row: count,
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(360)),
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  ocean: v.picklist(['atlantic', 'indian']),
  symbol: v.exactOptional(v.picklist(['event', 'cape', 'pirates'])),
  port: v.exactOptional(v.pipe(id, v.metadata({ refers: ['ports', 'home'] }))),
  ...ownProvenance,
});

/** A place on the grid that has no space: its column and row. */
export const beyondSchema = v.pipe(
  v.string(),
  v.regex(/^c\d\dr\d\d$/),
  v.metadata({ parts: ['col', 'row'] }),
);
export const closedSchema = v.strictTuple([space, space]);
export const currentSchema = v.strictObject({
  id,
  path: v.pipe(v.array(space), v.minLength(2), v.maxLength(40)),
  ...ownProvenance,
});

export const homeSchema = v.strictObject({ id, name, ...provenance });

export const portSchema = v.strictObject({
  id,
  name,
  year: v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(1999)),
  value: count,
  pile: v.picklist(['west', 'east']),
  good: v.exactOptional(v.picklist(GOODS)),
  ...provenance,
});

export const goodSchema = v.strictObject({
  id: v.picklist(GOODS),
  colour: v.picklist(['red', 'black', 'white', 'green', 'brown', 'purple', 'yellow', 'blue']),
  ship: v.pipe(some, v.maxValue(4)),
  value: count,
  cubes: count,
  ...provenance,
});

const copies = { id, copies: some, ...provenance };
export const eventCardSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('storm'), markers: some, ...copies }),
  v.strictObject({
    kind: v.literal('compass'),
    direction: v.picklist(DIRECTIONS),
    spaces: v.pipe(some, v.maxValue(9)),
    ...copies,
  }),
  v.strictObject({ kind: v.literal('fair-wind'), markers: v.pipe(some, v.maxValue(9)), ...copies }),
  v.strictObject({ kind: v.literal('calm'), ...copies }),
]);

export const dieSchema = v.strictObject({ red: count, one: count, ...provenance });

/** Each ship of a fleet has room for six markers. */
const MOST_MARKERS = 15;
const MOST_MORE = 9;
const few = v.pipe(some, v.maxValue(12));
export const figuresSchema = v.strictObject({
  fleetMarkers: v.pipe(some, v.maxValue(MOST_MARKERS)),
  upgradeMarkers: v.pipe(count, v.maxValue(MOST_MORE)),
  hand: few,
  firstHands: v.pipe(v.array(few), v.length(4)),
  destinations: few,
  destinationPoints: count,
  pieces: v.pipe(v.array(few), v.length(3)),
  piecePoints: count,
  ...provenance,
});
