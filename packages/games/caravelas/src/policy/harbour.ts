/** Ships, goods and the monastery, in points. */
import { must } from '@captains-table/kernel';
import { destinationPoints, pointsOf } from '../end.ts';
import type { Good } from '../content.ts';
import { GOODS } from '../content.ts';
import { seatCount } from '../fleet.ts';
import type { ShipNumber } from '../state.ts';
import { roundsLeft } from './pace.ts';
import { goodWorth } from './plan.ts';
import type { Situation } from './situation.ts';

/** What sinks with a ship, and what it can no longer load on this voyage. */
export function shipLoss({ board, state, seat, chart: { weights } }: Situation, ship: ShipNumber): number {
  let loss = 0;
  for (const [good, bit] of board.goodShip.entries()) {
    if (bit !== 1 << (ship - 1)) continue;
    const loaded = (must(state.goods[seat]) & (1 << good)) !== 0;
    loss += goodWorth(board, state, good, weights) * (loaded ? 1 : weights.lostRoom);
  }
  return loss;
}

export function isLastPiece({ state }: Situation): boolean {
  return state.pieces.length + 1 === state.pieceCount;
}

/** Whether the next piece would put this player ahead, or nearly so, destination cards included. */
export function mayLead({ board, state, seat, chart: { weights } }: Situation): boolean {
  const own =
    pointsOf(board, state, seat) + destinationPoints(board, state, seat) + board.figures.piecePoints;
  for (let other = 0; other < seatCount(state); other++) {
    const theirs = pointsOf(board, state, other) + destinationPoints(board, state, other);
    if (other !== seat && theirs > own + weights.close) return false;
  }
  return true;
}

/** The last piece ends the game: good for the player who leads. */
export function buildWorth(situation: Situation): number {
  return !isLastPiece(situation) || mayLead(situation) ? situation.board.figures.piecePoints : -2;
}

/** An upgrade: faster for the rest of the game, and two more goods on every voyage, for three goods now. */
export function upgradeWorth({ board, state, chart }: Situation, goods: readonly Good[]): number {
  const { weights } = chart;
  const price = goods.reduce((sum, good) => sum + goodWorth(board, state, GOODS.indexOf(good), weights), 0);
  const rounds = Math.min(25, roundsLeft(board, state, chart));
  const speed =
    state.mode === 'dice'
      ? 0
      : board.figures.upgradeMarkers * weights.upgradeMarkers * weights.marker * rounds;
  return speed + weights.upgradeRoom * rounds - price;
}
