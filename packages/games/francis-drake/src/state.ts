import type { Chance, EventSink, Pending, Seat } from '@captains-table/kernel';
import type { Box, Destination, Tile } from './box.ts';
import type { Choice, DestinationId, Good, Office, PlaceId, Treasure } from './content.ts';
import type { LogView } from './view.ts';

/** Mission discs by their place in a player's six: the order in which they are resolved. */
export const HIND = 0;
export const GHOST = 5;
export const DISCS = 6;
export const DISC_NAMES = ['hind', '1', '2', '3', '4', 'ghost'] as const;
export type DiscName = (typeof DISC_NAMES)[number];
/** A mission disc: 0 is the Golden Hind, 1 to 4 its number, 5 the Ghost Ship. */
export type Disc = number;

/** A voyage, step by step. */
export const VOYAGE_STEPS = [
  'street',
  'prepare',
  'chart',
  'informer',
  'reveal',
  'resolve',
  'score',
  'over',
] as const;

/** The bottom of the stack: a voyage, three times. */
export interface VoyageFrame {
  readonly kind: 'voyage';
  step: (typeof VOYAGE_STEPS)[number];
}

export interface StreetFrame {
  readonly kind: 'street';
  /** Whose turn it is, as a place in the loading order. */
  turn: number;
  /** The seat whose first disc lies on Drake and waits for its second, or none. */
  drake: number;
}

/** The admiral or the governor places tokens. */
export interface TokensFrame {
  readonly kind: 'tokens';
  readonly office: 'admiral' | 'governor';
  readonly seat: Seat;
}

export interface ChartFrame {
  readonly kind: 'chart';
  /** Whose turn it is, as a place in the sailing order. */
  turn: number;
}

export interface InformerFrame {
  readonly kind: 'informer';
  readonly seat: Seat;
  step: 'look' | 'swap' | 'move';
}

/** Missions in their order: `disc` of the seat at `turn` in the sailing order. */
export interface ResolveFrame {
  readonly kind: 'resolve';
  disc: Disc;
  turn: number;
  /** The mission has yet to come, waits for its player, or is over. */
  step: 'begin' | 'decide' | 'home';
}

export type Frames = VoyageFrame | StreetFrame | TokensFrame | ChartFrame | InformerFrame | ResolveFrame;

/** What the points on the score track were for. */
export const PARTS = [
  'start',
  'towns',
  'forts',
  'galleons',
  'home',
  'conquest',
  'offices',
  'investor',
  'goods',
  'treasure',
] as const;
export type Part = (typeof PARTS)[number];

/** Lists of one number a seat unless said otherwise. */
export interface State {
  stack: Frames[];
  chance: Chance;
  reveals: number;
  shuffledStreet: boolean;
  allTokens: boolean;
  /** 1 to 3. */
  voyage: number;
  /** Tiles in the order of the street, investor and docks last. */
  street: Tile[];
  /** Five circles a place in the order of the street: the seat whose disc lies there, or none. */
  circles: number[];
  loading: Seat[];
  departed: Seat[];
  /** Ships back in the loading docks, first dock first. */
  home: Seat[];
  score: number[];
  /** The parts of a score, as many a seat. */
  earned: number[];
  crew: number[];
  guns: number[];
  barrels: number[];
  trade: number[];
  galleon: boolean[];
  pinnace: boolean[];
  hind: boolean[];
  ghost: boolean[];
  /** The investor token is still there. */
  investor: boolean[];
  /** Action discs left. */
  discs: number[];
  /** The place of the last action disc, in the order of the street, or none. */
  at: number[];
  /** Four kinds a seat. */
  goods: number[];
  /** Three kinds a seat. */
  chest: number[];
  /** Kinds conquered this voyage: 1 a town, 2 a fort, 4 a galleon. */
  conquests: number[];
  /** Six discs a seat: the destination where each lies, or none. */
  missions: number[];
  /** Whether the mission discs have been turned over. */
  open: boolean;
  /** How many bonuses for coming home early have been taken. */
  bonuses: number;
  admiral: number;
  governor: number;
  informer: number;
  /** Which destination the informer looked at, and at what there. */
  looked: Destination;
  lookedFor: '' | 'discs' | 'token';
  /** Which tile lies on each galleon symbol. */
  tiles: number[];
  /** Tokens by galleon and by fort. Until they are laid there, they lie mixed beside the board. */
  frigates: number[];
  troops: number[];
  frigatesLaid: boolean;
  troopsLaid: boolean;
  frigatesOpen: boolean[];
  troopsOpen: boolean[];
  /** By destination: its treasure is still there. */
  treasure: boolean[];
  /** By destination: goods left, one bit a kind. */
  market: number[];
  /** Three kinds of treasure, and four of goods, that lie in the box. */
  treasureInBox: number[];
  goodsInBox: number[];
  /** Three circles for each destination: the seat that has carried out a mission there, or none. */
  done: number[];
}

