import type { AnyGame, AnyPolicy } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { CheckedCampaign, FailedCheck, TableSettings } from '@captains-table/kernel/contract';
import {
  campaignTablesOf,
  playCampaignChecked,
  playChecked,
  tablesOf,
} from '@captains-table/kernel/contract';

export interface FuzzPlan {
  readonly games: readonly AnyGame[];
  readonly seconds: number;
  readonly seed: string;
  /** The bot that plays campaigns: random moves would not finish all of them. */
  readonly policyOf?: (game: AnyGame) => AnyPolicy | undefined;
  /** Called after each game of play. */
  readonly onGame: (game: AnyGame, count: FuzzCount) => void;
  readonly onFailure: (game: AnyGame, failure: FailedCheck) => void;
}

export interface FuzzCount {
  games: number;
  decisions: number;
  failures: number;
}

/** Enough to see what is wrong; more would say the same again. */
export const ENOUGH_FAILURES = 10;

/** Every position of one game is checked thoroughly, of the next only some: depth, then breadth. */
const THOROUGHNESS = [1, 0.1] as const;

/** Checked random games of each kind in turn, for equal shares of the time. */
export function fuzzGames(plan: FuzzPlan): FuzzCount {
  const count: FuzzCount = { games: 0, decisions: 0, failures: 0 };
  const start = performance.now();
  for (const [index, game] of plan.games.entries()) {
    fuzzGame(game, plan, count, start + (1000 * plan.seconds * (index + 1)) / plan.games.length);
  }
  return count;
}

/** Once in this many turns a whole campaign is played, in games that have one. */
const CAMPAIGN_EVERY = 4;

function fuzzGame(game: AnyGame, plan: FuzzPlan, count: FuzzCount, end: number): void {
  const tables = tablesOf(game.meta);
  const beginnings = campaignTablesOf(game);
  // The clock is read after a game, so that each kind is played at least once.
  for (let turn = 0; count.failures < ENOUGH_FAILURES && (turn === 0 || performance.now() < end); turn++) {
    const isCampaign = beginnings.length > 0 && turn % CAMPAIGN_EVERY === CAMPAIGN_EVERY - 1;
    const seed = `${plan.seed}-${turn}`;
    const { games, decisions, failure } = isCampaign
      ? fuzzCampaign(
          game,
          tableAt(beginnings, Math.floor(turn / CAMPAIGN_EVERY)),
          seed,
          plan.policyOf?.(game),
        )
      : // Each table is played twice in a row, once with each thoroughness.
        fuzzOne(game, tableAt(tables, turn >> 1), seed, THOROUGHNESS[turn & 1] ?? 1);
    count.games += games;
    count.decisions += decisions;
    if (failure !== undefined) {
      count.failures++;
      plan.onFailure(game, failure);
    }
    plan.onGame(game, count);
  }
}

function fuzzOne(game: AnyGame, table: TableSettings, seed: string, thoroughness: number): CheckedCampaign {
  return { games: 1, ...playChecked(game, table, seed, { thoroughness }) };
}

function fuzzCampaign(
  game: AnyGame,
  table: TableSettings,
  seed: string,
  policy?: AnyPolicy,
): CheckedCampaign {
  return playCampaignChecked(game, table, seed, { thoroughness: 0.1, ...defined({ policy }) });
}

function tableAt(tables: readonly TableSettings[], turn: number): TableSettings {
  const table = tables[turn % tables.length];
  if (table === undefined) throw new Error('a game has no table to play at');
  return table;
}
