/** Explorers to test at. */
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { position } from './table.ts';

/** On 20, exploring up to 2, with two players. */
export function exploring(first: PlayerPosition, second: PlayerPosition = {}, rest: Partial<Position> = {}) {
  return position({ players: [{ ship: '20', ...first }, second], phase: 'main', ...rest }).play(
    { kind: 'city' },
    { kind: 'choose', option: 1 },
  );
}
