/** Scorings to test at. */
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { position } from './table.ts';

/** The first player has just ended a round. */
export function scoring(first: PlayerPosition, second: PlayerPosition = {}, rest: Partial<Position> = {}) {
  return position({ players: [{ ship: '21a', ...first }, second], phase: 'scoring', ...rest });
}

/** The final scoring, with no one buying anything. */
export function final(first: PlayerPosition, second: PlayerPosition = {}, rest: Partial<Position> = {}) {
  return scoring({ ship: '22', ...first }, second, { round: 4, ...rest }).until('end');
}
