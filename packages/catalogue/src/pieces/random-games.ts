/** Random games with certain content: whether each of them ends. A worker runs it and reports its progress. */
import type { AnyGame, GameState, Move, Pending } from '@captains-table/kernel';
import { chanceFrom, fork, pick } from '@captains-table/kernel';
import type { TableSettings } from '@captains-table/kernel/contract';
import { tablesOf } from '@captains-table/kernel/contract';
import { LIMITS, shortened } from './limits.ts';
import type { Fault } from './problem.ts';

export interface RandomGamesPlan {
  readonly games: number;
  /** No further game is begun after so long. */
  readonly milliseconds?: number;
  /** The same seed plays the same games. */
  readonly seed?: string;
  readonly onGame?: (done: RandomGames) => void;
}

export interface RandomGames {
  readonly games: number;
  readonly decisions: number;
  /** Of the longest game. */
  readonly most: number;
  /** Whether the time was up before all games were played. */
  readonly cut: boolean;
  /** What stopped a game; no further one is played then. */
  readonly fault?: Fault;
}

/** Every mode with every number of players and every value of every option, one after the other. */
export function playRandomGames(game: AnyGame, plan: RandomGamesPlan): RandomGames {
  const tables = tablesOf(game.meta);
  const start = performance.now();
  let [decisions, most] = [0, 0];
  for (let games = 0; games < plan.games; games++) {
    const table = tables[games % tables.length];
    const cut = plan.milliseconds !== undefined && performance.now() - start > plan.milliseconds;
    if (table === undefined || cut) return { games, decisions, most, cut };
    const played = playOne(game, table, `${plan.seed ?? 'pack'}-${games}`);
    decisions += played.decisions;
    most = Math.max(most, played.decisions);
    if (played.fault !== undefined) return { games: games + 1, decisions, most, cut, fault: played.fault };
    plan.onGame?.({ games: games + 1, decisions, most, cut });
  }
  return { games: plan.games, decisions, most, cut: false };
}

function playOne(game: AnyGame, table: TableSettings, seed: string): { decisions: number; fault?: Fault } {
  const chance = chanceFrom(seed);
  let decisions = 0;
  try {
    const state: GameState = game.setup(table.seats, table.options, fork(chance));
    for (; decisions < LIMITS.decisions; decisions++) {
      const owed: readonly Pending[] = game.pending(state);
      if (owed.length === 0) return endOf(game, state, table, decisions);
      const { seat } = pick(chance, owed);
      const legal: readonly Move[] = game.legal(state, seat);
      if (legal.length === 0) throw new Error(`seat ${seat + 1} has no move`);
      game.apply(state, seat, pick(chance, legal), undefined);
    }
    return { decisions, fault: { code: 'endless', table: tableInWords(table), decisions } };
  } catch (error) {
    return { decisions, fault: breaks(table, error instanceof Error ? error.message : String(error)) };
  }
}

function endOf(
  game: AnyGame,
  state: GameState,
  table: TableSettings,
  decisions: number,
): { decisions: number; fault?: Fault } {
  const result = game.result(state);
  if (result === undefined) return { decisions, fault: breaks(table, 'no result') };
  const numbers = [...result.scores, ...result.breakdown.flatMap((parts) => Object.values(parts))];
  return numbers.every((number) => Number.isSafeInteger(number))
    ? { decisions }
    : { decisions, fault: breaks(table, 'a score is no number') };
}

function breaks(table: TableSettings, reason: string): Fault {
  return { code: 'breaks', table: tableInWords(table), reason: shortened(reason, 120) };
}

/** `2, mode: classic, level: easy`: enough to set the same table again. */
function tableInWords({ seats, options }: TableSettings): string {
  return [`${seats}`, ...Object.entries(options).map(([name, value]) => `${name}: ${value}`)].join(', ');
}
