import type { Chance, EventSink, Pending, Seat } from '@captains-table/kernel';
import type {
  AdventureCode,
  AdventureDecision,
  AdventureEvent,
  AdventureFrames,
  AdventureMove,
  AdventureState,
  AdventureView,
} from './adventure/state.ts';
import type { Box } from './box.ts';

/** A card's number in the box. */
export type CardNumber = number;
/** A contract's number in the box. */
export type ContractNumber = number;

/** The bottom of the stack: turn after turn until the game is over. */
export interface MatchFrame {
  readonly kind: 'match';
}

/** Cooperative set-up: how many time cards become victory cards. */
export interface SetAsideFrame {
  readonly kind: 'set-aside';
}

type TurnPhase =
  | 'event'
  | 'stopped'
  | 'begin'
  | 'discover'
  | 'bust'
  | 'jesters'
  | 'after-bust'
  | 'trade'
  | 'others'
  | 'closing'
  | 'clear'
  | 'end';

/** One turn of the active player, phase by phase. */
export interface TurnFrame {
  readonly kind: 'turn';
  phase: TurnPhase;
  /** How many players have had their part of trade and recruit. */
  served: number;
  /** Extra cards from successful gambles. */
  luck: number;
}

export interface DiscoverFrame {
  readonly kind: 'discover';
  /** Cards turned over this turn. */
  drawn: number;
  /** Gamblers used this turn. */
  gambled: number;
  /** Extra cards that these gambles bring. */
  luck: number;
  outcome: '' | 'stop' | 'bust';
}

/** A ship has been turned over and the active player could repel it. */
export interface RepelFrame {
  readonly kind: 'repel';
  readonly card: CardNumber;
}

/** A gambler's cards, still to be turned over. */
export interface GambleFrame {
  readonly kind: 'gamble';
  left: number;
  /** Ship colours in the harbour before. */
  readonly colours: number;
}

/** A contract that is claimed at this moment or not at all. */
export interface ClaimFrame {
  readonly kind: 'claim';
  readonly seat: Seat;
  readonly contract: ContractNumber;
}

export interface TaxFrame {
  readonly kind: 'tax';
  readonly card: CardNumber;
  step: 'losses' | 'claims' | 'bonus' | 'save';
  /** Seats that lost coins and have not yet been asked about the contract for it. */
  hit: Seat[];
}

/** Cooperative: a tax lets the active player put a time card on the victory pile. */
export interface SaveFrame {
  readonly kind: 'save';
}

/** One player's part of trade and recruit. */
export interface TakeFrame {
  readonly kind: 'take';
  readonly seat: Seat;
  left: number;
  /** The player has done something that can still be taken back, so this part ends only when the player says so. */
  acted: boolean;
}

/** A ship is being traded; −1 stands for "not decided yet". */
export interface TradeFrame {
  readonly kind: 'trade';
  readonly seat: Seat;
  readonly card: CardNumber;
  forgo: number;
  store: number;
  gift: number;
}

/** The active player's last moment for expeditions and contracts. */
export interface WindowFrame {
  readonly kind: 'window';
  readonly after: 'bust' | 'trade';
  acted: boolean;
}

export type Frames =
  | MatchFrame
  | SetAsideFrame
  | TurnFrame
  | DiscoverFrame
  | RepelFrame
  | GambleFrame
  | ClaimFrame
  | TaxFrame
  | SaveFrame
  | TakeFrame
  | TradeFrame
  | WindowFrame
  | AdventureFrames;

