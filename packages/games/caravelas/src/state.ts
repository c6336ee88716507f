import type { Chance, EventSink, Pending, Seat } from '@captains-table/kernel';
import type { Board } from './board.ts';
import type { Good } from './content.ts';

/** Numbers of things in the packed content. */
export type SpaceNumber = number;
export type PortNumber = number;
export type CardNumber = number;
/** A ship of a fleet, 1 to 4. */
export type ShipNumber = number;

/** The bottom of the stack: round after round until the game is over. */
export interface MatchFrame {
  readonly kind: 'match';
  step: 'begin' | 'deal' | 'turns';
  /** The place in the order that has the next turn. */
  next: number;
}

/** The bid for turn order. */
export interface AuctionFrame {
  readonly kind: 'auction';
  /** The place in the order of the player who is asked. */
  at: number;
  highest: number;
  /** Passes since the last bid. */
  passes: number;
}

/** Bidders choose their places. */
export interface PlacesFrame {
  readonly kind: 'places';
  /** By place: the seat that took it, or -1. */
  taken: Seat[];
}

export interface TurnFrame {
  readonly kind: 'turn';
  readonly seat: Seat;
  over: boolean;
}

/** A fleet lies on a blue space and its owner chooses a card. */
export interface EventFrame {
  readonly kind: 'event';
  readonly seat: Seat;
}

/** An event card takes effect: first on the others, then on its player. */
export interface EffectFrame {
  readonly kind: 'effect';
  readonly seat: Seat;
  readonly card: CardNumber;
  /** The place in the order whose bonus move comes next. */
  next: number;
}

export interface BonusFrame {
  readonly kind: 'bonus';
  readonly seat: Seat;
  left: number;
  /** The only direction allowed, or -1. */
  readonly direction: number;
}

/** A '1' at the Cape: which ship sinks? */
export interface WreckFrame {
  readonly kind: 'wreck';
  readonly seat: Seat;
}

export interface LisboaFrame {
  readonly kind: 'lisboa';
  readonly seat: Seat;
}

export type Frames =
  | MatchFrame
  | AuctionFrame
  | PlacesFrame
  | TurnFrame
  | EventFrame
  | EffectFrame
  | BonusFrame
  | WreckFrame
  | LisboaFrame;

/** The full game, the one with drawn events, and the one with two dice. */
export const MODES = ['full', 'drawn', 'dice'] as const;
export type Mode = (typeof MODES)[number];

/** Lists are by seat unless noted otherwise. */
export interface State {
  stack: Frames[];
  chance: Chance;
  reveals: number;
  mode: Mode;
  /** Counted from 1; 0 before the first. */
  round: number;
  /** Seats in turn order. */
  order: Seat[];
  /** Markers bid this round. */
  bids: number[];
  /** Where the fleets are. */
  fleets: SpaceNumber[];
  /** Markers not yet used this turn; with dice, steps left. */
  markers: number[];
  upgraded: boolean[];
  /** A bit for each sunk ship. */
  wrecks: number[];
  /** A bit for each good on board. */
  goods: number[];
  discoveryPoints: number[];
  salePoints: number[];
  /** By port: who discovered it, or -1. */
  discoverers: Seat[];
  /** Who bought the pieces, in number order. */
  pieces: Seat[];
  pieceCount: number;
  /** In the order of drawing. */
  hands: CardNumber[][];
  /** For each hand, by reshuffle: how many cards were drawn after it and before the next one. */
  redraws: number[][];
  /** Face down, top last. */
  deck: CardNumber[];
  /** Face up, top last. */
  discard: CardNumber[];
  /** Four of the western pile, then four of the eastern one. */
  destinations: PortNumber[][];
  /** Destination cards that were not dealt: western ones first. */
  boxed: PortNumber[];
  /** The two dice as they lie; empty without dice. */
  dice: number[];
  /** The last piece has been bought: the round is played out. */
  ending: boolean;
  over: boolean;
}

export type Move =
  | { readonly kind: 'pass' }
  | { readonly kind: 'bid'; readonly markers: number }
  | { readonly kind: 'place'; readonly at: number }
  | { readonly kind: 'sail'; readonly to: string }
  | { readonly kind: 'defend'; readonly to: string }
  | { readonly kind: 'anchor' }
  | { readonly kind: 'call' }
  | { readonly kind: 'play'; readonly card: string }
  | { readonly kind: 'drift'; readonly to: string }
  | { readonly kind: 'stay' }
  | { readonly kind: 'sink'; readonly ship: ShipNumber }
  | { readonly kind: 'build' }
  | { readonly kind: 'upgrade'; readonly goods: readonly Good[] }
  | { readonly kind: 'settle'; readonly hand: 'fill' | 'swap' };

