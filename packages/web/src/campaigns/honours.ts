import type { Sailor, SailorResult } from './branches.ts';

/** What one person, or one bot, has done in a whole campaign. */
export interface Honour extends Pick<Sailor, 'name' | 'seat'> {
  readonly games: number;
  readonly won: number;
  readonly best: number;
  readonly average: number;
}

/** Most games won first; there is no score of a whole campaign. */
export function honoursOf(sailors: readonly Sailor[]): readonly Honour[] {
  return sailors
    .map(honourOf)
    .toSorted((one, other) => other.won - one.won || other.best - one.best || other.average - one.average);
}

function honourOf({ name, seat, results }: Sailor): Honour {
  const there = results.filter((result): result is SailorResult => result !== undefined);
  const scores = there.map(({ score }) => score);
  return {
    name,
    seat,
    games: there.length,
    won: there.filter(({ rank }) => rank === 1).length,
    best: Math.max(0, ...scores),
    average: Math.round(scores.reduce((sum, score) => sum + score, 0) / Math.max(1, there.length)),
  };
}
