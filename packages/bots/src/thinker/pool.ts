/** Several workers that share the thinking, and players who think there. */
import type { Move, Options, Seat } from '@captains-table/kernel';
import { chanceFrom, findLegal } from '@captains-table/kernel';
import type { Bot, SlowBot } from '../bot.ts';
import type { Glimpse } from '../glimpse.ts';
import type { Hint } from '../hints.ts';
import { randomBot } from '../random.ts';
import type { ChooseRequest, HintRequest } from './messages.ts';
import type { WorkerPort } from './port.ts';
import { Thinker, ThinkerError } from './thinker.ts';

export interface PoolSeat {
  readonly game: string;
  readonly options: Options;
  /** No other table has this name. */
  readonly table: string;
  readonly seed: string;
  readonly policyless?: boolean;
  readonly limitMilliseconds?: number;
  /** Makes the move, here and at once, when the worker cannot (default: any legal one). */
  readonly fallback?: Bot;
  readonly onTrouble?: (error: ThinkerError) => void;
}

/** One core is left to the host: it must answer everybody else meanwhile. */
export function usualWorkers(parallelism: number): number {
  return Math.max(1, Math.floor(parallelism) - 1);
}

export class ThinkerPool {
  readonly #thinkers: readonly Thinker[];

  constructor(hire: () => WorkerPort, workers: number) {
    this.#thinkers = Array.from({ length: Math.max(1, workers) }, () => new Thinker(hire));
  }

  think(request: ChooseRequest, limitMilliseconds?: number): Promise<Move> {
    return this.leastBusy().think(request, limitMilliseconds);
  }

  hint(request: HintRequest, limitMilliseconds?: number): Promise<readonly Hint[]> {
    return this.leastBusy().hint(request, limitMilliseconds);
  }

  /** Plays one seat. Rejects only when the pool has been closed: then nobody should play on. */
  bot(level: string, seat: PoolSeat): SlowBot {
    return new PoolBot(this, level, seat);
  }

  /** Of equals the favourite, who may remember something. */
  leastBusy(favourite?: Thinker): Thinker {
    const least = this.#thinkers.reduce((best, thinker) => (thinker.load < best.load ? thinker : best));
    return favourite !== undefined && favourite.load <= least.load ? favourite : least;
  }

  close(): void {
    for (const thinker of this.#thinkers) thinker.close();
  }
}

class PoolBot implements SlowBot {
  readonly name: string;
  readonly #pool: ThinkerPool;
  readonly #seated: PoolSeat;
  readonly #fallback: Bot;
  /** Where its search tree is kept, and for which seat. Known from the first decision on. */
  #home: { readonly thinker: Thinker; readonly seat: Seat } | undefined;

  constructor(pool: ThinkerPool, level: string, seated: PoolSeat) {
    this.name = level;
    this.#pool = pool;
    this.#seated = seated;
    this.#fallback = seated.fallback ?? randomBot(seated.seed);
  }

  async choose(glimpse: Glimpse): Promise<Move> {
    try {
      return await this.#think(glimpse);
    } catch (error) {
      if (!(error instanceof ThinkerError) || error.code === 'closed') throw error;
      this.#seated.onTrouble?.(error);
      return this.#fallback.choose(glimpse);
    }
  }

  saw(mover: Seat, move: Move | undefined, choices: number): void {
    this.#fallback.saw?.(mover, move, choices);
    if (this.#home === undefined) return;
    const { thinker, seat } = this.#home;
    thinker.tell({ do: 'saw', table: this.#seated.table, seat, mover, move, choices });
  }

  /** Forgets what it has thought. It may be asked again, as after moves were taken back. */
  close(): void {
    this.#leave();
  }

  async #think(glimpse: Glimpse): Promise<Move> {
    const { game, options, table, seed, policyless = false, limitMilliseconds } = this.#seated;
    const { seat, legal } = glimpse;
    // A re-deal serves as well as the truth, which stays here.
    const state = glimpse.redeal(chanceFrom(`thinker/${seed}`));
    const thinker = this.#moveTo(this.#pool.leastBusy(this.#home?.thinker), seat);
    const request = { game, options, state, seat, level: this.name, seed, table, policyless };
    const move = findLegal(legal, await thinker.think(request, limitMilliseconds));
    if (move !== undefined) return move;
    this.#leave();
    throw new ThinkerError('illegal', `seat ${seat} was to make a move that is not legal`);
  }

  /** A tree left behind would miss the next moves, and mislead whoever comes back to it. */
  #moveTo(thinker: Thinker, seat: Seat): Thinker {
    if (thinker !== this.#home?.thinker || seat !== this.#home.seat) this.#leave();
    this.#home = { thinker, seat };
    return thinker;
  }

  #leave(): void {
    this.#home?.thinker.tell({ do: 'forget', table: this.#seated.table, seat: this.#home.seat });
    this.#home = undefined;
  }
}