export type Move =
  | { readonly kind: 'visit'; readonly place: PlaceId }
  | { readonly kind: 'choose'; readonly place: PlaceId; readonly take: Choice }
  | { readonly kind: 'pass' }
  | { readonly kind: 'frigates'; readonly tokens: readonly number[] }
  | { readonly kind: 'troops'; readonly tokens: readonly number[] }
  | { readonly kind: 'mission'; readonly disc: DiscName; readonly to: DestinationId }
  | { readonly kind: 'look-discs'; readonly at: DestinationId }
  | { readonly kind: 'look-token'; readonly at: DestinationId }
  | { readonly kind: 'swap'; readonly one: DestinationId; readonly other: DestinationId }
  | { readonly kind: 'redirect'; readonly to: DestinationId }
  | { readonly kind: 'leave' }
  | { readonly kind: 'attack' }
  | { readonly kind: 'barter'; readonly good: Good }
  | { readonly kind: 'decline' }
  | { readonly kind: 'home' }
  | { readonly kind: 'sail-on' };

export type ChooseMove = Extract<Move, { kind: 'choose' }>;

/** A disc as it lies on a destination, the first to be resolved first. */
export interface ShownDisc {
  readonly seat: Seat;
  readonly disc: DiscName;
}

export type FailReason = 'declined' | 'full' | 'no-crew' | 'no-guns' | 'no-galleon' | 'no-trade' | 'sold-out';

interface MissionEvent {
  readonly seat: Seat;
  readonly disc: DiscName;
  readonly at: DestinationId;
}

