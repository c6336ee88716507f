import type { GameEvent } from '../events.ts';
import type { Game, GameState, Move, Pending } from '../game.ts';
import { firstDifference } from '../json.ts';
import type { MatchDocument } from './document.ts';
import { digestOf, MatchError } from './document.ts';
import { Match, fingerprint } from './match.ts';

export type Verdict =
  | { readonly ok: true; readonly moves: number }
  | { readonly ok: false; readonly code: string; readonly difference: string };

/** Replays an export from its seed and says where, if anywhere, it departs from the rules. */
export function verify<S extends GameState, M extends Move, E extends GameEvent, P extends Pending, V>(
  game: Game<S, M, E, P, V>,
  document: MatchDocument,
): Verdict {
  let match: Match<S, M, E, P, V>;
  try {
    match = Match.fromDocument(game, document);
  } catch (error) {
    const code = error instanceof MatchError ? error.code : 'crash';
    return { ok: false, code, difference: error instanceof Error ? error.message : String(error) };
  }
  const { marks } = document;
  if (marks !== undefined) {
    if (marks.length !== match.line.length + 1) {
      return differs(`there are ${marks.length} marks for ${match.line.length} moves`);
    }
    if (marks[0] !== fingerprint(match.at(0))) return differs('the set-up is another one');
    let move = 0;
    for (const { state, played } of match.replay()) {
      move++;
      if (marks[move] !== fingerprint(state)) {
        return differs(
          `after move ${move} (seat ${played.seat}, ${played.move.kind}) the state is another one`,
        );
      }
    }
  }
  const result = firstDifference(game.result(match.state), document.result);
  if (result !== undefined) return differs(`the result differs at ${result}`);
  const after = firstDifference(match.after, document.after);
  if (after !== undefined) return differs(`what is carried on ("after") differs at ${after}`);
  const { digest } = document;
  if (digest !== undefined && digest !== digestOf(document)) {
    return differs('its digest does not fit: something was changed after it was written');
  }
  return { ok: true, moves: match.line.length };
}

function differs(difference: string): Verdict {
  return { ok: false, code: 'state', difference };
}