export type Event =
  | { readonly key: 'round-began'; readonly round: number }
  | { readonly key: 'bid'; readonly seat: Seat; readonly markers: number }
  | { readonly key: 'passed'; readonly seat: Seat }
  | { readonly key: 'ordered'; readonly order: readonly Seat[] }
  | { readonly key: 'turn-began'; readonly seat: Seat }
  | { readonly key: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | {
      readonly key: 'sailed';
      readonly seat: Seat;
      readonly from: string;
      readonly at: string;
      readonly cost: number;
      /** Where dice count the steps: `cost` is in steps then, not in markers. */
      readonly dice?: true;
    }
  | { readonly key: 'defended'; readonly seat: Seat; readonly at: string }
  | { readonly key: 'played'; readonly seat: Seat; readonly card: string; readonly drawn: boolean }
  | { readonly key: 'stormed'; readonly seat: Seat; readonly markers: number }
  | { readonly key: 'blown'; readonly seat: Seat; readonly from: string; readonly at: string }
  /** A compass moved no fleet, because land or the edge of the chart lies in its direction. */
  | { readonly key: 'held'; readonly seat: Seat; readonly by: 'land' | 'edge' }
  | { readonly key: 'sped'; readonly seat: Seat; readonly markers: number }
  | { readonly key: 'becalmed'; readonly seat: Seat }
  | { readonly key: 'drifted'; readonly seat: Seat; readonly from: string; readonly at: string }
  | { readonly key: 'stayed'; readonly seat: Seat }
  | { readonly key: 'rounded'; readonly seat: Seat; readonly safe: boolean }
  | { readonly key: 'sank'; readonly seat: Seat; readonly ship: ShipNumber; readonly goods: readonly Good[] }
  | { readonly key: 'discovered'; readonly seat: Seat; readonly port: string; readonly points: number }
  | { readonly key: 'loaded'; readonly seat: Seat; readonly good: Good }
  | { readonly key: 'called'; readonly seat: Seat }
  | { readonly key: 'built'; readonly seat: Seat; readonly piece: number; readonly points: number }
  | { readonly key: 'upgraded'; readonly seat: Seat; readonly goods: readonly Good[] }
  | { readonly key: 'sold'; readonly seat: Seat; readonly goods: readonly Good[]; readonly points: number }
  | { readonly key: 'repaired'; readonly seat: Seat; readonly ships: number }
  | { readonly key: 'swapped'; readonly seat: Seat; readonly cards: number }
  | {
      readonly key: 'drew';
      readonly seat: Seat;
      readonly cards: number;
      readonly to: { readonly except: readonly Seat[] };
    }
  | {
      readonly key: 'drew-cards';
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly to: { readonly only: readonly Seat[] };
    }
  | { readonly key: 'anchored'; readonly seat: Seat; readonly at: string }
  | { readonly key: 'reshuffled'; readonly cards: number }
  | { readonly key: 'ending'; readonly seat: Seat }
  | { readonly key: 'ended'; readonly round: number };

export type Decision =
  | (Pending & { readonly kind: 'auction'; readonly highest: number; readonly own: number })
  | (Pending & { readonly kind: 'places' })
  | (Pending & {
      readonly kind: 'turn';
      readonly left: number;
      readonly home: boolean;
      readonly dice: boolean;
    })
  | (Pending & { readonly kind: 'event'; readonly left: number })
  | (Pending & { readonly kind: 'bonus'; readonly left: number; readonly direction: string })
  | (Pending & { readonly kind: 'wreck' })
  | (Pending & { readonly kind: 'lisboa'; readonly goods: number; readonly hands: boolean });

export type Code =
  | 'bid-too-low'
  | 'bid-too-high'
  | 'place-taken'
  | 'not-adjacent'
  | 'too-far'
  | 'no-card'
  | 'no-fair-wind'
  | 'no-pirates'
  | 'in-lisboa'
  | 'not-in-lisboa'
  | 'not-in-hand'
  | 'too-strong'
  | 'wrong-way'
  | 'not-afloat'
  | 'locked'
  | 'no-pepper'
  | 'all-built'
  | 'already-upgraded'
  | 'three-goods'
  | 'no-hand'
  | 'not-asked';

export type Events = EventSink<Event>;

/** What every rule needs besides the state: the board, and the way to end a frame. */
export interface Rules {
  readonly board: Board;
  finish(state: State, events: Events, result?: unknown): void;
}

export interface FleetView {
  readonly at: string;
  /** Markers not yet used; with dice, steps left this turn. */
  readonly markers: number;
  /** Markers in all, 9 or 12; 0 with dice. */
  readonly allMarkers: number;
  readonly bid: number;
  readonly upgraded: boolean;
  readonly wrecks: readonly ShipNumber[];
  readonly goods: readonly Good[];
  /** All points so far; destination cards count only at the end. */
  readonly points: number;
  readonly discoveryPoints: number;
  readonly salePoints: number;
  readonly piecePoints: number;
  /** How many event cards. */
  readonly hand: number;
}

/** What one person may see. */
export interface View {
  readonly mode: Mode;
  readonly round: number;
  readonly order: readonly Seat[];
  /** Whose turn it is; -1 between turns. */
  readonly active: Seat;
  readonly fleets: readonly FleetView[];
  /** By port id, discovered ports only. */
  readonly discovered: Readonly<Record<string, Seat>>;
  /** Who bought the pieces, in number order, and how many there are. */
  readonly pieces: readonly Seat[];
  readonly pieceCount: number;
  /** The viewer's own event cards. */
  readonly hand: readonly string[];
  /** Destination cards by seat, as far as the viewer may see them: port ids. */
  readonly destinations: readonly (readonly string[])[];
  readonly deck: number;
  readonly discard: readonly string[];
  /** The event card that is taking effect; '' for none. */
  readonly card: string;
  readonly dice: readonly number[];
  readonly ending: boolean;
  readonly over: boolean;
}
