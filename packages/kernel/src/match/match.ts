/**
 * One game being played: an append-only log, the state it leads to, and the way back.
 *
 * Undo is free inside a turn. It stops at barriers, which set themselves: a move
 * that used chance, revealed something or changed whose decision it is cannot be taken back, except
 * by agreement of the table (`rewind`). The state after n moves follows from seed, table and those
 * n moves alone, so any point can be replayed.
 */
import type { Carry } from '../campaign.ts';
import { reseed, uses } from '../chance.ts';
import type { EventSink, GameEvent } from '../events.ts';
import type { Game, GameState, Move, Pending, Seat } from '../game.ts';
import { canonical, sameJson } from '../json.ts';
import { checkTable, describeProblem } from '../meta.ts';
import type { Options } from '../meta.ts';
import { findLegal } from '../moves.ts';
import type { Refusal } from '../refusal.ts';
import { NOTHING_TO_UNDO, NOT_LEGAL } from '../refusal.ts';
import { sha256Hex } from '../sha256.ts';
import { chapterOf } from './chapter.ts';
import type { BotAtSeat, LogEntry, MatchDocument, RulesChange } from './document.ts';
import { digestOf, MatchError } from './document.ts';
import { chanceOfMove, commitmentOf, newSeed } from './seed.ts';
import { defined } from '../records.ts';

export interface MatchSetup {
  readonly seats: number;
  /** As asked for; checked against the game's modes and completed with defaults. */
  readonly options?: unknown;
  /** A new one is drawn when absent. */
  readonly seed?: string;
  /** For a chapter of a campaign: what the chapter before it handed on. */
  readonly carry?: unknown;
}

/** A move that stands. */
export interface Played<M extends Move> {
  readonly seat: Seat;
  readonly move: M;
}

/** A state and how many moves led to it. Storing one saves replaying what came before. */
export interface Snapshot<S extends GameState> {
  readonly at: number;
  readonly state: S;
}

