/** Who has won, and what the scores are made of. */
import type { Result, Seat } from '@captains-table/kernel';
import { defined, isTieBroken, must } from '@captains-table/kernel';
import type { Board } from './board.ts';
import type { State } from './state.ts';

/** Points so far, without destination cards. */
export function pointsOf(board: Board, state: State, seat: Seat): number {
  return must(state.discoveryPoints[seat]) + must(state.salePoints[seat]) + piecePoints(board, state, seat);
}

export function piecePoints({ figures }: Board, state: State, seat: Seat): number {
  let points = 0;
  for (const owner of state.pieces) if (owner === seat) points += figures.piecePoints;
  return points;
}

/** Rule CA-8.3. */
export function destinationPoints({ figures }: Board, state: State, seat: Seat): number {
  let points = 0;
  for (const port of must(state.destinations[seat])) {
    if (state.discoverers[port] === seat) points += figures.destinationPoints;
  }
  return points;
}

/** Rules CA-11.2 to CA-11.4. */
export function resultOf(board: Board, state: State): Result | undefined {
  if (!state.over) return undefined;
  const seats = state.fleets.map((_, seat) => seat);
  const scores = seats.map((seat) => pointsOf(board, state, seat) + destinationPoints(board, state, seat));
  const better = (a: Seat, b: Seat) => {
    const lead = must(scores[a]) - must(scores[b]);
    return lead > 0 || (lead === 0 && lowestPiece(state, a) < lowestPiece(state, b));
  };
  const ranking = seats.map((seat) => 1 + seats.filter((other) => better(other, seat)).length);
  return {
    ranking,
    scores,
    ...defined({ decidedBy: isTieBroken({ scores, ranking }) ? ['lowest-piece'] : undefined }),
    breakdown: seats.map((seat) => ({
      discoveries: must(state.discoveryPoints[seat]),
      trade: must(state.salePoints[seat]),
      jeronimos: piecePoints(board, state, seat),
      destinations: destinationPoints(board, state, seat),
    })),
  };
}

function lowestPiece(state: State, seat: Seat): number {
  const piece = state.pieces.indexOf(seat);
  return piece < 0 ? Infinity : piece;
}
