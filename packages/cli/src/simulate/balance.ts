/** What the games of a simulation say about a game's balance: where points come from, and what wins. */
import type { Bot, Observation, SlowBot } from '@captains-table/bots';
import type { Move, Pending, Result } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';

/** What a part of the score brought, on average. */
export interface Source {
  /** Its name in the results. */
  readonly source: string;
  readonly mean: number;
  readonly bySeat: readonly number[];
  /** Of those who won and of all others; absent when there were none. */
  readonly winners?: number;
  readonly others?: number;
}

/** How those fared who took a thing. */
export interface Taken {
  readonly id: string;
  /** The move that took it first, in words. */
  readonly move: string;
  /** Players who took it, in all games. */
  readonly takers: number;
  /** How many players of a game took it, on average. */
  readonly perGame: number;
  /** How often they won, and by how much more than players do on average. */
  readonly winRate: number;
  readonly lift: number;
  /** The standard error of both. */
  readonly error: number;
}

export interface BalanceReport {
  readonly sources: readonly Source[];
  /** The surest lift first: by how many standard errors it differs from nothing. Absent if the game does not report what a move takes. */
  readonly taken?: readonly Taken[];
}

export interface BalancePlan {
  readonly seats: number;
  readonly cooperative: boolean;
  /** What a move takes for its player. */
  readonly takes: ((move: Move) => string | undefined) | undefined;
  /** A move in words. */
  tell(move: Move, owed: Pending | undefined): string;
}

interface Takers {
  readonly move: string;
  count: number;
  wins: number;
}

export class Balance {
  readonly #plan: BalancePlan;
  readonly #points = new Map<string, { readonly bySeat: number[]; winners: number; others: number }>();
  readonly #takers = new Map<string, Takers>();
  /** What each seat has taken in the game under way. */
  readonly #hands: Set<string>[];
  #games = 0;
  #wins = 0;
  #winners = 0;

  constructor(plan: BalancePlan) {
    this.#plan = plan;
    this.#hands = Array.from({ length: plan.seats }, () => new Set<string>());
  }

  /** The same bot, with its moves recorded. */
  watch(bot: Bot): Bot {
    if (this.#plan.takes === undefined) return bot;
    return { ...bot, choose: (observation) => this.#recorded(bot.choose(observation), observation) };
  }

  watchSlow(bot: SlowBot): SlowBot {
    if (this.#plan.takes === undefined) return bot;
    return {
      ...bot,
      choose: async (observation) => this.#recorded(await bot.choose(observation), observation),
    };
  }

  #recorded(move: Move, observation: Observation): Move {
    const id = this.#plan.takes?.(move);
    if (id === undefined) return move;
    this.#hands[observation.seat]?.add(id);
    if (!this.#takers.has(id)) {
      this.#takers.set(id, { move: this.#plan.tell(move, observation.pending), count: 0, wins: 0 });
    }
    return move;
  }

  /** Counts a finished game; one that never ended counts for nothing. */
  add(result: Result | undefined): void {
    if (result !== undefined) this.#count(result);
    for (const hand of this.#hands) hand.clear();
  }

  #count({ ranking, breakdown }: Result): void {
    const winners = ranking.filter((place) => place === 1).length;
    const win = this.#plan.cooperative ? 1 : 1 / Math.max(1, winners);
    this.#games++;
    this.#winners += winners;
    ranking.forEach((place, seat) => {
      const won = place === 1 ? win : 0;
      this.#wins += won;
      this.#addPoints(seat, place === 1, breakdown[seat] ?? {});
      for (const id of this.#hands[seat] ?? []) {
        const takers = this.#takers.get(id);
        if (takers === undefined) continue;
        takers.count++;
        takers.wins += won;
      }
    });
  }

  #addPoints(seat: number, won: boolean, parts: Readonly<Record<string, number>>): void {
    for (const [source, points] of Object.entries(parts)) {
      const known = this.#points.get(source) ?? { bySeat: this.#hands.map(() => 0), winners: 0, others: 0 };
      this.#points.set(source, known);
      known.bySeat[seat] = (known.bySeat[seat] ?? 0) + points;
      if (won) known.winners += points;
      else known.others += points;
    }
  }

  report(): BalanceReport {
    const sources = [...this.#points].map(([source, points]) => this.#source(source, points));
    const report = { sources: sources.sort((a, b) => b.mean - a.mean) };
    return this.#plan.takes === undefined ? report : { ...report, taken: this.#taken() };
  }

  #source(
    source: string,
    { bySeat, winners, others }: { bySeat: number[]; winners: number; others: number },
  ): Source {
    const players = this.#games * this.#plan.seats;
    const losers = players - this.#winners;
    return {
      source,
      mean: bySeat.reduce((sum, points) => sum + points, 0) / players,
      bySeat: bySeat.map((points) => points / this.#games),
      ...defined({
        winners: this.#winners === 0 ? undefined : winners / this.#winners,
        others: losers === 0 ? undefined : others / losers,
      }),
    };
  }

  #taken(): Taken[] {
    const usual = this.#wins / Math.max(1, this.#games * this.#plan.seats);
    return [...this.#takers]
      .filter(([, { count }]) => count > 0)
      .map(([id, { move, count, wins }]) => {
        const winRate = wins / count;
        const error = Math.sqrt((usual * (1 - usual)) / count);
        return {
          id,
          move,
          takers: count,
          perGame: count / this.#games,
          winRate,
          lift: winRate - usual,
          error,
        };
      })
      .sort((a, b) => b.lift / b.error - a.lift / a.error);
  }
}