export type PlayOutcome<M extends Move, E extends GameEvent> =
  | { readonly ok: true; readonly move: M; readonly events: readonly E[]; readonly barrier: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

export type UndoOutcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

const NO_WAY_BACK: UndoOutcome = { ok: false, refusal: NOTHING_TO_UNDO };

export class Match<S extends GameState, M extends Move, E extends GameEvent, P extends Pending, V> {
  readonly game: Game<S, M, E, P, V>;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** What this chapter began with, as it was given: the commitment covers it. */
  readonly carry: Carry | undefined;
  readonly commitment: string;
  /** The same as the game reads it today. */
  readonly #carry: Carry | undefined;
  readonly #log: LogEntry[] = [];
  readonly #line: Played<M>[] = [];
  /** The legal moves of the position now, by seat, as far as they have been asked for. */
  readonly #legal = new Map<Seat, readonly M[]>();
  #state: S;
  /** The last point that cannot be undone past. */
  #floor: Snapshot<S>;
  /** Where the rules were changed, and those that it began with. */
  #changed: readonly RulesChange[] = [];
  #began: string;
  /** What these rules can replay begins here: the set-up, or where they took over. */
  #base: Snapshot<S> | undefined;

  constructor(game: Game<S, M, E, P, V>, setup: MatchSetup) {
    const table = checkTable(game.meta, setup.seats, setup.options);
    if (!table.ok) throw new MatchError('table', describeProblem(table.problem));
    const chapter = chapterOf(game, setup.seats, table.options, setup.carry);
    this.game = game;
    this.#began = game.meta.rulesVersion;
    this.seats = setup.seats;
    this.options = chapter?.options ?? table.options;
    this.seed = setup.seed ?? newSeed();
    this.carry = chapter?.given;
    this.#carry = chapter?.carry;
    this.commitment = commitmentOf(this.seed, this.carry);
    this.#state = this.#setUp();
    this.#floor = this.#snapshot();
  }

  /** The position now. Read it; only `play` and the ways back may change it. */
  get state(): S {
    return this.#state;
  }

  /** What is carried on to the next chapter; undefined while the game goes on, and outside a campaign. */
  get after(): Carry | undefined {
    const { campaign } = this.game;
    if (campaign === undefined || !campaign.modes.includes(this.options.mode)) return undefined;
    if (this.game.result(this.#state) === undefined) return undefined;
    return campaign.after(this.#carry ?? campaign.begin(this.options), this.#state);
  }

  /** Everything ever done, undone moves included. */
  get log(): readonly LogEntry[] {
    return this.#log;
  }

  /** How many moves were played under earlier rules: they stand, and cannot be replayed. */
  get firstMove(): number {
    return this.#base?.at ?? 0;
  }

  /** The moves that stand. */
  get line(): readonly Played<M>[] {
    return this.#line;
  }

  /** The latest snapshot: taken at set-up and at each barrier. */
  get floor(): Snapshot<S> {
    return this.#floor;
  }

  /** Every legal move of the decision that `seat` owes now: worked out once for each position. */
  legal(seat: Seat): readonly M[] {
    const known = this.#legal.get(seat);
    if (known !== undefined) return known;
    const moves = this.game.legal(this.#state, seat);
    this.#legal.set(seat, moves);
    return moves;
  }

  play(seat: Seat, asked: unknown): PlayOutcome<M, E> {
    const move = findLegal(this.legal(seat), asked);
    if (move === undefined) {
      return { ok: false, refusal: this.game.whyNot(this.#state, seat, asked) ?? NOT_LEGAL };
    }
    const events: E[] = [];
    const barrier = this.#playOrRestore({ seat, move }, (event) => events.push(event));
    this.#log.push({ seat, move });
    if (barrier) this.#floor = this.#snapshot();
    return { ok: true, move, events, barrier };
  }

  /** How many moves `seat` could take back now. */
  undoable(seat: Seat): number {
    let from = this.#line.length;
    while (from > this.#floor.at && this.#line[from - 1]?.seat === seat) from--;
    return this.#line.length - from;
  }

  /** Takes the seat's last move back. */
  undo(seat: Seat): UndoOutcome {
    return this.#takeBack(seat, 1);
  }

  /** Takes back everything the seat did since the last barrier. */
  restartTurn(seat: Seat): UndoOutcome {
    return this.#takeBack(seat, this.undoable(seat));
  }

  /** Goes back to where `length` moves stood, barriers or not. For what the whole table agreed to. */
  rewind(seat: Seat, length: number): UndoOutcome {
    if (!Number.isInteger(length) || length < this.firstMove || length >= this.#line.length)
      return NO_WAY_BACK;
    const state = this.at(length);
    this.#line.length = length;
    this.#log.push({ seat, undo: length });
    this.#state = state;
    this.#legal.clear();
    if (length < this.#floor.at) this.#floor = this.#snapshot();
    return { ok: true };
  }

  /** The position after the first `moves` moves that stand; of those before `firstMove`, the one that these rules took over. */
  at(moves: number): S {
    const fromFloor = moves >= this.#floor.at;
    const state = fromFloor ? this.game.clone(this.#floor.state) : this.#first();
    for (let i = fromFloor ? this.#floor.at : this.firstMove; i < moves; i++) this.#replay(state, i);
    return state;
  }

  /** A match of its own that goes on from here. */
  copy(): Match<S, M, E, P, V> {
    const { game, seats, options, seed, carry } = this;
    const copy = new Match<S, M, E, P, V>(game, { seats, options, seed, ...defined({ carry }) });
    copy.#log.push(...this.#log);
    copy.#line.push(...this.#line);
    copy.#state = game.clone(this.#state);
    copy.#floor = { at: this.#floor.at, state: game.clone(this.#floor.state) };
    copy.#base = this.#base;
    copy.#began = this.#began;
    copy.#changed = this.#changed;
    return copy;
  }

  /** Walks through the match from set-up, or from where these rules took over, with the events of each move. */
  *replay(): Generator<{ readonly played: Played<M>; readonly events: readonly E[]; readonly state: S }> {
    const state = this.#first();
    for (let i = this.firstMove; i < this.#line.length; i++) {
      const played = this.#line[i];
      if (played === undefined) return;
      const events: E[] = [];
      this.#replay(state, i, (event) => events.push(event));
      yield { played, events, state };
    }
  }

  /**
   * The match as one document. Others may have the seed only when the game is over. Content of a pack is part of it, but where
   * a file holds many matches and says so once. `bots`: those who played.
   */
  toDocument(withSeed: boolean, withContent = true, bots: readonly BotAtSeat[] = []): MatchDocument {
    const marks = [fingerprint(this.#first())];
    for (const { state } of this.replay()) marks.push(fingerprint(state));
    if (marks.at(-1) !== fingerprint(this.#state)) throw new Error('the log does not lead to this state');
    const result = this.game.result(this.#state);
    const document: MatchDocument = {
      format: 'captains-table-match',
      version: 1,
      game: this.game.meta.id,
      rules: this.#began,
      seats: this.seats,
      options: this.options,
      ...(this.#changed.length === 0 ? {} : { changed: this.#changed }),
      ...defined({ content: withContent ? this.game.content : undefined, carry: this.carry }),
      commitment: this.commitment,
      ...defined({ seed: withSeed ? this.seed : undefined }),
      ...(bots.length === 0 ? {} : { bots }),
      log: [...this.#log],
      marks,
      ...defined({ result, after: this.after }),
    };
    return { ...document, digest: digestOf(document) };
  }

  /**
   * A match from its document. With a snapshot of the server's own, moves before it are taken as
   * checked; everything else is refereed again.
   */
  static fromDocument<S extends GameState, M extends Move, E extends GameEvent, P extends Pending, V>(
    game: Game<S, M, E, P, V>,
    document: MatchDocument,
    snapshot?: Snapshot<S>,
  ): Match<S, M, E, P, V> {
    if (document.game !== game.meta.id) {
      throw new MatchError('game', `this is a match of ${document.game}, not of ${game.meta.id}`);
    }
    const { changed = [] } = document;
    const change = changed.at(-1);
    const rules = change?.rules ?? document.rules;
    if (rules !== game.meta.rulesVersion) {
      throw new MatchError(
        'rules',
        `the match is pinned to rules ${rules}; these are ${game.meta.rulesVersion}`,
      );
    }
    if (document.seed === undefined) throw new MatchError('seed', 'the seed is not revealed yet');
    if (commitmentOf(document.seed, document.carry) !== document.commitment) {
      const one = document.carry === undefined;
      throw new MatchError(
        'seed',
        one ? 'the seed does not fit its commitment' : 'seed and carry do not fit their commitment',
      );
    }
    const match = new Match(game, document);
    if (document.carry !== undefined && !sameJson(match.options, document.options)) {
      throw new MatchError('carry', `the options are not those of the chapter that "carry" leads to`);
    }
    match.#began = document.rules;
    match.#changed = changed;
    if (change !== undefined)
      match.#base = { at: change.moves, state: takenOver(game, change.state, change.from) };
    match.#readLog(document.log, snapshot ?? match.#base);
    return match;
  }

  #readLog(log: readonly LogEntry[], snapshot: Snapshot<S> | undefined): void {
    const skipped = snapshot === undefined ? 0 : entriesBefore(log, snapshot.at);
    for (const entry of log.slice(0, skipped)) {
      if ('undo' in entry) this.#line.length = entry.undo;
      else this.#line.push({ seat: entry.seat, move: entry.move as M });
      this.#log.push(entry);
    }
    if (snapshot !== undefined) {
      this.#state = this.game.clone(snapshot.state);
      this.#floor = this.#snapshot();
    }
    for (const [index, entry] of log.slice(skipped).entries()) {
      const outcome =
        'undo' in entry ? this.rewind(entry.seat, entry.undo) : this.play(entry.seat, entry.move);
      if (!outcome.ok) {
        const { code, rule } = outcome.refusal;
        throw new MatchError('move', `log entry ${skipped + index} is refused: ${code} (rule ${rule})`);
      }
    }
  }

  #takeBack(seat: Seat, moves: number): UndoOutcome {
    if (moves === 0 || this.undoable(seat) < moves) return NO_WAY_BACK;
    return this.rewind(seat, this.#line.length - moves);
  }

  #first(): S {
    return this.#base === undefined ? this.#setUp() : this.game.clone(this.#base.state);
  }

  #setUp(): S {
    return this.game.setup(this.seats, this.options, chanceOfMove(this.seed, 0), this.#carry);
  }

  #snapshot(): Snapshot<S> {
    return { at: this.#line.length, state: this.game.clone(this.#state) };
  }

  /** A rule that throws is a bug, but it must not take the match with it. */
  #playOrRestore(played: Played<M>, events: EventSink<E>): boolean {
    const moves = this.#line.length;
    this.#legal.clear();
    try {
      return this.#advance(played, events);
    } catch (error) {
      this.#line.length = moves;
      this.#state = this.at(moves);
      throw error;
    }
  }

  /** Plays a checked move. True when it cannot be undone. */
  #advance(played: Played<M>, events: EventSink<E>): boolean {
    const state = this.#state;
    const before = { uses: uses(state.chance), reveals: state.reveals, seats: this.#deciding() };
    this.#line.push(played);
    this.#replay(state, this.#line.length - 1, events);
    return (
      uses(state.chance) !== before.uses ||
      state.reveals !== before.reveals ||
      this.#deciding() !== before.seats
    );
  }

  #replay(state: S, index: number, events?: EventSink<E>): void {
    const played = this.#line[index];
    if (played === undefined) throw new RangeError(`there is no move ${index}`);
    reseed(state.chance, chanceOfMove(this.seed, index + 1));
    const before = this.game.halt === undefined ? state : this.game.clone(state);
    this.game.apply(state, played.seat, played.move, events);
    this.game.halt?.(state, { moves: index + 1, seats: this.seats, before });
  }

  #deciding(): string {
    return this.game
      .pending(this.#state)
      .map((owed) => owed.seat)
      .join();
  }
}

/** A match of any game, where its own types do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- see AnyGame
export type AnyMatch = Match<any, any, any, any, any>;

/** A short text that equal states share. */
export function fingerprint(state: GameState): string {
  return fingerprintOf(state);
}

export function fingerprintOf(state: unknown): string {
  return sha256Hex(canonical(state)).slice(0, 16);
}

/** The position that a match goes on from under these rules. */
export function takenOver<S extends GameState>(
  game: { upgrade?(state: unknown, from: string): S },
  state: unknown,
  from: string,
): S {
  // Without an `upgrade` the game says that its states have kept their shape.
  return game.upgrade?.(structuredClone(state), from) ?? (state as S);
}

/** How many log entries had been written when `moves` moves stood for the last time. */
function entriesBefore(log: readonly LogEntry[], moves: number): number {
  let standing = 0;
  let entries = moves === 0 ? 0 : -1;
  for (const [index, entry] of log.entries()) {
    standing = 'undo' in entry ? entry.undo : standing + 1;
    if (standing === moves) entries = index + 1;
  }
  if (entries < 0) throw new MatchError('snapshot', `the log never held ${moves} moves`);
  return entries;
}
