/**
 * The components as data: Plymouth street, the destinations of the Caribbean, galleon tiles and
 * tokens, and where a board may draw them. Rules read the packed tables of `box.ts`.
 */

/** Where a value comes from. A reconstructed one is ours, not the original's. */
export type Source = 'rulebook' | 'published' | 'reconstructed' | 'box';

export interface Provenance {
  readonly source: Source;
  /** Fields that come from another source. */
  readonly sources?: Readonly<Record<string, Source>>;
}

/** A point of a drawing, from its upper left corner. */
export type Point = readonly [x: number, y: number];

export const DESTINATION_IDS = [
  'san-juan',
  'santo-domingo',
  'cumana',
  'puerto-cabello',
  'santiago-de-cuba',
  'cartagena',
  'rio-de-la-hacha',
  'galleon-jamaica',
  'panama',
  'portobelo',
  'granada',
  'galleon-nicaragua',
  'veracruz',
  'galleon-campeche',
] as const;
export type DestinationId = (typeof DESTINATION_IDS)[number];

/** States number the places in this order. */
export const PLACE_IDS = [
  'crew-a',
  'guns-a',
  'supplies-a',
  'queen',
  'trade',
  'tavern',
  'pinnace',
  'crew-b',
  'admiral',
  'guns-b',
  'shipyard',
  'informer',
  'supplies-b',
  'drake',
  'governor',
  'golden-hind',
  'investor',
  'docks',
] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

export const GOODS = ['indigo', 'sugar', 'coffee', 'tobacco'] as const;
export type Good = (typeof GOODS)[number];

export const TREASURES = ['silver', 'gold', 'jewel'] as const;
export type Treasure = (typeof TREASURES)[number];

export type DestinationKind = 'town' | 'fort' | 'galleon' | 'trade';
export const OFFICES = ['admiral', 'governor', 'informer'] as const;
export type Office = (typeof OFFICES)[number];

export interface DestinationData extends Provenance {
  readonly id: DestinationId;
  /** Where a box has another name than ours. */
  readonly name?: string;
  readonly kind: DestinationKind;
  readonly zone: 1 | 2 | 3 | 4;
  /** Without the token. */
  readonly troops?: number;
  readonly guns?: number;
  /** A galleon has the points of the tile that lies there. */
  readonly points?: number;
  readonly treasure?: Treasure;
  readonly goods?: readonly Good[];
  /** Where the circles are drawn; as many as there are points. */
  readonly circles: readonly Point[];
  /** Where the place itself is drawn. */
  readonly at: Point;
}

/** What a circle of the street gives. */
export interface Gift {
  readonly crew?: number;
  readonly guns?: number;
  readonly barrels?: number;
  readonly trade?: number;
  readonly galleon?: boolean;
  readonly pinnace?: boolean;
  readonly goldenHind?: boolean;
  readonly office?: Office;
  /** A roll of the tavern's die with this added. */
  readonly die?: number;
}

export const SEAT_COUNTS = [3, 4, 5] as const;
export type SeatCount = (typeof SEAT_COUNTS)[number];

export const CHOICES = ['crew', 'gun', 'barrel', 'more-crew', 'more-guns', 'galleon'] as const;
export type Choice = (typeof CHOICES)[number];

export interface PlaceData extends Provenance {
  readonly id: PlaceId;
  /** For each number of players the circles from the first to be taken. */
  readonly circles?: Readonly<Record<`${SeatCount}`, readonly Gift[]>>;
  /** What the visitor chooses from. */
  readonly choices?: Readonly<Partial<Record<Choice, Gift>>>;
  /** Points to pay. */
  readonly cost?: number;
}

export interface GalleonTileData extends Provenance {
  readonly guns: number;
  readonly points: number;
}

export interface TokenData extends Provenance {
  /** One set; the box holds a second one for a variant. */
  readonly values: readonly number[];
}

/** Pieces of the box that are counted, by kind. */
export interface PieceData<Kind extends string> extends Provenance {
  readonly counts: Readonly<Record<Kind, number>>;
}

/** Figures of set-up and scoring that are printed on boards and in the rulebook. */
export interface FiguresData extends Provenance {
  readonly startPoints: number;
  /** Action discs of a player. */
  readonly discs: number;
  readonly treasurePoints: Readonly<Record<Treasure, number>>;
  /** For a set of one, two, three, four different goods. */
  readonly setPoints: readonly number[];
  /** For one, two, three kinds of conquests in a voyage. */
  readonly conquestPoints: readonly number[];
  /** For the first, the second and so on who come home early. */
  readonly homePoints: readonly number[];
  /** By the total of the tavern's die, from 1; the last also for more. A roll without crew gives the Ghost Ship. */
  readonly tavernCrew: readonly number[];
  /** For each gold or silver left on the chart: to the admiral, to the governor. */
  readonly officePoints: number;
}

export interface Content {
  /** The sheet of the Caribbean, in the units of its points, and the degrees it shows. */
  readonly chart: {
    readonly width: number;
    readonly height: number;
    readonly west: number;
    readonly east: number;
    readonly north: number;
    readonly south: number;
  };
  readonly destinations: readonly DestinationData[];
  readonly galleonTiles: readonly GalleonTileData[];
  readonly frigateTokens: TokenData;
  readonly troopTokens: TokenData;
  readonly treasureStones: PieceData<Treasure>;
  readonly goodsCounters: PieceData<Good>;
  /** Plymouth: the places of the street in their order, and the docks. */
  readonly plan: {
    readonly width: number;
    readonly height: number;
    readonly places: readonly Point[];
    readonly loading: readonly Point[];
    readonly departure: readonly Point[];
  };
  readonly places: readonly PlaceData[];
  /** The tiles as they lie in the first voyage, without investor and docks. */
  readonly street: Provenance & { readonly order: readonly PlaceId[] };
  readonly figures: FiguresData;
}
