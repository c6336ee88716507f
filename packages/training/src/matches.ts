/** Matched games between two ways to think: the same deals, each side on every chair. */
import type { Bot, Duel } from '@captains-table/bots';
import { duel, learnedPolicy, sailor, searcher, seating, unhurried } from '@captains-table/bots';
import type { AnyPolicy, Result, WeightsFile } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import { guidedPolicy } from './learned-moves.ts';
import type { Subject } from './subject.ts';

/** How a player thinks; without a budget as a sailor does. */
export interface Thinking {
  readonly weights?: WeightsFile;
  /** Judges wherever a playout ends, and not only at quiet moments. */
  readonly anywhere?: boolean;
  /** Where what was learned about moves is used: `none` or also in `playouts`; in the tree alone, if left out. */
  readonly moves?: string;
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
  /** Milliseconds of processor time and decisions of A and of B. */
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
        botOf(letter, policies[letter], plan[letter], `${plan.seed}/${number}/${seat}`),
      );
      const stopwatch = { a: 0, b: 0 };
      const timed = bots.map((bot, seat) => unhurried(inProcessorTime(bot, stopwatch, letters[seat] ?? 'b')));
      const played = await duel({ game, options, seed: plan.seed, number }, timed);
      if (played.result !== undefined) report({ deal, ...lineOf(played, stopwatch, played.result) });
    }
  }
}

function policyOf({ policy }: Subject, { weights, anywhere, moves }: Thinking): AnyPolicy {
  if (weights !== undefined) {
    const learned = guidedPolicy(policy, weights);
    if (moves === 'none') return learnedPolicy(policy, weights);
    if (moves !== 'playouts') return learned;
    const rate: AnyPolicy['rate'] = (state, seat, legal) =>
      learned.prior?.(state, seat, legal) ?? policy.rate(state, seat, legal);
    return { ...learned, rate };
  }
  return anywhere === true ? { ...policy, isQuiet: () => true } : policy;
}

function botOf(name: string, policy: AnyPolicy, thinking: Thinking, seed: string): Bot {
  const { iterations, milliseconds, patience, curiosity } = thinking;
  const budget = defined({ iterations, milliseconds, patience, curiosity });
  const searches = budget.iterations !== undefined || budget.milliseconds !== undefined;
  return searches ? searcher(name, seed, policy, budget) : { ...sailor(seed, policy), name };
}

/** Counts the processor's time: what passes while others use the machine says nothing. */
function inProcessorTime(bot: Bot, stopwatch: Record<'a' | 'b', number>, letter: 'a' | 'b'): Bot {
  return {
    ...bot,
    choose(observation) {
      const start = process.cpuUsage();
      const move = bot.choose(observation);
      const { user, system } = process.cpuUsage(start);
      stopwatch[letter] += (user + system) / 1_000;
      return move;
    },
  };
}

function lineOf(
  { names, decisions }: Duel,
  { a, b }: Record<'a' | 'b', number>,
  { ranking }: Result,
): Omit<MatchLine, 'deal'> {
  const winners = ranking.filter((place) => place === 1).length;
  const total = (list: readonly number[], name: string) =>
    list.reduce((sum, number, seat) => (names[seat] === name ? sum + number : sum), 0);
  return {
    won: total(
      ranking.map((place) => (place === 1 ? 1 / winners : 0)),
      'a',
    ),
    milliseconds: [a, b],
    decisions: [total(decisions, 'a'), total(decisions, 'b')],
  };
}
