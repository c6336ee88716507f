import type { Chance } from '../chance.ts';
import { below, pick } from '../chance.ts';
import type { Move } from '../game.ts';

const NOT_EVEN_MOVES: readonly unknown[] = [
  undefined,
  null,
  0,
  '',
  'pass',
  true,
  [],
  {},
  [{ kind: 'mark' }],
  { kind: 7 },
  { kind: 'no-such-kind' },
  { kind: 'constructor' },
  { kind: '__proto__', toString: 'x' },
  { kind: 'mark', square: { deep: [1, [2, [3]]] } },
];

/** Things that are not legal moves: nonsense, and legal moves with something changed. */
export function strangeMoves(chance: Chance, legal: readonly Move[]): unknown[] {
  const strange: unknown[] = [pick(chance, NOT_EVEN_MOVES), pick(chance, NOT_EVEN_MOVES)];
  if (legal.length > 0) {
    const move = pick(chance, legal);
    strange.push(bend(chance, move), bend(chance, move), { ...move, extra: 1 }, withoutField(chance, move));
  }
  return strange;
}

function bend(chance: Chance, move: Move): Move {
  const [key, value] = pick(chance, Object.entries(move));
  return { ...move, [key]: bendValue(chance, value) };
}

function bendValue(chance: Chance, value: unknown): unknown {
  if (typeof value === 'number') return pick(chance, [value + 1, value - 1, -1, 999, 0.5, `${value}`, NaN]);
  if (typeof value === 'string') return pick(chance, [`${value}x`, '', value.toUpperCase(), 0, null]);
  if (typeof value === 'boolean') return pick(chance, [!value, 'true', 1]);
  if (!Array.isArray(value)) return value;
  const list: unknown[] = value;
  return pick(chance, [[...list, list[0] ?? 0], list.slice(1), list.toReversed(), 'x', [below(chance, 99)]]);
}

function withoutField(chance: Chance, move: Move): unknown {
  const dropped = pick(chance, Object.keys(move));
  return Object.fromEntries(Object.entries(move).filter(([key]) => key !== dropped));
}