export interface State {
  stack: Frames[];
  chance: Chance;
  reveals: number;
  /** Influence that triggers the end; 0 in cooperative play. */
  goal: number;
  /** End variant: an expedition is needed to end the game and to win it. */
  needsExpedition: boolean;
  cooperative: boolean;
  /** Face down, top last. */
  deck: CardNumber[];
  /** Face up, top last. */
  discard: CardNumber[];
  /** Coins just paid, still face down: they join the discard pile when the payer is done. */
  till: CardNumber[];
  harbour: CardNumber[];
  /** Expeditions on the table. */
  expeditions: CardNumber[];
  /** Coin cards by seat, the one held longest first. No one knows their faces. */
  coins: CardNumber[][];
  /**
   * Cards that lay face down elsewhere when the draw pile was renewed, a list for each time: none of
   * them is in the new pile. A player who has watched the discard pile knows these lists.
   */
  olderCards: CardNumber[][];
  /** Coin tokens by seat, used when all cards are in use. */
  tokens: number[];
  persons: CardNumber[][];
  completed: CardNumber[][];
  /** Ships under merchants. */
  ships: CardNumber[][];
  shipInfluence: number[];
  /** Repelled ships kept for the Pirates' Nest. */
  nest: CardNumber[][];
  /** Face-up contracts. */
  contracts: ContractNumber[];
  /** Face-down contracts left to mark influence with. */
  contractStack: number;
  /** For each face-up contract, the seats on its reward slots from the left. */
  claims: Seat[][];
  /** For each face-up contract, how far each seat has counted. */
  counting: number[][];
  contractInfluence: number[];
  /** Cooperative: face down, top last. */
  timePile: CardNumber[];
  victoryPile: CardNumber[];
  first: Seat;
  active: Seat;
  /** Counted from 1; 0 before the first. */
  turn: number;
  /** How often the draw pile has been renewed this turn. */
  renewals: number;
  /** Turns in a row, the one under way included, in which nothing lasting has happened. */
  quiet: number;
  /** The end has been triggered: the round is played out. */
  ending: boolean;
  outcome: '' | 'ended' | 'won' | 'lost';
  adventure: AdventureState | null;
}

export type Move =
  | AdventureMove
  | { readonly kind: 'set-aside'; readonly cards: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'gamble' }
  | { readonly kind: 'repel' }
  | { readonly kind: 'repel-keep' }
  | { readonly kind: 'let-in' }
  | { readonly kind: 'claim'; readonly contract: string }
  | { readonly kind: 'decline' }
  | { readonly kind: 'save'; readonly take: boolean }
  | { readonly kind: 'trade'; readonly card: string }
  | { readonly kind: 'recruit'; readonly card: string }
  | {
      readonly kind: 'expedition';
      readonly card: string;
      readonly persons: readonly string[];
      /** A kept ship with the cargo it asks for; only where it asks for one. */
      readonly ship?: string;
    }
  | { readonly kind: 'forgo'; readonly take: boolean }
  | { readonly kind: 'store'; readonly take: boolean }
  | { readonly kind: 'gift'; readonly to: Seat }
  | { readonly kind: 'done' };

export type Event =
  | AdventureEvent
  | { readonly key: 'turn-began'; readonly seat: Seat; readonly turn: number }
  | { readonly key: 'set-aside'; readonly seat: Seat; readonly cards: number }
  | { readonly key: 'drew'; readonly seat: Seat; readonly card: string; readonly from: 'deck' | 'time' }
  | { readonly key: 'gambled'; readonly seat: Seat; readonly cards: number }
  | { readonly key: 'repelled'; readonly seat: Seat; readonly card: string }
  | { readonly key: 'kept'; readonly seat: Seat; readonly card: string }
  | { readonly key: 'stopped'; readonly seat: Seat }
  | { readonly key: 'nothing-left'; readonly seat: Seat }
  | { readonly key: 'busted'; readonly seat: Seat }
  | { readonly key: 'taxed'; readonly seat: Seat; readonly coins: number }
  | { readonly key: 'tax-bonus'; readonly seat: Seat; readonly coins: number }
  | { readonly key: 'saved'; readonly seat: Seat }
  | { readonly key: 'jested'; readonly seat: Seat; readonly coins: number }
  | { readonly key: 'arrived'; readonly seat: Seat; readonly coins: number }
  | { readonly key: 'traded'; readonly seat: Seat; readonly card: string; readonly coins: number }
  | { readonly key: 'forwent'; readonly seat: Seat; readonly card: string }
  | { readonly key: 'stored'; readonly seat: Seat; readonly card: string }
  | { readonly key: 'gave'; readonly seat: Seat; readonly other: Seat; readonly coins: number }
  | { readonly key: 'fee'; readonly seat: Seat; readonly other: Seat }
  | { readonly key: 'recruited'; readonly seat: Seat; readonly card: string; readonly cost: number }
  | {
      readonly key: 'explored';
      readonly seat: Seat;
      readonly card: string;
      readonly persons: readonly string[];
      readonly coins: number;
    }
  | { readonly key: 'counted'; readonly seat: Seat; readonly contract: string; readonly step: number }
  | {
      readonly key: 'claimed';
      readonly seat: Seat;
      readonly contract: string;
      readonly coins: number;
      readonly influence: number;
    }
  | { readonly key: 'passed'; readonly seat: Seat }
  | { readonly key: 'reshuffled'; readonly cards: number }
  | { readonly key: 'exchanged'; readonly cards: number }
  | { readonly key: 'standstill'; readonly rounds: number }
  | { readonly key: 'ending'; readonly seat: Seat; readonly influence: number }
  | { readonly key: 'won'; readonly victory: number }
  | { readonly key: 'lost' };

