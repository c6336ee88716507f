import type { MatchLine } from './matches.ts';

export interface Summary {
  readonly games: number;
  readonly deals: number;
  /** The part of all wins that A's seats got, and a fair part. */
  readonly won: number;
  readonly fair: number;
  /** 95 % interval over deals, since games of one deal belong together. */
  readonly low: number;
  readonly high: number;
  readonly millisecondsA: number;
  readonly millisecondsB: number;
}

const Z = 1.96;

export function summaryOf(lines: readonly MatchLine[], lineup: string): Summary {
  const byDeal = new Map<number, number[]>();
  for (const { deal, won } of lines) byDeal.set(deal, [...(byDeal.get(deal) ?? []), won]);
  const means = [...byDeal.values()].map(meanOf);
  const won = meanOf(lines.map((line) => line.won));
  const variance = meanOf(means.map((mean) => (mean - meanOf(means)) ** 2));
  const reach = Z * Math.sqrt(variance / Math.max(1, means.length - 1));
  const perMove = (side: 0 | 1) =>
    lines.reduce((sum, line) => sum + line.milliseconds[side], 0) /
    Math.max(
      1,
      lines.reduce((sum, line) => sum + line.decisions[side], 0),
    );
  return {
    games: lines.length,
    deals: byDeal.size,
    won,
    fair: lineup.split('').filter((letter) => letter === 'a').length / lineup.length,
    low: Math.max(0, won - reach),
    high: Math.min(1, won + reach),
    millisecondsA: perMove(0),
    millisecondsB: perMove(1),
  };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

export function summaryLine({
  games,
  deals,
  won,
  fair,
  low,
  high,
  millisecondsA,
  millisecondsB,
}: Summary): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return (
    `A wins ${percent(won)} (${percent(low)} to ${percent(high)}) of ${games} games of ${deals} deals, ` +
    `a fair part is ${percent(fair)}; ${millisecondsA.toFixed(1)} against ${millisecondsB.toFixed(1)} ms a move`
  );
}
