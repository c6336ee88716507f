import type { Result } from '@captains-table/kernel';

/** What a finished game is worth to each seat: mostly winning, a little the score. */
export function valueOfResult({ ranking, scores }: Result, cooperative: boolean): number[] {
  const winners = cooperative ? 1 : ranking.filter((place) => place === 1).length;
  const most = Math.max(1, ...scores.map(Math.abs));
  return ranking.map((place, seat) => {
    const win = place === 1 ? 1 / winners : 0;
    return 0.96 * win + 0.04 * Math.max(0, (scores[seat] ?? 0) / most);
  });
}
