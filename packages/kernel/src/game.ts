/**
 * The contract every game fulfils, and its manual.
 *
 * A game is one `Game` object: plain functions over plain data. The referee on the server, the
 * browser playing offline, the bots, the command line and the tests all use these members and
 * nothing else, so a rule is written once and is the same everywhere.
 *
 * **State** is JSON-safe data with every field present from set-up. `apply` changes it in place;
 * `clone` copies it by hand, field by field, because bots copy millions of positions. Content that
 * never changes (cards, boards, effect programs) may be shared between copies.
 *
 * **The stack** (`state.stack`) is the only answer to "where are we". The top frame owns the
 * decision. A frame that needs another choice pushes a child; a finished frame hands its result to
 * its parent. Since frames are data, every moment of a game, in the middle of an effect too, can be
 * saved, copied, undone and searched. `framesGame` in `frames.ts` builds `pending`, `legal`, `apply`
 * and `whyNot` from a table of frame kinds; `program.ts` adds effect programs. A game may also
 * write those four members itself.
 *
 * **Chance.** `state.chance` is the one generator a game may use, and only through `chance.ts`.
 * **Reveals.** A rule that turns over something hidden calls `reveal(state)` (the deck helpers in
 * `deck.ts` do it themselves). Both counters are how the match knows, without asking the author,
 * that a move can no longer be taken back.
 *
 * Every guarantee below is proved for each game by one line in its tests:
 * `contractTests(game, texts)` from `@captains-table/kernel/contract-tests`.
 */
import type { Campaign, Carry } from './campaign.ts';
import type { Chance } from './chance.ts';
import type { AnyContent } from './content.ts';
import type { EventSink, GameEvent } from './events.ts';
import type { PlayedOn } from './guarded-game.ts';
import type { GameMeta, Options } from './meta.ts';
import type { PositionFields } from './position/fields.ts';
import type { Refusal } from './refusal.ts';

/** A chair at the table, counted from 0 in turn order. */
export type Seat = number;

/** A person who looks at the table: the player in a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/** One entry of the decision stack. Frames are flat: scalars, arrays of scalars, shared content. */
export interface Frame {
  readonly kind: string;
}

/** What every game's state holds. A game adds its own fields, all present from set-up. */
export interface GameState {
  stack: Frame[];
  chance: Chance;
  /** How often something hidden became known to a player. Only ever grows. */
  reveals: number;
}

/**
 * A move answers one decision. It is a flat JSON record (scalars and arrays of scalars) that can be
 * read without the board: `{ kind: 'recruit', card: 'jester-2' }` rather than an index.
 */
export interface Move {
  readonly kind: string;
}

/**
 * A decision that a seat owes, with the context its prompt needs. Everyone at the table may see it,
 * so it holds public knowledge only; secret alternatives appear in `legal`, for that seat alone.
 */
export interface Pending {
  readonly seat: Seat;
  readonly kind: string;
}

/** A position that was not played but set up by hand. */
export interface Positioned<S extends GameState> {
  readonly seats: number;
  readonly options: Options;
  readonly state: S;
}

/** An opponent that the rules themselves play: it has no seat, but a score. */
export interface Rival {
  /** By its name in the texts. */
  readonly id: string;
  readonly rank: number;
  readonly score: number;
  readonly breakdown: Readonly<Record<string, number>>;
}

/** How a finished game ended. The first three lists are indexed by seat. */
export interface Result {
  /** 1 is best; equal numbers share a place. In a cooperative game all share 1 (won) or 2 (lost). */
  readonly ranking: readonly number[];
  readonly scores: readonly number[];
  /** Named parts of each score. They add up to it. */
  readonly breakdown: readonly Readonly<Record<string, number>>[];
  /** Only where the rules themselves play an opponent. */
  readonly rivals?: readonly Rival[];
  /** What ranked players besides their scores, by its name in the texts: only where it did. */
  readonly decidedBy?: readonly string[];
}