export type Event =
  | { readonly key: 'voyage-began'; readonly voyage: number; readonly loading: readonly Seat[] }
  | { readonly key: 'street-laid'; readonly places: readonly PlaceId[] }
  | {
      readonly key: 'galleons-laid';
      readonly at: readonly DestinationId[];
      readonly guns: readonly number[];
      readonly points: readonly number[];
    }
  | { readonly key: 'last-gun'; readonly seat: Seat }
  | ({
      readonly key: 'visited';
      readonly seat: Seat;
      readonly place: PlaceId;
      readonly circle: number;
    } & LogView)
  | { readonly key: 'met-drake'; readonly seat: Seat }
  | { readonly key: 'invested'; readonly seat: Seat; readonly points: number }
  | {
      readonly key: 'rolled';
      readonly seat: Seat;
      readonly die: number;
      readonly bonus: number;
      readonly crew: number;
      readonly ghost: boolean;
    }
  | { readonly key: 'took-office'; readonly seat: Seat; readonly office: Office }
  | { readonly key: 'took-hind'; readonly seat: Seat }
  | { readonly key: 'departed'; readonly seat: Seat; readonly dock: number }
  | { readonly key: 'moved-up'; readonly seat: Seat; readonly other: Seat; readonly dock: number }
  | { readonly key: 'tokens-random'; readonly office: 'admiral' | 'governor' }
  | { readonly key: 'tokens-placed'; readonly seat: Seat; readonly office: 'admiral' | 'governor' }
  | {
      readonly key: 'tokens-known';
      readonly seat: Seat;
      readonly office: 'admiral' | 'governor';
      readonly at: readonly DestinationId[];
      readonly tokens: readonly number[];
      readonly to: { readonly only: readonly Seat[] };
    }
  | { readonly key: 'zone'; readonly seat: Seat; readonly zone: number }
  | { readonly key: 'stays'; readonly seat: Seat }
  | {
      readonly key: 'placed';
      readonly seat: Seat;
      readonly at: DestinationId;
      readonly to: { readonly except: readonly Seat[] };
    }
  | {
      readonly key: 'placed-own';
      readonly seat: Seat;
      readonly disc: DiscName;
      readonly at: DestinationId;
      readonly to: { readonly only: readonly Seat[] };
    }
  | { readonly key: 'left-out'; readonly seat: Seat; readonly discs: number }
  | {
      readonly key: 'looked';
      readonly seat: Seat;
      readonly at: DestinationId;
      readonly for: 'discs' | 'token';
    }
  | {
      readonly key: 'saw-discs';
      readonly seat: Seat;
      readonly at: DestinationId;
      readonly discs: readonly ShownDisc[];
      readonly to: { readonly only: readonly Seat[] };
    }
  | {
      readonly key: 'saw-token';
      readonly seat: Seat;
      readonly at: DestinationId;
      readonly token: number;
      readonly to: { readonly only: readonly Seat[] };
    }
  | {
      readonly key: 'swapped';
      readonly seat: Seat;
      readonly one: DestinationId;
      readonly other: DestinationId;
    }
  | {
      readonly key: 'redirected';
      readonly seat: Seat;
      readonly from: DestinationId;
      readonly at: DestinationId;
    }
  | { readonly key: 'kept-course'; readonly seat: Seat }
  | { readonly key: 'revealed'; readonly at: DestinationId; readonly discs: readonly ShownDisc[] }
  | { readonly key: 'ghost-vanished'; readonly seat: Seat; readonly at: DestinationId }
  | ({ readonly key: 'mission' } & MissionEvent)
  | ({ readonly key: 'token-turned'; readonly token: number; readonly total: number } & MissionEvent)
  | ({
      readonly key: 'attacked';
      readonly crew: number;
      readonly guns: number;
      readonly points: number;
      /** Which success there: its circle. */
      readonly circle: number;
      readonly treasure: Treasure | '';
      readonly pinnace: boolean;
    } & MissionEvent)
  | ({ readonly key: 'traded'; readonly good: Good; readonly circle: number } & MissionEvent)
  | ({ readonly key: 'failed'; readonly reason: FailReason } & MissionEvent)
  | {
      readonly key: 'came-home';
      readonly seat: Seat;
      readonly dock: number;
      readonly points: number;
      /** Destinations from which unused discs came back. */
      readonly back: readonly DestinationId[];
    }
  | { readonly key: 'stayed-home'; readonly seat: Seat; readonly dock: number }
  | {
      readonly key: 'conquests';
      readonly seat: Seat;
      readonly town: boolean;
      readonly fort: boolean;
      readonly galleon: boolean;
      readonly points: number;
    }
  | {
      readonly key: 'unclaimed';
      readonly seat: Seat;
      readonly office: 'admiral' | 'governor';
      readonly points: number;
    }
  | {
      readonly key: 'goods-scored';
      readonly seat: Seat;
      readonly sets: readonly number[];
      readonly points: number;
    }
  | {
      readonly key: 'chest-opened';
      readonly seat: Seat;
      readonly silver: number;
      readonly gold: number;
      readonly jewels: number;
      readonly points: number;
    };

export type Decision =
  | (Pending & { readonly kind: 'street'; readonly discs: number })
  | (Pending & { readonly kind: 'drake' })
  | (Pending & { readonly kind: 'frigates' })
  | (Pending & { readonly kind: 'troops' })
  | (Pending & { readonly kind: 'mission'; readonly left: number; readonly zone: number })
  | (Pending & { readonly kind: 'informer' })
  | (Pending & { readonly kind: 'swap'; readonly at: DestinationId })
  | (Pending & { readonly kind: 'redirect'; readonly at: DestinationId })
  | (Pending & {
      readonly kind: 'attack';
      readonly at: DestinationId;
      readonly disc: DiscName;
      /** What it takes as far as everyone knows. */
      readonly crew: number;
      readonly guns: number;
      /** A token lies face down and may add to it. */
      readonly token: boolean;
    })
  | (Pending & { readonly kind: 'trade'; readonly at: DestinationId; readonly disc: DiscName })
  | (Pending & { readonly kind: 'home'; readonly left: number; readonly bonus: number });

export type Code =
  | 'no-such-place'
  | 'behind'
  | 'circles-full'
  | 'last-disc'
  | 'drake-first'
  | 'invested'
  | 'has-galleon'
  | 'no-choice'
  | 'wrong-tokens'
  | 'no-such-destination'
  | 'no-such-disc'
  | 'disc-placed'
  | 'too-far'
  | 'already-there'
  | 'not-present'
  | 'one-place'
  | 'other-order'
  | 'no-token'
  | 'not-sold'
  | 'not-asked';

export type Events = EventSink<Event>;

/** What every frame needs besides the state: the box, and the way to end itself. */
export interface Rules {
  readonly box: Box;
  readonly finish: (state: State, events: Events, result?: unknown) => void;
}
