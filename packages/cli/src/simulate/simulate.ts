import type { AnyGame, AnyReport } from '@captains-table/kernel';
import { chanceFrom, chanceFromNumbers, defined, next } from '@captains-table/kernel';
import type { TableSettings } from '@captains-table/kernel/contract';
import type { Forfeit } from '../forfeit.ts';
import { Forfeits } from '../forfeit.ts';
import type { Balance, BalanceReport } from './balance.ts';
import type { Spreads } from './game-figures.ts';
import { GameFigures, GameListener } from './game-figures.ts';
import type { GamePlayer } from './game-players.ts';
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
  /** What the game counts, for each game that ended: rounds, busts … Absent if it counts nothing. */
  readonly counts?: Spreads;
  /** What the game measures many times in a game, over all times: cards in the harbour … */
  readonly measures?: Spreads;
  readonly unfinished: number;
  /** Games that a program has lost by failing: they count for nothing else. Absent without any. */
  readonly forfeits?: readonly Forfeit[];
  /** Where points come from and what wins, with `--report`. */
  readonly report?: BalanceReport;
}

export interface SimulationPlan {
  readonly game: AnyGame;
  readonly table: TableSettings;
  readonly games: number;
  readonly seed: string;
  readonly player: GamePlayer;
  /** What the game counts. */
  readonly report?: AnyReport | undefined;
  /** Keeps account of the games, where one is wanted. */
  readonly balance?: Balance | undefined;
  /** Called after each game with how many are done. */
  readonly onGame?: (done: number) => void;
}

export async function simulateGames(plan: SimulationPlan): Promise<Simulation> {
  const { game, table, games, seed, player, report, balance, onGame } = plan;
  const { seats, options } = table;
  const mode = game.meta.modes.find(({ id }) => id === options.mode);
  const tally = new Tally(seats, mode?.cooperative === true);
  // The text is hashed once; each game then takes its number for the other half of its seed.
  const family = next(chanceFrom(seed));
  const figures = report === undefined ? undefined : new GameFigures();
  const forfeits = new Forfeits();
  let decisions = 0;
  const start = performance.now();
  for (let number = 0; number < games; number++) {
    const state = game.setup(seats, options, chanceFromNumbers(family, number));
    const listener = report && new GameListener(report, state);
    const playing = player.play(state, number, listener?.events);
    // Bots of our own answer at once, a million times: no need to wait.
    const played = typeof playing === 'number' ? playing : await playing;
    if (typeof played === 'number') {
      decisions += played;
      const result = game.result(state);
      if (listener !== undefined && result !== undefined) figures?.add(listener.end());
      tally.add(result);
      balance?.add(result);
    } else {
      forfeits.add(played);
      balance?.add(undefined);
    }
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
    ...(forfeits.list.length === 0 ? {} : { forfeits: forfeits.list }),
    ...defined({ report: balance?.report() }),
  };
}
