import type { Chance } from '../chance.ts';
import { below, chanceFrom, fork, pick } from '../chance.ts';
import type { AnyGame, GameState, Move, Seat } from '../game.ts';
import { sameJson } from '../json.ts';
import { moveKey } from '../moves.ts';
import type { AnyMatch, MatchDocument } from '../match/index.ts';
import { Match, verify } from '../match/index.ts';
import type { AnyPolicy } from '../policy.ts';
import type { Position } from './checks.ts';
import * as check from './checks.ts';
import { chooseMove } from './choose.ts';
import type { GuaranteeName } from './guarantees.ts';
import { BrokenGuarantee, guarantee } from './guarantees.ts';
import type { TableSettings } from './tables.ts';
import { defined } from '../records.ts';

/** Far longer than any of our games: one that is not over by then never ends. */
const ENDLESS = 50_000;

export interface CheckedGame {
  readonly decisions: number;
  readonly failure?: FailedCheck;
}

export interface FailedCheck {
  readonly guarantee: GuaranteeName | 'crash';
  readonly message: string;
  readonly table: TableSettings;
  readonly seed: string;
  /** The move that was about to be played. */
  readonly attempted?: { readonly seat: Seat; readonly move: Move };
  /** The game up to the failure, ready to import; absent when it cannot even be written down. */
  readonly document?: MatchDocument;
}

export interface CheckOptions {
  /** Share of positions that get the costly checks; the rest are only played. Default 1. */
  readonly thoroughness?: number;
  /** How many decisions a game may take before it counts as endless. */
  readonly limit?: number;
  /** Chooses most moves. Without it all moves are random. */
  readonly policy?: AnyPolicy;
  /** Called before each move, with what is about to be played: for checks of texts and the like. */
  readonly onMove?: (state: GameState, seat: Seat, move: Move) => void;
  /** Called at the end of a game. What it throws is the game's failure. */
  readonly onEnd?: (match: AnyMatch) => void;
}

/** One game of random moves with every guarantee checked on the way. */
export function playChecked(
  game: AnyGame,
  table: TableSettings,
  seed: string,
  options: CheckOptions = {},
): CheckedGame {
  let match: AnyMatch | undefined;
  let attempted: FailedCheck['attempted'];
  const onMove: CheckOptions['onMove'] = (state, seat, move) => {
    attempted = { seat, move };
    options.onMove?.(state, seat, move);
  };
  try {
    match = new Match(game, { ...table, seed });
    return { decisions: playThrough(match, table, { ...options, onMove }) };
  } catch (error) {
    const failure = failureOf(error, match, table, seed);
    return {
      decisions: match?.line.length ?? 0,
      failure: attempted === undefined ? failure : { ...failure, attempted },
    };
  }
}

function playThrough(match: AnyMatch, table: TableSettings, options: CheckOptions): number {
  const { game } = match;
  const { limit = ENDLESS } = options;
  const chance = chanceFrom(`checker/${match.seed}`);
  const seen = new Map<string, Move>();
  const shape = Object.keys(match.state).join();
  let redeals = 0;
  let different = 0;
  let decisions = 0;
  for (; game.pending(match.state).length > 0; decisions++) {
    guarantee('ends', decisions < limit, () => `still going on after ${limit} decisions`);
    const position: Position = { game, state: match.state, seats: table.seats, chance, seen };
    const { seat, move } = nextMove(match, options.policy, chance);
    options.onMove?.(match.state, seat, move);
    const thorough = below(chance, 1000) < 1000 * (options.thoroughness ?? 1);
    if (thorough) {
      checkPosition(position);
      checkMove(position, seat, move);
      redeals++;
      if (check.redealDiffers(position)) different++;
    }
    playOrUndo(match, chance, seat, move, thorough);
    if (seen.size < 200) seen.set(moveKey(move), move);
    guarantee(
      'shape',
      Object.keys(match.state).join() === shape,
      () => 'the state has other fields than at set-up',
    );
  }
  checkEnd(match, { game, state: match.state, seats: table.seats, chance, seen });
  checkRedeals(game, redeals, different);
  options.onEnd?.(match);
  return decisions;
}

function checkPosition(position: Position): void {
  check.checkPure(position); // first: what changes by being looked at breaks every other check
  check.checkJson(position);
  check.checkAudit(position);
  check.checkLegal(position);
  check.checkRefusals(position);
  check.checkViews(position);
  check.checkResult(position);
}

function checkMove(position: Position, seat: Seat, move: Move): void {
  check.checkCopies(position, seat, move);
  check.checkEvents(position, seat, move);
}

function nextMove(
  match: AnyMatch,
  policy: AnyPolicy | undefined,
  chance: Chance,
): { seat: Seat; move: Move } {
  const owed = pick<{ seat: Seat }>(chance, match.game.pending(match.state));
  const legal = match.game.legal(match.state, owed.seat);
  guarantee('legal', legal.length > 0, () => `seat ${owed.seat} owes a decision without a move`);
  return {
    seat: owed.seat,
    move: policy === undefined ? pick(chance, legal) : chooseMove(match, owed.seat, policy, chance),
  };
}

/** Plays the move; where it could be undone, proves that it may be, and now and then does it. */
function playOrUndo(match: AnyMatch, chance: Chance, seat: Seat, move: Move, thorough: boolean): void {
  const before = match.game.clone(match.state);
  const outcome = match.play(seat, move);
  guarantee('legal', outcome.ok, () => `${moveKey(move)} is legal and refused`);
  if (outcome.barrier || !thorough) return;
  check.checkUndoable(
    { game: match.game, state: before, seats: match.seats, chance: fork(chance), seen: new Map() },
    seat,
    move,
  );
  if (below(chance, 4) > 0) return;
  guarantee('undo', match.undo(seat).ok, () => `${moveKey(move)} cannot be undone`);
  guarantee(
    'undo',
    sameJson(match.state, before),
    () => `undoing ${moveKey(move)} does not restore the state`,
  );
  match.play(seat, move);
}

function checkEnd(match: AnyMatch, position: Position): void {
  checkPosition(position);
  const verdict = verify(match.game, match.toDocument(true));
  guarantee('deterministic', verdict.ok, () => (verdict.ok ? '' : verdict.difference));
}

/** "Often enough": in games with secrets, a re-deal must change something at least every third time. */
function checkRedeals(game: AnyGame, redeals: number, different: number): void {
  if (redeals < 5) return; // too few to tell
  if (game.meta.perfectInformation) {
    guarantee('redeal', different === 0, () => 'nothing is hidden, yet a re-deal changes the state');
  } else {
    guarantee(
      'redeal',
      different * 3 >= redeals,
      () => `only ${different} of ${redeals} re-deals differ from the truth`,
    );
  }
}

function failureOf(
  error: unknown,
  match: AnyMatch | undefined,
  table: TableSettings,
  seed: string,
): FailedCheck {
  const name = error instanceof BrokenGuarantee ? error.guarantee : 'crash';
  const message = error instanceof Error ? error.message : String(error);
  const document = match === undefined ? undefined : documentOf(match);
  return { guarantee: name, message, table, seed, ...defined({ document }) };
}

/** A game that breaks a guarantee may not be able to replay itself either. */
function documentOf(match: AnyMatch): MatchDocument | undefined {
  try {
    return match.toDocument(true);
  } catch {
    return undefined;
  }
}
