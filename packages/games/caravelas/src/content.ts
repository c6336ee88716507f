/** The components as data: the chart, its ports, the goods, the event cards. */

/** Clockwise; an opposite direction is three steps on. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const GOODS = [
  'malagueta',
  'brazilwood',
  'ivory',
  'pepper',
  'cinnamon',
  'silk',
  'nutmeg',
  'silver',
] as const;
export type Good = (typeof GOODS)[number];

export type Ocean = 'atlantic' | 'indian';
type Pile = 'west' | 'east';
/** `event` is blue, `cape` is red. */
export type SpaceSymbol = 'event' | 'cape' | 'pirates';

/** Where a value comes from. A reconstructed one is ours, not the original's. */
type Source = 'rulebook' | 'published' | 'reconstructed' | 'box';

export interface Provenance {
  readonly source: Source;
  /** Fields that come from another source. */
  readonly sources?: Readonly<Record<string, Source>>;
}

/** For pieces whose source is usually given once, for the whole chart. */
type OwnProvenance = Partial<Provenance>;

/** A sea space: a hexagon with its flat side up, odd columns half a space lower. */
export interface SpaceData extends OwnProvenance {
  readonly id: string;
  readonly col: number;
  readonly row: number;
  /** Its centre on the globe, for drawing the chart. */
  readonly lon: number;
  readonly lat: number;
  readonly ocean: Ocean;
  readonly symbol?: SpaceSymbol;
  readonly port?: string;
}

interface CurrentData extends OwnProvenance {
  readonly id: string;
  /** Spaces in the direction of the arrow; the last is where it ends. */
  readonly path: readonly string[];
}

interface MapData {
  readonly provenance: Readonly<Record<string, Source>>;
  readonly spaces: readonly SpaceData[];
  /** Places inside the chart's frame without a space, where the sea goes on: the edge of the chart, not land. */
  readonly beyond: readonly string[];
  /** Neighbouring spaces with land between them. */
  readonly closed: readonly (readonly [string, string])[];
  readonly currents: readonly CurrentData[];
}

export interface PortData extends Provenance {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  readonly value: number;
  readonly pile: Pile;
  readonly good?: Good;
}

export interface GoodData extends Provenance {
  readonly id: Good;
  readonly colour: string;
  /** The ship that carries it, 1 to 4. */
  readonly ship: number;
  readonly value: number;
  readonly cubes: number;
}

export type EventCardData = Provenance & { readonly id: string; readonly copies: number } & (
    | { readonly kind: 'storm'; readonly markers: number }
    | { readonly kind: 'compass'; readonly direction: Direction; readonly spaces: number }
    | { readonly kind: 'fair-wind'; readonly markers: number }
    | { readonly kind: 'calm' }
  );

/** Figures of set-up and scoring that are printed on boards, player mats and in the rulebook. */
export interface FiguresData extends Provenance {
  /** Navigation markers of a fleet, and how many more the upgrade brings. */
  readonly fleetMarkers: number;
  readonly upgradeMarkers: number;
  /** How many event cards a hand is filled up to. */
  readonly hand: number;
  /** How many event cards are dealt to the first player in order, to the second and so on. */
  readonly firstHands: readonly number[];
  /** How many destination cards of each pile a player is dealt. */
  readonly destinations: number;
  readonly destinationPoints: number;
  /** Pieces of the monastery for two, three and four players. */
  readonly pieces: readonly number[];
  readonly piecePoints: number;
}

export interface Content {
  readonly map: MapData;
  readonly home: Provenance & { readonly id: string; readonly name: string };
  readonly ports: readonly PortData[];
  readonly goods: readonly GoodData[];
  readonly cards: readonly EventCardData[];
  /** Faces of the die. */
  readonly die: Provenance & { readonly red: number; readonly one: number };
  readonly figures: FiguresData;
}
