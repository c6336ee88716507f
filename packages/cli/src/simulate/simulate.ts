import type { Bot } from '@captains-table/bots';
import { playOut } from '@captains-table/bots';
import type { AnyGame, AnyReport } from '@captains-table/kernel';
import { chanceFrom, chanceFromNumbers, defined, next } from '@captains-table/kernel';
import type { Table } from '@captains-table/kernel/contract';
import type { Balance, BalanceReport } from './balance.ts';
import type { Spreads } from './game-figures.ts';
import { GameFigures, GameListener } from './game-figures.ts';
import type { Spread } from './spread.ts';
import { Tally } from './tally.ts';

/** What `simulate --json` prints, besides what was asked for. */
export interface Simulation {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly averageDecisions: number;
  /** By seat; players who share the first place share the win. */
  readonly winsBySeat: readonly number[];
  /** Over all seats of all games that ended; absent when none did. */
  readonly scores?: Spread;
  /** Of those who won; absent when no one did. */
  readonly winnersScores?: Spread;
  /** What the game counts, so many a game that ended: rounds, busts … Absent where it counts nothing. */
  readonly counts?: Spreads;
  /** What the game measures many times in a game, over all times: cards in the harbour … */
  readonly measures?: Spreads;
  readonly unfinished: number;
  /** Where points come from and what wins, with `--report`. */
  readonly report?: BalanceReport;
}

export interface SimulationPlan {
  readonly game: AnyGame;
  readonly table: Table;
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly Bot[];
  /** What the game counts. */
  readonly report?: AnyReport | undefined;
  /** Keeps account of the games, where one is wanted. */
  readonly balance?: Balance | undefined;
  /** Called after each game with how many are done. */
  readonly onGame?: (done: number) => void;
}

export function simulateGames({
  game,
  table,
  games,
  seed,
  bots,
  report,
  balance,
  onGame,
}: SimulationPlan): Simulation {
  const { seats, options } = table;
  const mode = game.meta.modes.find(({ id }) => id === options.mode);
  const tally = new Tally(seats, mode?.cooperative === true);
  // The text is hashed once; each game then takes its number for the other half of its seed.
  const family = next(chanceFrom(seed));
  const figures = report === undefined ? undefined : new GameFigures();
  const players = balance === undefined ? bots : bots.map((bot) => balance.watch(bot));
  let decisions = 0;
  const start = performance.now();
  for (let number = 0; number < games; number++) {
    const state = game.setup(seats, options, chanceFromNumbers(family, number));
    const listener = report && new GameListener(report, state);
    decisions += playOut(game, options, state, players, listener?.events);
    const result = game.result(state);
    if (listener !== undefined && result !== undefined) figures?.add(listener.end());
    tally.add(result);
    balance?.add(result);
    onGame?.(number + 1);
  }
  const seconds = (performance.now() - start) / 1000;
  const { scores, winnersScores, winsBySeat, unfinished } = tally;
  return {
    game: game.meta.id,
    players: seats,
    games,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    gamesPerSecond: games / seconds,
    averageDecisions: decisions / games,
    winsBySeat,
    ...defined({ scores, winnersScores, counts: figures?.counts, measures: figures?.measures }),
    unfinished,
    ...defined({ report: balance?.report() }),
  };
}
