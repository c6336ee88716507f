/** A game the engine holds: a match with its log, or a position dealt or set up by hand that has none. */
import type {
  AnyGame,
  AnyMatch,
  Carry,
  Chance,
  GameEvent,
  GameState,
  MatchDocument,
  Move,
  Options,
  Positioned,
  PlayOutcome,
  Seat,
  UndoOutcome,
  Viewer,
} from '@captains-table/kernel';
import { NOT_LEGAL, findLegal } from '@captains-table/kernel';
import type { LoadedGame } from '@captains-table/catalogue';
import type { BotSeats } from './bot-seats.ts';
import { EngineError } from './error.ts';

export interface EngineTable {
  readonly loaded: LoadedGame;
  readonly seats: number;
  readonly options: Options;
  readonly state: GameState;
  /** Those who play some of its seats; a copy has none. */
  readonly bots?: BotSeats | undefined;
  /** What a finished chapter of a campaign hands on; a position has none. */
  readonly after?: Carry | undefined;
  apply(seat: Seat, move: unknown): PlayOutcome<Move, GameEvent>;
  undo(seat: Seat): UndoOutcome;
  save(): MatchDocument;
  clone(): EngineTable;
}

export class MatchTable implements EngineTable {
  readonly loaded: LoadedGame;
  bots: BotSeats | undefined;
  readonly #match: AnyMatch;

  constructor(loaded: LoadedGame, match: AnyMatch) {
    this.loaded = loaded;
    this.#match = match;
  }

  get seats(): number {
    return this.#match.seats;
  }

  get options(): Options {
    return this.#match.options;
  }

  get state(): GameState {
    return this.#match.state;
  }

  get after(): Carry | undefined {
    return this.#match.after;
  }

  apply(seat: Seat, move: unknown): PlayOutcome<Move, GameEvent> {
    return this.#match.play(seat, move);
  }

  undo(seat: Seat): UndoOutcome {
    return this.#match.undo(seat);
  }

  save(): MatchDocument {
    return this.#match.toDocument(true, true, this.bots?.told);
  }

  clone(): EngineTable {
    return new MatchTable(this.loaded, this.#match.copy());
  }
}

export class DealtTable implements EngineTable {
  readonly loaded: LoadedGame;
  readonly seats: number;
  readonly options: Options;
  readonly state: GameState;

  constructor(loaded: LoadedGame, { seats, options, state }: Positioned<GameState>) {
    this.loaded = loaded;
    this.seats = seats;
    this.options = options;
    this.state = state;
  }

  /** The table as the viewer sees it, with all that they cannot see dealt again. */
  static redeal(table: EngineTable, viewer: Viewer, chance: Chance): DealtTable {
    const { loaded, seats, options } = table;
    return new DealtTable(loaded, { seats, options, state: loaded.game.redeal(table.state, viewer, chance) });
  }

  apply(seat: Seat, asked: unknown): PlayOutcome<Move, GameEvent> {
    const game: AnyGame = this.loaded.game;
    const legal: readonly Move[] = game.legal(this.state, seat);
    const move = findLegal(legal, asked);
    if (move === undefined) return { ok: false, refusal: game.whyNot(this.state, seat, asked) ?? NOT_LEGAL };
    const events: GameEvent[] = [];
    game.apply(this.state, seat, move, (event: GameEvent) => events.push(event));
    return { ok: true, move, events, barrier: true };
  }

  undo(): never {
    throw new EngineError('no-log', 'a position has no log: clone it before you play');
  }

  save(): never {
    throw new EngineError('no-log', 'a position has no log and cannot be saved');
  }

  clone(): EngineTable {
    const { loaded, seats, options } = this;
    return new DealtTable(loaded, { seats, options, state: loaded.game.clone(this.state) });
  }
}
