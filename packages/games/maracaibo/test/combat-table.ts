/** Combats to test at. */
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import type { TestTable } from './table.ts';
import { given } from './table.ts';

export const NATIONS = ['france', 'spain', 'england'];
export const CITY = { kind: 'take-city', at: '4' } as const;

/** In Maracaibo, with the next token as named. No cubes on the board unless said otherwise. */
export function fighting(
  token: string,
  player: PlayerPosition = {},
  rest: Partial<Position> = {},
): TestTable {
  return given({ ship: '11', ...player }, { phase: 'main', tokens: [token], cubes: {}, ...rest }).play({
    kind: 'city',
  });
}

export function fightFor(nation: string, ...args: Parameters<typeof fighting>): TestTable {
  return fighting(...args).play({ kind: 'fight-for', nation });
}
