import type { Duel } from './duel.ts';

/** How one kind of bot has done. Rates are shares of the games of one seat, 0 to 1. */
export interface Standing {
  readonly bot: string;
  readonly winRate: number;
  /** 95 % interval of the win rate (Wilson). */
  readonly low: number;
  readonly high: number;
  /** Rating above the average opponent, from who finished before whom. */
  readonly elo: number;
  readonly meanScore: number;
  /** Time for a decision that had a choice. */
  readonly msPerMove: number;
}

class Count {
  games = 0;
  /** Games that ended with a score. */
  scored = 0;
  /** Results that do not follow from each other: those who win together have but one. */
  results = 0;
  wins = 0;
  pairs = 0;
  pairsWon = 0;
  score = 0;
  decisions = 0;
  milliseconds = 0;
}

export function standings(duels: readonly Duel[], cooperative: boolean): Standing[] {
  const counts = new Map<string, Count>();
  for (const game of duels)
    for (const [seat, name] of game.names.entries()) add(countOf(counts, name), game, seat, cooperative);
  return [...counts].map(([bot, count]) => standing(bot, count));
}

function countOf(counts: Map<string, Count>, name: string): Count {
  const count = counts.get(name) ?? new Count();
  counts.set(name, count);
  return count;
}

function add(count: Count, duel: Duel, seat: number, cooperative: boolean): void {
  const { result, decisions, milliseconds, names } = duel;
  count.games++;
  if (!cooperative || names.indexOf(names[seat] ?? '') === seat) count.results++;
  count.decisions += decisions[seat] ?? 0;
  count.milliseconds += milliseconds[seat] ?? 0;
  if (result !== undefined) {
    count.scored++;
    count.score += result.scores[seat] ?? 0;
  }
  const ranking = rankingOf(duel, cooperative);
  const place = ranking[seat] ?? Infinity;
  const winners = cooperative ? 1 : ranking.filter((other) => other === 1).length;
  if (place === 1) count.wins += 1 / winners;
  for (const [other, rank] of ranking.entries()) {
    if (names[other] === names[seat]) continue;
    count.pairs++;
    count.pairsWon += place < rank ? 1 : place === rank ? 0.5 : 0;
  }
}

/** A player that forfeits loses to all others, who tie; in a cooperative game all lose. Empty for a game that did not end. */
function rankingOf({ result, forfeit, names }: Duel, cooperative: boolean): readonly number[] {
  if (result !== undefined) return result.ranking;
  if (forfeit === undefined) return [];
  return names.map((_, seat) => (cooperative || seat === forfeit.seat ? 2 : 1));
}

function standing(bot: string, count: Count): Standing {
  const winRate = count.wins / count.games;
  const [low, high] = wilson(winRate, count.results);
  return {
    bot,
    winRate,
    low,
    high,
    elo: eloOf(count.pairsWon, count.pairs),
    meanScore: count.scored === 0 ? 0 : count.score / count.scored,
    msPerMove: count.decisions === 0 ? 0 : count.milliseconds / count.decisions,
  };
}

const Z = 1.96;

/** The 95 % interval of a rate that this many games have shown. */
export function wilson(rate: number, games: number): [number, number] {
  const square = (Z * Z) / games;
  const centre = (rate + square / 2) / (1 + square);
  const reach = (Z / (1 + square)) * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games));
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)];
}

/** Half a win and half a loss are added, so that a clean sweep stays finite. */
function eloOf(won: number, pairs: number): number {
  const rate = (won + 0.5) / (pairs + 1);
  return pairs === 0 ? 0 : Math.round(400 * Math.log10(rate / (1 - rate)));
}
