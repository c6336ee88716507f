/** Matched games between two ways to think: the same deals, each side on every chair. */
import type { Bot, Duel } from '@captains-table/bots';
import { duel, learnedPolicy, sailor, searcher, seating, unhurried } from '@captains-table/bots';
import type { AnyPolicy, Result, WeightsFile } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { Subject } from './subject.ts';

/** How a player thinks; without a budget as a sailor does. */
export interface Thinking {
  readonly weights?: WeightsFile;
  /** Judges wherever a playout ends, and not only at quiet moments. */
  readonly anywhere?: boolean;
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly patience?: number;
  readonly curiosity?: number;
}

export interface MatchPlan {
  readonly a: Thinking;
  readonly b: Thinking;
  /** Who sits where in the first game of a deal, such as `abbb`. */
  readonly lineup: string;
  readonly games: number;
  readonly seconds: number;
  readonly seed: string;
  /** Which deals: every `step`-th from the first on. */
  readonly first: number;
  readonly step: number;
}

export interface MatchLine {
  readonly deal: number;
  /** The part of the win that A's seats got. */
  readonly won: number;
  /** Milliseconds and decisions of A and of B. */
  readonly milliseconds: readonly [number, number];
  readonly decisions: readonly [number, number];
}

export async function playMatches(
  subject: Subject,
  plan: MatchPlan,
  report: (line: MatchLine) => void,
): Promise<void> {
  const { game, options, seats } = subject;
  const policies = { a: policyOf(subject, plan.a), b: policyOf(subject, plan.b) };
  const start = performance.now();
  for (let deal = plan.first; deal * seats < plan.games; deal += plan.step) {
    if ((performance.now() - start) / 1_000 > plan.seconds) break;
    for (let turn = 0; turn < seats; turn++) {
      const number = deal * seats + turn;
      const letters = seating(plan.lineup.split(''), number).map((letter) => (letter === 'a' ? 'a' : 'b'));
      const bots = letters.map((letter, seat) =>
        unhurried(botOf(letter, policies[letter], plan[letter], `${plan.seed}/${number}/${seat}`)),
      );
      const played = await duel({ game, options, seed: plan.seed, number }, bots);
      if (played.result !== undefined) report({ deal, ...lineOf(played, played.result) });
    }
  }
}

function policyOf({ policy }: Subject, { weights, anywhere }: Thinking): AnyPolicy {
  if (weights !== undefined) return learnedPolicy(policy, weights);
  return anywhere === true ? { ...policy, isQuiet: () => true } : policy;
}

function botOf(name: string, policy: AnyPolicy, thinking: Thinking, seed: string): Bot {
  const { iterations, milliseconds, patience, curiosity } = thinking;
  const budget = defined({ iterations, milliseconds, patience, curiosity });
  const searches = budget.iterations !== undefined || budget.milliseconds !== undefined;
  return searches ? searcher(name, seed, policy, budget) : { ...sailor(seed, policy), name };
}

function lineOf({ names, milliseconds, decisions }: Duel, { ranking }: Result): Omit<MatchLine, 'deal'> {
  const winners = ranking.filter((place) => place === 1).length;
  const total = (list: readonly number[], name: string) =>
    list.reduce((sum, number, seat) => (names[seat] === name ? sum + number : sum), 0);
  return {
    won: total(
      ranking.map((place) => (place === 1 ? 1 / winners : 0)),
      'a',
    ),
    milliseconds: [total(milliseconds, 'a'), total(milliseconds, 'b')],
    decisions: [total(decisions, 'a'), total(decisions, 'b')],
  };
}
