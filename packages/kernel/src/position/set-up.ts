import type { Game, GameState, Move, Positioned } from '../game.ts';
import type { Options } from '../meta.ts';
import { PositionError, WHOLE_POSITION } from './error.ts';
import type { PositionFields } from './fields.ts';

/** What a game that sets up positions by hand has besides. */
export type Positions<S extends GameState> = Required<Pick<Game<S>, 'audit' | 'position' | 'positionFields'>>;

/** What a position set up by hand is read with, and checked by. */
export type PositionRules<S extends GameState, M extends Move> = Pick<
  Game<S, M>,
  'meta' | 'pending' | 'legal' | 'result'
>;

type Rules<S extends GameState, M extends Move> = Pick<Game<S, M>, 'pending' | 'legal' | 'result' | 'audit'>;

interface Asked {
  readonly seats: number;
  readonly options: Options;
}

/** What positions of a game are made with. */
export interface PositionParts<S extends GameState, M extends Move> {
  readonly game: PositionRules<S, M>;
  /** Runs on to the next decision. */
  readonly settle: (state: S) => void;
}

/** How a game describes, reads, places and audits its positions. */
interface PositionSteps<S extends GameState, A extends Asked> {
  readonly fields: PositionFields;
  readonly audit: (state: S) => readonly string[];
  readonly read: (spec: unknown) => A;
  readonly place: (asked: A) => S;
}

export function positionsFrom<S extends GameState, M extends Move, A extends Asked>(
  { game, settle }: PositionParts<S, M>,
  { fields, audit, read, place }: PositionSteps<S, A>,
): Positions<S> {
  const position = (spec: unknown) =>
    setUpPosition({ ...game, audit }, read(spec), (asked) => {
      const state = place(asked);
      settle(state);
      return state;
    });
  return { audit, positionFields: fields, position };
}

/**
 * Lets the game place the pieces of a position that has been read, and run on to the next decision. Throws a
 * `PositionError` for a position that cannot be played on.
 */
export function setUpPosition<S extends GameState, M extends Move, A extends Asked>(
  game: Rules<S, M>,
  asked: A,
  place: (asked: A) => S,
): Positioned<S> {
  const { seats, options } = asked;
  const state = place(asked);
  const fault = faultOf(game, state, seats);
  if (fault !== undefined) throw new PositionError(WHOLE_POSITION, fault);
  return { seats, options, state };
}

function faultOf<S extends GameState, M extends Move>(
  game: Rules<S, M>,
  state: S,
  seats: number,
): string | undefined {
  const faults = game.audit?.(state) ?? [];
  if (faults.length > 0) return faults.join('; ');
  const pending = game.pending(state);
  if (pending.length === 0 && game.result(state) === undefined) return 'no player has anything to decide';
  for (const { seat } of pending) {
    if (seat < 0 || seat >= seats) return `there is no seat ${seat} to decide`;
    if (game.legal(state, seat).length === 0) return `seat ${seat} has no legal move`;
  }
  return undefined;
}
