/**
 * A table as a client holds it: what is seen, what happens, and how to ask for something. Where the
 * table really is (on a server, on this device, in a finished match) makes no difference to the
 * boards that draw it.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { Hint } from '@captains-table/bots';
import type { GameEvent, MatchDocument, Seat, Viewer } from '@captains-table/kernel';
import type { ChatMessage, TableScene } from '@captains-table/protocol';
import type { EntryRequest } from '@captains-table/table';

type WithoutPosition<R> = R extends EntryRequest ? Omit<R, 'at'> : never;

/** What can be asked for at a table. The link adds the position that a request answers. */
export type TableRequest = WithoutPosition<EntryRequest> | { readonly do: 'chat'; readonly text: string };

/** What happened with one step, for log and animation. */
export interface Step {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** Moving about in a finished match. */
export interface Replay {
  /** How many moves have been played at the moment shown. */
  readonly at: ReadonlySignal<number>;
  /** How many there are in all. */
  readonly moves: number;
  /** How many moves stood when each turn began. */
  readonly turns: readonly number[];
  /** Through whose eyes it is seen. */
  readonly viewer: ReadonlySignal<Viewer>;
  goTo(at: number): void;
  lookAs(viewer: Viewer): void;
}

/** What is seen now, together with the events that led to it. */
export interface SceneChange {
  readonly scene: TableScene | undefined;
  /** In the order they happened; none where people only came or went, or much was skipped. */
  readonly events: readonly GameEvent[];
  /** How fast it is shown; 1 is usual. Given by a link that has a clock. */
  readonly pace?: number;
  /** It is not waited for: nothing of it needs to move. Given by a link that has a clock. */
  readonly atOnce?: boolean;
}

/** The clock of a table: one batch of events is shown after the other. */
export interface Pacing {
  /** A batch is being looked at, and the next one waits. */
  readonly showing: ReadonlySignal<boolean>;
  /** How many changes wait to be shown. */
  readonly waiting: ReadonlySignal<number>;
  /** From now on `timeOf` says how many milliseconds a batch takes at the usual pace. */
  setTimes(timeOf: (events: readonly GameEvent[]) => number): void;
  /** Ends the look at the present batch. */
  skip(): void;
  /** Shows all that is known at once. */
  catchUp(): void;
  /** The same, and nothing waits until the viewer has to decide. */
  toMyTurn(): void;
}

export type LinkState =
  /** Nothing is known yet, or the connection is being made again. */
  | 'connecting'
  | 'open'
  /** Without a network. What is shown may be old. */
  | 'offline'
  /** There is no such table, or it is not open to us (any more). */
  | 'gone'
  /** The page is older or newer than the server. */
  | 'outdated';

export interface TableLink {
  readonly state: ReadonlySignal<LinkState>;
  readonly scene: ReadonlySignal<TableScene | undefined>;
  readonly chat: ReadonlySignal<readonly ChatMessage[]>;
  /** Where the table is. Only one on a server has a chat; in a lesson nothing is taken back. */
  readonly where: 'server' | 'device' | 'replay' | 'lesson';
  /** Where what happens is shown one thing after the other. */
  readonly pacing?: Pacing;
  /** Called with each change, when `scene` shows it. Returns how to stop. */
  onChange(listener: (change: SceneChange) => void): () => void;
  /** Resolves when it is done and stored. Rejects with a `Refused` that has words for people. */
  ask(request: TableRequest): Promise<void>;
  /** `quick`: what comes to mind at once, before it is thought about. */
  hints(how?: 'quick'): Promise<readonly Hint[]>;
  /** Hints may be asked for soon: what they need is started now. */
  prepareHints?(): void;
  /** Everything that happened so far, as the viewer may know it. */
  history(): Promise<readonly Step[]>;
  /** The whole match with its seed. Local ones at any time, others from the end on. */
  document(): Promise<MatchDocument>;
  /** Another game of the same people; answers the path of its page. */
  rematch(): Promise<string>;
  /** Several people share this device: the seat whose holder should take it now. */
  readonly handOver?: ReadonlySignal<Seat | undefined>;
  /** The player who should have the device has it. */
  takeOver?(): void;
  /** One of the people at this device takes back the seat that a bot plays for them. */
  comeBack?(seat: Seat): Promise<void>;
  /** The time at the table, where its clock may differ from ours. */
  now?(): number;
  /** Where a finished match is looked at again. */
  readonly replay?: Replay;
  close(): void;
}

/** Why something could not be done: a stable code and a sentence in the person's language. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  /** The rule that forbids it, by its number in the game's ledger. */
  readonly rule: string | undefined;

  constructor(code: string, message: string, rule?: string) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}
