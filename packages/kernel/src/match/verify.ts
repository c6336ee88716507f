import type { GameEvent } from '../events.ts';
import type { Game, GameState, Move, Pending } from '../game.ts';
import { firstDifference } from '../json.ts';
import type { LogEntry, MatchDocument, RulesChange } from './document.ts';
import { digestOf, MatchError } from './document.ts';
import { fingerprint, fingerprintOf, Match } from './match.ts';

/** Moves played under rules other than the current ones, counted from 1. */
export interface OtherStretch {
  readonly rules: string;
  readonly from: number;
  readonly to: number;
}

export type Verdict =
  /** `unproven`: stretches that these rules cannot play again; absent where there are none. */
  | { readonly ok: true; readonly moves: number; readonly unproven?: readonly OtherStretch[] }
  | { readonly ok: false; readonly code: string; readonly difference: string };

/** Replays an export from its seed and says where, if anywhere, it departs from the rules. */
export function verify<S extends GameState, M extends Move, E extends GameEvent, P extends Pending, V>(
  game: Game<S, M, E, P, V>,
  document: MatchDocument,
  /** False for the beginning of a match, whose end is not known. */
  whole = true,
): Verdict {
  const { changed = [] } = document;
  const later = changed.findIndex(({ rules }) => rules !== game.meta.rulesVersion);
  if (document.rules === game.meta.rulesVersion && later >= 0)
    return verifyBeginning(game, document, changed.slice(later));
  let match: Match<S, M, E, P, V>;
  try {
    match = Match.fromDocument(game, document);
  } catch (error) {
    const code = error instanceof MatchError ? error.code : 'crash';
    return { ok: false, code, difference: error instanceof Error ? error.message : String(error) };
  }
  const { marks } = document;
  if (marks !== undefined) {
    if (marks.length !== match.line.length - match.firstMove + 1) {
      return differs(`there are ${marks.length} marks for ${match.line.length - match.firstMove} moves`);
    }
    if (marks[0] !== fingerprint(match.at(0))) return differs('the set-up is another one');
    let move = match.firstMove;
    for (const { state, played } of match.replay()) {
      move++;
      if (marks[move - match.firstMove] !== fingerprint(state)) {
        return differs(
          `after move ${move} (seat ${played.seat}, ${played.move.kind}) the state is another one`,
        );
      }
    }
  }
  if (!whole) return { ok: true, moves: match.line.length };
  const result = firstDifference(game.result(match.state), document.result);
  if (result !== undefined) return differs(`the result differs at ${result}`);
  const after = firstDifference(match.after, document.after);
  if (after !== undefined) return differs(`what is carried on ("after") differs at ${after}`);
  const { digest } = document;
  if (digest !== undefined && digest !== digestOf(document)) {
    return differs(CHANGED_LATER);
  }
  if (changed.length === 0) return { ok: true, moves: match.line.length };
  return { ok: true, moves: match.line.length, unproven: stretchesBefore(document) };
}

/** Under the rules that a match began with: verifies it from its seed up to where other rules took over, and that they took over the state it led to. */
function verifyBeginning<S extends GameState, M extends Move, E extends GameEvent, P extends Pending, V>(
  game: Game<S, M, E, P, V>,
  document: MatchDocument,
  others: readonly RulesChange[],
): Verdict {
  const [change] = others;
  if (change === undefined) return differs('no other rules took over');
  const { changed: _changed, marks: _marks, result: _result, after: _after, digest, ...beginning } = document;
  const verdict = verify(game, { ...beginning, log: document.log.slice(0, change.after) }, false);
  if (!verdict.ok) return verdict;
  if (digest !== undefined && digest !== digestOf(document)) return differs(CHANGED_LATER);
  const match = Match.fromDocument(game, { ...beginning, log: document.log.slice(0, change.after) });
  if (
    change.moves > match.line.length ||
    fingerprint(match.at(change.moves)) !== fingerprintOf(change.state)
  ) {
    return differs(`rules ${change.rules} did not take over the position after move ${change.moves}`);
  }
  const moves = standing(document.log);
  return { ok: true, moves, unproven: [{ rules: change.rules, from: change.moves + 1, to: moves }] };
}

/** What came before the last change of rules. */
function stretchesBefore({ rules, changed = [] }: MatchDocument): readonly OtherStretch[] {
  const began = [{ rules, moves: 0 }, ...changed];
  return began.slice(0, -1).flatMap(({ rules: by, moves }, index) => {
    const to = began[index + 1]?.moves ?? moves;
    return to > moves ? [{ rules: by, from: moves + 1, to }] : [];
  });
}

function standing(log: readonly LogEntry[]): number {
  return log.reduce((moves, entry) => ('undo' in entry ? entry.undo : moves + 1), 0);
}

const CHANGED_LATER = 'its digest does not fit: something was changed after it was written';

function differs(difference: string): Verdict {
  return { ok: false, code: 'state', difference };
}
