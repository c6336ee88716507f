/** What a game's own board must provide. A game without one is played at the text table. */
import type { ReadonlySignal } from '@preact/signals';
import type { TableGame } from '@captains-table/catalogue';
import type { GameEvent, Locale, Move, Pending, Seat, Speech } from '@captains-table/kernel';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import type { ComponentChildren, FunctionComponent, JSX } from 'preact';
import type { Reference } from '../learn/reference.ts';
import type { Banners } from './banner.ts';
import type { SittingStore } from './sitting-store.ts';
import type { StorySlots } from './story-slots.ts';

/** What a game's package calls its content, view, moves, events, decisions and words, and what the board calls its own words. */
export interface GameTypes<
  Content = unknown,
  View = unknown,
  OwnMove extends Move = Move,
  Event extends GameEvent = GameEvent,
  Decision extends Pending = Pending,
  Texts = unknown,
  BoardTexts = unknown,
> {
  readonly content: Content;
  readonly view: View;
  readonly move: OwnMove;
  readonly event: Event;
  readonly decision: Decision;
  readonly texts: Texts;
  readonly boardTexts: BoardTexts;
}

/** What just happened, numbered: a board animates each batch once. */
export interface EventBatch<Event extends GameEvent = GameEvent> {
  readonly number: number;
  readonly events: readonly Event[];
  /** Everything that moves takes its usual time divided by this. */
  readonly pace: number;
  /** It is not waited for: it is drawn as it lies afterwards, without movement. */
  readonly atOnce: boolean;
}

/** What one move brought about, or several that were shown at once. */
export interface LoggedEvents<Event extends GameEvent = GameEvent> {
  /** How many moves stood afterwards. */
  readonly after: number;
  readonly events: readonly Event[];
}

/** An event worth a pause: the prompt says it before asking for the next decision. */
export interface Moment {
  /** Whose moment; undefined where it is everybody's. */
  readonly seat: Seat | undefined;
  readonly words: string;
}

export interface BoardProps {
  readonly scene: TableScene;
  readonly play: PlayScene;
  readonly game: TableGame;
  readonly locale: Locale;
  /** The game's words with the names of those who sit here. */
  readonly speech: Speech;
  /** The viewer's own seat; undefined for spectators. */
  readonly seat: Seat | undefined;
  /** Plays a move. One that is not legal is answered with the rule that forbids it. */
  onMove(move: Move): void;
  /** Takes back this many of the viewer's last moves. */
  onUndo(moves: number): void;
  /** Whether a request is under way: nothing should be asked for twice. */
  readonly busy: boolean;
  readonly latest: EventBatch;
  /** All that has happened as far as it is shown, before this person sat down as well; empty until it is read. */
  readonly log: readonly LoggedEvents[];
  /** Whether the latest batch is still being looked at. */
  readonly showing: boolean;
  /** Ends the look at the latest batch. */
  onSkip(): void;
  /** Things to point at, by the board's own names (card ids): what a line of the log is about. */
  readonly pointedAt: ReadonlySignal<readonly string[]>;
  /** A place for what the board keeps as long as the person sits here. */
  readonly store: SittingStore;
  /** What the frame leaves to a board that shows the whole table. */
  readonly parts?: TableParts;
}

/** Parts of the frame that a board which shows the whole table places itself. */
export interface TableParts {
  /** The panel of each player. */
  readonly players: ComponentChildren;
  readonly log: ComponentChildren;
  /** The last lines of the log. */
  readonly newest: ComponentChildren;
  /** Undefined where there is no one to talk to. */
  readonly talk: ComponentChildren | undefined;
}

/** A panel of one seat, below its name. */
export interface PanelProps extends BoardProps {
  readonly of: Seat;
}

/** A legal move as a button of the action bar. */
export interface Offer {
  readonly move: Move;
  readonly label: string;
  /** A drawing of the game's own, or the name of one of the shell's icons. */
  readonly icon?: string | JSX.Element;
  /** A second, smaller part: `20% bust`. */
  readonly note?: string;
  readonly weight: 'primary' | 'secondary';
  /** What the board does besides: it goes on by itself after the move. */
  readonly begins?: () => void;
}

