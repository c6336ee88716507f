/** What a person at the table sees. Built in `secrets.ts`; read by boards, planners and tests. */
import type { Seat } from '@captains-table/kernel';
import type { DestinationId, DestinationKind, Good, Office, PlaceId, Treasure } from './content.ts';
import type { DiscName } from './state.ts';

export interface LogView {
  readonly crew: number;
  readonly guns: number;
  readonly barrels: number;
  readonly trade: number;
  readonly galleon: boolean;
  readonly pinnace: boolean;
}

export interface PlayerView {
  readonly score: number;
  readonly log: LogView;
  /** Action discs left. */
  readonly discs: number;
  readonly hind: boolean;
  readonly ghost: boolean;
  /** The investor token is still there. */
  readonly investor: boolean;
  readonly offices: readonly Office[];
  readonly goods: Readonly<Record<Good, number>>;
  readonly conquests: Readonly<Record<'town' | 'fort' | 'galleon', boolean>>;
  /** The farthest zone in reach, 0 for none. */
  readonly zone: number;
  /** Mission discs not yet on the chart. */
  readonly missionsInHand: number;
  /** For the owner only, and for all at the end of the game. */
  readonly chest?: Readonly<Record<Treasure, number>>;
  /** Which discs they are, for the owner only. */
  readonly hand?: readonly DiscName[];
}

export interface PlaceView {
  readonly place: PlaceId;
  /** Seats with a disc there; empty circles are −1. The docks have a circle for each seat. */
  readonly circles: readonly number[];
}

export interface DiscView {
  readonly seat: Seat;
  readonly disc: DiscName | 'hidden';
}

export interface DestinationView {
  readonly id: DestinationId;
  readonly kind: DestinationKind;
  /** Without the token; a galleon's guns and points are those of its tile. */
  readonly troops: number;
  readonly guns: number;
  readonly points: number;
  /** The token as far as this viewer knows it. */
  readonly token: number | 'hidden' | 'none';
  /** It was turned over: everyone knows it. */
  readonly tokenOpen: boolean;
  readonly treasure: boolean;
  readonly goods: readonly Good[];
  /** The seats that have carried out a mission there, the first circle first. */
  readonly done: readonly Seat[];
  /** Discs that lie there: in sailing order face down, in the order of missions once turned over. */
  readonly discs: readonly DiscView[];
}

export type Phase = 'street' | 'prepare' | 'chart' | 'informer' | 'missions' | 'over';

export interface View {
  readonly voyage: number;
  readonly phase: Phase;
  readonly shuffledStreet: boolean;
  readonly allTokens: boolean;
  readonly players: readonly PlayerView[];
  readonly street: readonly PlaceView[];
  readonly loading: readonly Seat[];
  /** The sailing order, once everyone has left the street. */
  readonly departed: readonly Seat[];
  readonly home: readonly Seat[];
  readonly destinations: readonly DestinationView[];
  /** The mission that is being carried out. */
  readonly mission?: { readonly seat: Seat; readonly disc: DiscName; readonly at?: DestinationId };
  /** Where the informer looked in this voyage. */
  readonly looked?: { readonly at: DestinationId; readonly for: 'discs' | 'token' };
  /** Points that the next early homecoming with a conquest scores. */
  readonly homeBonus: number;
}