/** Whether players with equal scores have different places. */
export function isTieBroken({ scores, ranking }: Pick<Result, 'scores' | 'ranking'>): boolean {
  const placeOf = new Map<number, number>();
  return scores.some((score, seat) => {
    const place = ranking[seat] ?? 0;
    const other = placeOf.get(score) ?? place;
    placeOf.set(score, place);
    return other !== place;
  });
}

/**
 * @typeParam S state, @typeParam M moves, @typeParam E events, @typeParam P pending decisions,
 * @typeParam V what a viewer sees
 */
export interface Game<
  S extends GameState = GameState,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  P extends Pending = Pending,
  V = unknown,
> {
  /** Id, rules version, player range, modes and options: enough to draw the lobby's form. */
  readonly meta: GameMeta;

  /**
   * The first state. `seats` and `options` have passed `checkTable`. Every random choice comes from
   * `chance`, which becomes the state's own. A game of a campaign may be given a carry that its `read`
   * has returned; without one it starts with what `begin` returns.
   */
  setup(seats: number, options: Options, chance: Chance, carry?: Carry): S;

  /** A deep copy: nothing done to one is ever seen in the other. */
  clone(state: S): S;

  /**
   * The decisions owed now, one entry a seat; several where the rules say "simultaneously", none
   * exactly when the game is over.
   */
  pending(state: S): readonly P[];

  /**
   * Every legal move of the decision that `seat` owes, each once, at least one; empty for a seat
   * that owes none. The one truth for referee, highlights, bots and fuzzer. Depends on nothing that
   * the seat cannot see.
   */
  legal(state: S, seat: Seat): readonly M[];

  /**
   * Plays a move taken from `legal` and goes on to the next decision. Trusts its caller: the match
   * checks. With `events` undefined (in search) no event is even built: write
   * `events?.({ key: … })`.
   */
  apply(state: S, seat: Seat, move: M, events: EventSink<E>): void;

  /**
   * Undefined exactly for legal moves. For anything else, however malformed, the rule that forbids
   * it. The move comes from outside and is of unknown shape.
   */
  whyNot(state: S, seat: Seat, move: unknown): Refusal | undefined;

  /** A whitelist, built up from nothing, of what that person may see. Never the seed or a deck. */
  view(state: S, viewer: Viewer): V;

  /**
   * A new state that the viewer cannot tell from this one: what is hidden from them is dealt again
   * from `chance`, which also replaces the state's own generator. It depends on nothing else: the
   * same `chance` gives the same world whatever the truth is (sort what is hidden, then shuffle).
   * Bots search only these.
   */
  redeal(state: S, viewer: Viewer, chance: Chance): S;

  /** Undefined while the game goes on. */
  result(state: S): Result | undefined;

  /** What its positions are described by. A game that has it has `position` too. */
  readonly positionFields?: PositionFields;

  /**
   * Any position from one short object of those fields, for tests, puzzles and tools. It can be played on, or
   * it is over and has a result. Anything else is refused: throws a `PositionError` that names the field.
   */
  position?(spec: unknown): Positioned<S>;

  /** Only where games follow one another as chapters of a story. */
  readonly campaign?: Campaign<S>;

  /** Content that is not the built-in one, as plain JSON: documents of matches contain it. */
  readonly content?: AnyContent;

  /**
   * A state of a running match that the rules version `from` has left, as these rules read it: needed once the shape of
   * states has changed. It may throw; then that match cannot go on. Without it, states have kept their shape.
   */
  upgrade?(state: unknown, from: string): S;

  /**
   * Ends a game that cannot go on: only where content comes from outside (`guardedGame`). A match calls it after each move.
   */
  halt?(state: S, played: PlayedOn<S>): void;

  /** What is broken in this state (cards lost, money negative), for tests and the fuzzer. */
  audit?(state: S): readonly string[];
}

/** A game of any kind, where its own types do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where types are forgotten
export type AnyGame = Game<any, any, any, any, any>;