/** Its methods are written for the views, moves and events of their own game: no other is ever shown on this board. */
export interface BoardModule<Game extends GameTypes = GameTypes> {
  readonly Board: FunctionComponent<BoardProps>;
  readonly Panel: FunctionComponent<PanelProps>;
  /** What the viewer has, always in sight in the prompt; for boards that show the whole table. */
  readonly Means?: FunctionComponent<BoardProps>;
  /** The viewer's own decision in the board's words; the game's prompt stands in. */
  prompt?(props: BoardProps): string | undefined;
  /** The prompt's second line: why, and what follows. */
  why?(props: BoardProps): ComponentChildren;
  /** How many milliseconds it takes at the usual pace to see a batch. The next one waits for so long. */
  showTime?(events: readonly Game['event'][]): number;
  /** The event being shown now. Meanwhile the prompt offers nothing. */
  moment?(props: BoardProps): Moment | undefined;
  /** What is drawn over the board meanwhile. It is fetched when the player first touches the page. */
  banners?(): Promise<{ readonly banners: Banners }>;
  /** How far the game is, for the top bar: the round, what ends it. */
  progress?(props: BoardProps): readonly string[];
  /** What ends or wins the game, in a figure and a word: in sight on the smallest screen. */
  aim?(props: BoardProps): Figure | undefined;
  /** Legal moves that are buttons of the action bar; all others must be on the board. */
  offers(props: BoardProps): readonly Offer[];
  /** What an event is about, by the board's own names. */
  about(event: Game['event'], game: TableGame): readonly string[];
  /** Where on the page an event happened, as a selector; without it beside the player whom it is about. */
  placeOf?(event: Game['event']): string | undefined;
  /** Which of a player's events are worth a line in the summary; without it, all of them. */
  summary?(events: readonly Game['event'][]): readonly Game['event'][];
  /** What happened without changing anything, like a scoring that brings nothing: the log leaves it out. */
  isNoise?(event: Game['event']): boolean;
  /** What a move is about, by the board's own names: a hint points at it. */
  aboutMove?(move: Game['move']): readonly string[];
  /** Whether a move can never be taken back; without it the frame learns by experience. */
  isFinal?(move: Game['move'], props: BoardProps): boolean;
  /** What a player has to act with; without it the figures that do not decide. */
  means?(props: PanelProps): readonly Figure[];
  /** Figures for the head of a player's panel: coins, points. */
  figures(props: PanelProps): readonly Figure[];
  /** Whom the rules call the active player, where they have this word: not always the one who decides. */
  active?(view: Game['view']): Seat | undefined;
  /** The running score of each seat, then of those whom the rules play, for the chart of the race. */
  standing(view: Game['view']): readonly number[];
  /**
   * What each would have if the game ended now, those whom the rules play last; without it the running score. By seat:
   * what that seat sees.
   */
  ifEnded?(views: readonly Game['view'][], game: TableGame): readonly number[];
  /** The last move brings a scoring of its own: what it changes is no player's turning point. */
  readonly scoresAtEnd?: boolean;
  /**
   * Whether the whole table of this view stands on one screen, where that is wide and high enough. `whole`: on every
   * screen, with players and log on the board itself.
   */
  fits?(view: Game['view']): boolean | 'whole';
  /** What everybody played for together, and how far they came. */
  goal?(props: BoardProps): string | undefined;
  /** Headings of the rules and the signs of the board, for the help. */
  reference?(): Promise<{ readonly reference: Reference }>;
  /** What it adds to the pages of a story, if the game has one. */
  readonly story?: StorySlots;
  /** Fetches parts that are not seen at the beginning. */
  laterParts?(): Promise<unknown>;
  /** Whom of those the rules play an event is about, by id. */
  rivalOf?(event: Game['event']): string | undefined;
  /** The mark of an opponent whom the rules play, as a group in a box of 40 by 40. */
  rivalMark?(id: string): JSX.Element;
}

export interface Figure {
  readonly icon: string | JSX.Element;
  readonly value: number | string;
  readonly label: string;
  /** The sign of the game's legend that explains it. */
  readonly sign?: string;
  /** The one that decides the game is drawn largest. */
  readonly main?: boolean;
}
