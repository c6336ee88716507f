/** How the chances of winning changed, and which moves cost most. */
import type { Analysis, Mistake, Moment } from '@captains-table/bots';
import type { Result, Seat } from '@captains-table/kernel';
import { winners } from './outcome.ts';
import type { RacePoint } from './race.ts';
import { race } from './race.ts';

interface Course {
  readonly moments: readonly Moment[];
  /** How many moves stood when each turn began. */
  readonly turns: readonly number[];
  readonly result: Result;
  /** All win or lose together: one line says it all. */
  readonly together: boolean;
}

/** The chances at the beginning of each turn, and what became of them. */
export function raceOfChances({ moments, turns, result, together }: Course): readonly RacePoint[] {
  return race(turns, moments.length, (at) => {
    const chances = moments[at]?.chances ?? outcomeAsChances(result);
    return together ? chances.slice(0, 1) : chances;
  });
}

function outcomeAsChances(result: Result): readonly number[] {
  const best = winners(result);
  const together = result.ranking.every((place) => place === result.ranking[0]);
  return result.ranking.map((place) => (place === 1 ? (together ? 1 : 1 / best.length) : 0));
}

/** Of each side this many. */
const MOST = 3;
/** Less than this is not worth a line. */
const LEAST_LOSS = 0.03;

/** The costliest moves: the viewer's first, then other players'. */
export function costliest({ mistakes }: Analysis, own: Seat | undefined): readonly Mistake[] {
  const dear = mistakes.filter(({ loss }) => loss >= LEAST_LOSS);
  const mine = dear.filter(({ seat }) => seat === own).slice(0, MOST);
  const others = dear.filter(({ seat }) => seat !== own).slice(0, MOST);
  return [...mine, ...others];
}

export interface BestMove {
  /** Counted from 1. */
  readonly number: number;
  readonly seat: Seat;
  /** The mover's chance of winning before it, and after it. */
  readonly from: number;
  readonly to: number;
}

/** The move that raised its player's chance of winning most; undefined if none raised it noticeably. */
export function bestMove({ moments }: Analysis, result: Result): BestMove | undefined {
  const last = outcomeAsChances(result);
  const moves = moments.map(({ number, seat, chances }, index): BestMove => {
    const after = moments[index + 1]?.chances ?? last;
    return { number, seat, from: chances[seat] ?? 0, to: after[seat] ?? 0 };
  });
  const [best] = moves.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return best === undefined || best.to - best.from < LEAST_LOSS ? undefined : best;
}

/** In which turn a move was made, counted from 1, when this many moves stood before it. */
export function turnOf(turns: readonly number[], before: number): number {
  return turns.filter((start) => start <= before).length;
}