export type Decision =
  | AdventureDecision
  | (Pending & { readonly kind: 'set-aside'; readonly time: number })
  | (Pending & { readonly kind: 'discover'; readonly drawn: number; readonly gambled: number })
  | (Pending & { readonly kind: 'repel'; readonly card: string; readonly bust: boolean })
  | (Pending & { readonly kind: 'claim'; readonly contract: string })
  | (Pending & { readonly kind: 'save' })
  | (Pending & { readonly kind: 'take'; readonly left: number; readonly fee: boolean })
  | (Pending & { readonly kind: 'forgo'; readonly card: string; readonly contract: string })
  | (Pending & { readonly kind: 'store'; readonly card: string })
  | (Pending & { readonly kind: 'gift'; readonly card: string })
  | (Pending & { readonly kind: 'window'; readonly after: 'bust' | 'trade' });

export type Code =
  | AdventureCode
  | 'must-draw'
  | 'no-gambler'
  | 'gambled'
  | 'skull'
  | 'too-few-sabres'
  | 'nest-closed'
  | 'not-in-harbour'
  | 'no-takes-left'
  | 'too-expensive'
  | 'only-active'
  | 'expedition-away'
  | 'wrong-persons'
  | 'contract-away'
  | 'contract-done'
  | 'no-marker'
  | 'not-met'
  | 'not-asked';

export type Events = EventSink<Event>;

/** What every rule needs besides the state: the box, and the way to end a frame. */
export interface Rules {
  readonly box: Box;
  finish(state: State, events: Events, result?: unknown): void;
}

export interface PlayerView {
  readonly coins: number;
  readonly influence: number;
  readonly sabres: number;
  readonly discount: number;
  readonly persons: readonly string[];
  readonly expeditions: readonly string[];
  readonly ships: readonly string[];
  readonly nest: readonly string[];
  readonly contractInfluence: number;
  /** Markers not yet bound to a contract. */
  readonly markers: number;
}

interface ContractView {
  readonly id: string;
  readonly claims: readonly Seat[];
  readonly counting: readonly number[];
}

/** What anyone may see: all players see the same, since no player knows a hidden card. */
export interface View {
  readonly players: readonly PlayerView[];
  readonly harbour: readonly string[];
  /** A ship, tax or traded ship that a player is deciding about; '' for none. */
  readonly waiting: string;
  readonly expeditions: readonly string[];
  readonly discard: readonly string[];
  readonly paid: number;
  readonly deck: number;
  /** Face-down cards that cannot be in the draw pile, as a player who watched the discard pile knows. */
  readonly notInDeck: readonly string[];
  readonly contracts: readonly ContractView[];
  readonly contractStack: number;
  readonly time: number;
  readonly victory: number;
  readonly cooperative: boolean;
  readonly goal: number;
  readonly needsExpedition: boolean;
  readonly first: Seat;
  readonly active: Seat;
  readonly turn: number;
  readonly ending: boolean;
  readonly outcome: State['outcome'];
  /** Only in the modes of The Adventure Begins. */
  readonly adventure: AdventureView | null;
}
