/** The content packed into tables of numbers, so that rules read a number and never search a list. */
import { must } from '@captains-table/kernel';
import type { Choice, Content, DestinationData, DestinationId, DestinationKind } from './content.ts';
import type { GalleonTileData, Gift, PlaceData, PlaceId, SeatCount } from './content.ts';
import { CHOICES, DESTINATION_IDS, GOODS, PLACE_IDS, SEAT_COUNTS, TREASURES } from './content.ts';
import type { ChooseMove } from './state.ts';

/** A destination's number, in the order of the content. */
export type Destination = number;
/** A street tile's number; the last two places have no tile. */
export type Tile = number;

export const DESTINATIONS = DESTINATION_IDS.length;
export const PLACES = PLACE_IDS.length;
/** The places that tiles lie on. */
export const TILES = PLACES - 2;
export const GOOD_KINDS = GOODS.length;
/** No one, nowhere, nothing yet. */
export const NONE = -1;

export const DRAKE: Tile = PLACE_IDS.indexOf('drake');
export const INVESTOR: Tile = PLACE_IDS.indexOf('investor');
export const DOCKS: Tile = PLACE_IDS.indexOf('docks');

/** How many circles the state stores for each place: at most one for each seat. */
export const CIRCLES_A_PLACE = 5;
/** How many circles the state stores for each destination: the most are a trade port's three. */
export const CIRCLES_A_DESTINATION = 3;
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

/** The charts printed on the board. */
export interface Charts {
  /** Rule FD-11.2, in the order of `TREASURES`. */
  readonly treasurePoints: readonly number[];
  /** Rule FD-11.1, by the number of different goods in a set. */
  readonly setPoints: readonly number[];
  /** Rule FD-10.1, by the number of kinds conquered. */
  readonly conquestPoints: readonly number[];
}

/** The whole box. Lists are in the order of the content. */
export interface Box extends Charts {
  readonly facts: readonly DestinationFacts[];
  readonly forts: readonly Destination[];
  readonly galleons: readonly Destination[];
  readonly galleonTiles: readonly GalleonTileData[];
  readonly frigateTokens: readonly number[];
  readonly troopTokens: readonly number[];
  /** For the variant with all tokens. */
  readonly bothFrigateSets: readonly number[];
  readonly bothTroopSets: readonly number[];
  /** By the farthest zone in reach (0 for none): how many destinations are in reach. */
  readonly inReach: readonly number[];
  /** How many there are in all, in the order of `TREASURES` and of `GOODS`. */
  readonly treasureStones: readonly number[];
  readonly goodsCounters: readonly number[];
  /** `circles[seats - 3][tile]`: what the circles of a place give, the first to be taken first. */
  readonly circles: readonly (readonly (readonly PackedGift[])[])[];
  /** By tile: the moves that choose a gift, and that gift. */
  readonly chooseMoves: readonly (readonly ChooseMove[])[];
  readonly choiceGifts: readonly Readonly<Partial<Record<Choice, PackedGift>>>[];
  readonly investorCost: number;
  readonly startPoints: number;
  /** Action discs of a player. */
  readonly discs: number;
  /** Rule FD-9.3: for the first home, the second and so on. */
  readonly homePoints: readonly number[];
  readonly tavernCrew: readonly number[];
  readonly officePoints: number;
  /** All places as they lie in the first voyage. */
  readonly street: readonly Tile[];
}

export function packBox(content: Content): Box {
  const { places, figures } = content;
  const { values: frigateTokens } = content.frigateTokens;
  const { values: troopTokens } = content.troopTokens;
  const facts = content.destinations.map((data) => factsOf(content, data));
  const listed = (kind: DestinationKind): Destination[] =>
    facts.flatMap((known, destination) => (known.kind === kind ? [destination] : []));
  return {
    facts,
    forts: listed('fort'),
    galleons: listed('galleon'),
    galleonTiles: content.galleonTiles,
    frigateTokens,
    troopTokens,
    bothFrigateSets: [...frigateTokens, ...frigateTokens],
    bothTroopSets: [...troopTokens, ...troopTokens],
    inReach: Array.from(
      { length: ZONES + 1 },
      (_, reach) => facts.filter(({ zone }) => zone <= reach).length,
    ),
    treasureStones: TREASURES.map((kind) => content.treasureStones.counts[kind]),
    goodsCounters: GOODS.map((good) => content.goodsCounters.counts[good]),
    circles: SEAT_COUNTS.map((seats) => places.map((place) => giftsOf(place, seats))),
    chooseMoves: places.map(chooseMovesAt),
    choiceGifts: places.map(({ choices = {} }) =>
      Object.fromEntries(Object.entries(choices).map(([choice, gift]) => [choice, packGift(gift)])),
    ),
    investorCost: places[INVESTOR]?.cost ?? 0,
    startPoints: figures.startPoints,
    discs: figures.discs,
    ...chartsOf(content),
    homePoints: figures.homePoints,
    tavernCrew: figures.tavernCrew,
    officePoints: figures.officePoints,
    street: [...content.street.order.map((id) => PLACE_IDS.indexOf(id)), INVESTOR, DOCKS],
  };
}

export function chartsOf({ figures }: Content): Charts {
  return {
    treasurePoints: TREASURES.map((kind) => figures.treasurePoints[kind]),
    setPoints: [0, ...figures.setPoints],
    conquestPoints: [0, ...figures.conquestPoints],
  };
}

function factsOf({ destinations }: Content, data: DestinationData): DestinationFacts {
  const { id, kind, zone, troops = 0, guns = 0, points = 0, treasure, goods = [], circles } = data;
  const rank = destinations.filter((other) => other.kind === kind).indexOf(data);
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

function packGift(gift: Gift): PackedGift {
  const { crew = 0, guns = 0, barrels = 0, trade = 0, die = NONE, office } = gift;
  const { galleon = false, pinnace = false, goldenHind = false } = gift;
  return { crew, guns, barrels, trade, galleon, pinnace, goldenHind, office, die };
}

export const NO_GIFT = packGift({});

function giftsOf({ id, circles }: PlaceData, seats: SeatCount): readonly PackedGift[] {
  // Every player may stop at the last two places and choose a gift.
  if (circles === undefined) return Array.from({ length: seats }, () => NO_GIFT);
  const gifts = circles[`${seats}`].map(packGift);
  return id === 'drake' ? [...gifts, ...gifts] : gifts;
}

function chooseMovesAt({ id, choices = {} }: PlaceData): readonly ChooseMove[] {
  return CHOICES.filter((take) => take in choices).map((take) => ({ kind: 'choose', place: id, take }));
}

export function factsAt(box: Box, destination: Destination): DestinationFacts {
  return must(box.facts[destination]);
}

/** Circles of a place at a table of this many. Drake's two are for the two discs of one player. */
export function circlesOf(box: Box, seats: number, tile: Tile): readonly PackedGift[] {
  return must(must(box.circles[seats - 3])[tile]);
}

export function choiceGift(box: Box, tile: Tile, choice: Choice): PackedGift {
  return box.choiceGifts[tile]?.[choice] ?? NO_GIFT;
}

export function placeId(tile: Tile): PlaceId {
  return must(PLACE_IDS[tile]);
}

export function destinationId(destination: Destination): DestinationId {
  return must(DESTINATION_IDS[destination]);
}
