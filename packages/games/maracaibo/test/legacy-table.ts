/** Tables with legacy tiles. */
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import { given } from './table.ts';

export function withTiles(legacy: readonly string[], player: PlayerPosition, rest: Partial<Position> = {}) {
  return given(player, { legacy, ...rest });
}
