/** The content packed into tables of numbers, so that rules read a number and never search a list. */
import { must } from '@captains-table/kernel';
import type { Choice, DestinationData, DestinationId, DestinationKind, Gift, PlaceId } from './content.ts';
import { CONTENT } from './built-in-content.ts';
import { DESTINATION_IDS, GOODS, PLACE_IDS, SEAT_COUNTS, TREASURES } from './content.ts';

/** A destination's number, in the order of the content. */
export type Destination = number;
/** A street tile's number; the last two places have no tile. */
export type Tile = number;

export const DESTINATIONS = DESTINATION_IDS.length;
export const PLACES = PLACE_IDS.length;
/** Places that are covered with tiles. */
export const TILES = PLACES - 2;
export const GOOD_KINDS = GOODS.length;
/** Nobody, nowhere, nothing yet. */
export const NONE = -1;

export const DRAKE: Tile = PLACE_IDS.indexOf('drake');
export const INVESTOR: Tile = PLACE_IDS.indexOf('investor');
export const DOCKS: Tile = PLACE_IDS.indexOf('docks');

/** Circles of a place that are kept apart: one a seat at most. */
export const CIRCLES_A_PLACE = 5;
/** Circles of a destination: the trade port with three. */
export const CIRCLES_A_DESTINATION = 3;
export const ACTION_DISCS = 10;
export const START_SCORE = 4;
export const VOYAGES = 3;
export const ZONES = 4;

/** Everything a destination is, galleon tiles and tokens apart. */
export interface DestinationFacts {
  readonly id: DestinationId;
  readonly kind: DestinationKind;
  readonly zone: number;
  readonly troops: number;
  readonly guns: number;
  readonly points: number;
  /** Index in `TREASURES`, or `NONE`. */
  readonly treasure: number;
  /** Indexes in `GOODS`. */
  readonly goods: readonly number[];
  readonly circles: number;
  /** Which galleon symbol or fort it is, for its tile and token, or `NONE`. */
  readonly galleon: number;
  readonly fort: number;
}

function factsOf(data: DestinationData, destination: Destination): DestinationFacts {
  const { id, kind, zone, troops = 0, guns = 0, points = 0, treasure, goods = [], circles } = data;
  const before = CONTENT.destinations.slice(0, destination);
  const rank = before.filter((other) => other.kind === kind).length;
  return {
    id,
    kind,
    zone,
    troops,
    guns,
    points,
    treasure: treasure === undefined ? NONE : TREASURES.indexOf(treasure),
    goods: goods.map((good) => GOODS.indexOf(good)),
    circles: circles.length,
    galleon: kind === 'galleon' ? rank : NONE,
    fort: kind === 'fort' ? rank : NONE,
  };
}

export const FACTS: readonly DestinationFacts[] = CONTENT.destinations.map(factsOf);

export const FORTS: readonly Destination[] = indexesOf((facts) => facts.kind === 'fort');
export const GALLEONS: readonly Destination[] = indexesOf((facts) => facts.kind === 'galleon');

function indexesOf(test: (facts: DestinationFacts) => boolean): Destination[] {
  return FACTS.flatMap((facts, destination) => (test(facts) ? [destination] : []));
}

export function factsAt(destination: Destination): DestinationFacts {
  return must(FACTS[destination]);
}

export const GALLEON_TILES = CONTENT.galleonTiles;
export const FRIGATE_TOKENS: readonly number[] = CONTENT.frigateTokens.values;
export const TROOP_TOKENS: readonly number[] = CONTENT.troopTokens.values;
/** All there are, in the order of `TREASURES` and of `GOODS`. */
export const TREASURE_STONES: readonly number[] = TREASURES.map(
  (kind) => CONTENT.treasureStones.counts[kind],
);
export const GOODS_COUNTERS: readonly number[] = GOODS.map((good) => CONTENT.goodsCounters.counts[good]);

/** What a circle gives, with a number for everything. */
export interface PackedGift {
  readonly crew: number;
  readonly guns: number;
  readonly barrels: number;
  readonly trade: number;
  readonly galleon: boolean;
  readonly pinnace: boolean;
  readonly goldenHind: boolean;
  readonly office: Gift['office'];
  /** Added to the die, or `NONE` where no die is rolled. */
  readonly die: number;
}

function packGift(gift: Gift): PackedGift {
  const { crew = 0, guns = 0, barrels = 0, trade = 0, die = NONE, office } = gift;
  const { galleon = false, pinnace = false, goldenHind = false } = gift;
  return { crew, guns, barrels, trade, galleon, pinnace, goldenHind, office, die };
}

export const NO_GIFT = packGift({});

/** `CIRCLES[seats - 3][tile]`: what the circles of a place give, the first to be taken first. */
const CIRCLES: readonly (readonly (readonly PackedGift[])[])[] = SEAT_COUNTS.map((seats) =>
  CONTENT.places.map(({ id, circles }) => {
    // Everybody may stop at the last two places, for a gift of their choice.
    if (circles === undefined) return Array.from({ length: seats }, () => NO_GIFT);
    const gifts = circles[`${seats}`].map(packGift);
    return id === 'drake' ? [...gifts, ...gifts] : gifts;
  }),
);

/** Circles of a place at a table of so many. Drake's two are for the two discs of one player. */
export function circlesOf(seats: number, tile: Tile): readonly PackedGift[] {
  return must(must(CIRCLES[seats - 3])[tile]);
}

const CHOICE_GIFTS: readonly Readonly<Partial<Record<Choice, PackedGift>>>[] = CONTENT.places.map(
  ({ choices = {} }) =>
    Object.fromEntries(Object.entries(choices).map(([choice, gift]) => [choice, packGift(gift)])),
);

export function choiceGift(tile: Tile, choice: Choice): PackedGift {
  return CHOICE_GIFTS[tile]?.[choice] ?? NO_GIFT;
}

export const INVESTOR_COST = CONTENT.places[INVESTOR]?.cost ?? 0;

export function placeId(tile: Tile): PlaceId {
  return must(PLACE_IDS[tile]);
}

export function destinationId(destination: Destination): DestinationId {
  return must(DESTINATION_IDS[destination]);
}
