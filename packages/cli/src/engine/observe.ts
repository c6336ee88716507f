/** What a program that learns wants to know before each move, in one reply. */
import type { Move, Pending, Seat } from '@captains-table/kernel';
import { actionsOf } from './actions.ts';
import { EngineError } from './error.ts';
import { featureValues, featuresOf } from './features.ts';
import type { Request } from './request.ts';
import type { EngineTable } from './table.ts';
import { viewNumbers } from './view-numbers.ts';

type Answer = Readonly<Record<string, unknown>>;

const USUAL_ACTIONS = 4096;
const USUAL_WIDTH = 1024;
const MOST = 1_000_000;

/** What is shown besides who decides what, by its name in `show`. */
const SHOWN: Readonly<Record<string, (table: EngineTable, seat: Seat, request: Request) => unknown>> = {
  view: ({ loaded, state }, seat) => loaded.game.view(state, seat),
  moves: legalAt,
  actions: (table, seat, request) => actionsOf(legalAt(table, seat), sizeOf(request, 'size', USUAL_ACTIONS)),
  numbers: ({ loaded, state }, seat, request) =>
    viewNumbers(loaded.game.view(state, seat), sizeOf(request, 'width', USUAL_WIDTH)),
  features({ loaded, state, seats }, seat) {
    const features = featuresOf(loaded.policy);
    if (features === undefined)
      throw new EngineError(
        'no-features',
        `${loaded.game.meta.id} does not describe positions in named numbers`,
      );
    return featureValues(features, state, seats, seat);
  },
};

const USUALLY_SHOWN = ['moves'];

/** For the seat that is asked about, or the first that owes a decision. */
export function observed(table: EngineTable, request: Request): Answer {
  const { loaded, state, seats, after } = table;
  const pending: readonly Pending[] = loaded.game.pending(state);
  const seat = request.raw('viewer') === undefined ? pending[0]?.seat : request.seat(seats, 'viewer');
  const result = loaded.game.result(state);
  const shown: Record<string, unknown> = {};
  for (const name of request.optionalTexts('show') ?? USUALLY_SHOWN) {
    const show = Object.hasOwn(SHOWN, name) ? SHOWN[name] : undefined;
    if (show === undefined) throw bad(`"show" may name: ${Object.keys(SHOWN).join(', ')}`);
    if (seat !== undefined) shown[name] = show(table, seat, request);
  }
  return { over: result !== undefined, seat, pending, ...shown, result, after };
}

/** The move that a step names: itself, its place in the list of legal moves, or its action. */
export function moveNamed(table: EngineTable, seat: Seat, request: Request): unknown {
  const move = request.raw('move');
  if (move !== undefined) return move;
  const moves = legalAt(table, seat);
  const index = request.optionalCount('index') ?? indexOfAction(moves, request);
  return moves[index] ?? illegal(seat, moves.length);
}

/** The features of a game, by name. */
export function namesOfFeatures({ loaded, seats }: EngineTable): Answer {
  const features = featuresOf(loaded.policy);
  return features === undefined ? {} : { version: features.version, features: features.names(seats) };
}

function indexOfAction(moves: readonly Move[], request: Request): number {
  const action = request.optionalCount('action');
  if (action === undefined) throw bad('"move", "index" or "action" is missing');
  const index = actionsOf(moves, sizeOf(request, 'size', USUAL_ACTIONS)).indexOf(action);
  return index < 0 ? moves.length : index;
}

function legalAt({ loaded, state }: EngineTable, seat: Seat): readonly Move[] {
  return loaded.game.legal(state, seat);
}

function sizeOf(request: Request, field: string, usual: number): number {
  const size = request.optionalCount(field) ?? usual;
  if (size < 1 || size > MOST) throw bad(`"${field}" must be from 1 to ${MOST}`);
  return size;
}

function illegal(seat: Seat, count: number): never {
  throw new EngineError({ code: 'not-legal' }, `seat ${seat} has no such move among its ${count}`);
}

function bad(message: string): EngineError {
  return new EngineError('bad-request', message);
}
