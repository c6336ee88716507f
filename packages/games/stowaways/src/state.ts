import type {
  Chance,
  PageDecision,
  PageEvent,
  PageFrame,
  PageMove,
  Pending,
  Program,
  ProgramFrame,
  ProgramMove,
  ProgramPending,
  Seat,
  VoteDecision,
  VoteEvent,
  VoteFrame,
  VoteMove,
} from '@captains-table/kernel';
import type { Page } from './campaign.ts';

export type Card = 'stoker' | 'cook' | 'rat' | 'smuggler' | 'bosun' | 'captain';

type Verb =
  | { readonly op: 'gain'; readonly coins: number }
  | { readonly op: 'pay'; readonly coins: number }
  | { readonly op: 'steal' }
  | { readonly op: 'peek' };

/** The words of this game's effect programs. */
export interface Words {
  readonly verb: Verb;
  readonly condition: 'poorest';
  readonly amount: 'cards in hand';
  readonly list: 'others' | 'next player';
}

export type Effect = Program<Words>;

/** The whole game: rounds, each with its order of acting. */
export interface RoundFrame {
  readonly kind: 'round';
  /** Seats still to act; empty before the choice and after the last. */
  order: Seat[];
  phase: 'choose' | 'act';
}

/** Everyone's secret choice; '' until made. */
export interface ChoiceFrame {
  readonly kind: 'choice';
  chosen: (Card | '')[];
}

/** A player looks at the top card and keeps or tosses it. */
export interface PeekFrame {
  readonly kind: 'peek';
  readonly seat: Seat;
}

/** One chapter of the voyage. */
export interface VoyageFrame {
  readonly kind: 'voyage';
  /** What comes next. */
  step: 'opening' | 'vote' | 'rounds' | 'closing' | 'end';
}

export type Frames =
  RoundFrame | ChoiceFrame | PeekFrame | VoyageFrame | PageFrame | VoteFrame | ProgramFrame<Words>;

/** '' until it was voted on. */
export type Course = '' | 'north' | 'south';
export type Cargo = '' | 'keep' | 'jettison';

/** What only a chapter of the voyage has. */
export interface Voyage {
  readonly chapter: number;
  /** Coins that all players together need at the end. */
  readonly goal: number;
  course: Course;
  cargo: Cargo;
  /** By seat, as the vote of this game was cast. */
  votes: string[];
  /** Read in this game. */
  pages: Page[];
  won: boolean;
}

export interface State {
  stack: Frames[];
  chance: Chance;
  reveals: number;
  /** Face down, top last. */
  deck: Card[];
  discard: Card[];
  hands: Card[][];
  /** The cards on the table this round, by seat; '' for none. */
  shown: (Card | '')[];
  coins: number[];
  /** Seats that know the top card of the deck. */
  knowTop: Seat[];
  roundsLeft: number;
  /** Only in the mode of that name. */
  voyage?: Voyage;
}

export type Move =
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'keep' }
  | { readonly kind: 'toss' }
  | PageMove
  | VoteMove
  | ProgramMove;

export type Event =
  | { readonly key: 'chose'; readonly seat: Seat }
  | { readonly key: 'showed'; readonly seat: Seat; readonly card: Card }
  | { readonly key: 'gained'; readonly seat: Seat; readonly coins: number }
  | { readonly key: 'paid'; readonly seat: Seat; readonly coins: number }
  | { readonly key: 'stole'; readonly seat: Seat; readonly from: Seat }
  | { readonly key: 'peeked'; readonly seat: Seat; readonly to: { readonly except: readonly Seat[] } }
  | {
      readonly key: 'saw';
      readonly seat: Seat;
      readonly card: Card;
      readonly to: { readonly only: readonly Seat[] };
    }
  | { readonly key: 'kept'; readonly seat: Seat }
  | { readonly key: 'tossed'; readonly seat: Seat; readonly card: Card }
  | { readonly key: 'drew'; readonly seat: Seat; readonly to: { readonly except: readonly Seat[] } }
  | {
      readonly key: 'drew-card';
      readonly seat: Seat;
      readonly card: Card;
      readonly to: { readonly only: readonly Seat[] };
    }
  | { readonly key: 'reshuffled' }
  | PageEvent
  | VoteEvent;

export type Decision =
  | (Pending & { readonly kind: 'choice' })
  | (Pending & { readonly kind: 'peek' })
  | PageDecision
  | VoteDecision
  | ProgramPending<Words>;

export type Code = 'not-in-hand';

export interface View {
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  /** Which seats have chosen, while the choice goes on. */
  readonly chosen: readonly boolean[];
  readonly ownChoice: Card | '';
  readonly shown: readonly (Card | '')[];
  readonly coins: readonly number[];
  readonly top: Card | '';
  readonly roundsLeft: number;
  /** Only in a chapter of the voyage. */
  readonly voyage?: VoyageView;
}

export interface VoyageView {
  readonly chapter: number;
  readonly goal: number;
  readonly course: Course;
  readonly cargo: Cargo;
  readonly page: string;
  /** By seat, also when the vote is over: '' for one that is not cast, or not known to the viewer. */
  readonly votes: readonly string[];
}
