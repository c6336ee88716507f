/** A player who thinks in a pool. */
import type { Move, Options, Seat } from '@captains-table/kernel';
import { chanceFrom, defined, findLegal } from '@captains-table/kernel';
import type { Bot, SlowBot } from '../bot.ts';
import type { Observation } from '../observation.ts';
import { randomBot } from '../random.ts';
import type { Job, Wish } from './job.ts';
import type { ThinkerNote } from './messages.ts';
import type { Claim } from './queue.ts';
import type { Thinker } from './thinker.ts';
import { ThinkerError } from './thinker.ts';

export interface PoolSeat {
  readonly game: string;
  /** The rules version that is played; without it the workers' own. */
  readonly rules?: string;
  readonly options: Options;
  /** No other table has this name. */
  readonly table: string;
  readonly seed: string;
  /** For whom it thinks at first (default: no person). */
  readonly claim?: Claim;
  readonly policyless?: boolean;
  /** Makes the move, here and at once, when the worker cannot (default: any legal one). */
  readonly fallback?: Bot;
  readonly onTrouble?: (error: ThinkerError) => void;
}

/** What a bot asks of the pool it thinks in. */
interface Pool {
  add(wish: Wish): Job;
  answerTo(job: Job, kind: 'move'): Promise<Move>;
  reclaim(job: Job, claim: Claim): void;
  drop(job: Job): void;
}

export class PoolBot implements SlowBot {
  readonly name: string;
  readonly #pool: Pool;
  readonly #seated: PoolSeat;
  readonly #fallback: Bot;
  #claim: Claim;
  /** The decision it thinks about now. */
  #thinking: { readonly job: Job; readonly seat: Seat } | undefined;
  /** What it saw meanwhile: a tree must not change while it grows. */
  readonly #unheard: ThinkerNote[] = [];
  /** Where its search tree is kept, and for which seat. Known from the first decision on. */
  #home: { readonly thinker: Thinker; readonly seat: Seat } | undefined;

  constructor(pool: Pool, level: string, seated: PoolSeat) {
    this.name = level;
    this.#pool = pool;
    this.#seated = seated;
    this.#claim = seated.claim ?? { owner: '' };
    this.#fallback = seated.fallback ?? randomBot(seated.seed);
  }

  /** For whom it thinks from now on, the decision under way included. */
  set claim(claim: Claim) {
    this.#claim = claim;
    if (this.#thinking !== undefined) this.#pool.reclaim(this.#thinking.job, claim);
  }

  async choose(observation: Observation): Promise<Move> {
    try {
      return await this.#think(observation);
    } catch (error) {
      const isOver = error instanceof ThinkerError && (error.code === 'closed' || error.code === 'dropped');
      if (!(error instanceof ThinkerError) || isOver) throw error;
      this.#seated.onTrouble?.(error);
      // Another server may have made the move meanwhile.
      if (observation.legal.length === 0)
        throw new ThinkerError('dropped', 'the decision was made elsewhere');
      return this.#fallback.choose(observation);
    }
  }

  saw(mover: Seat, move: Move | undefined, choices: number): void {
    this.#fallback.saw?.(mover, move, choices);
    if (this.#home === undefined) return;
    const { thinker, seat } = this.#home;
    const note: ThinkerNote = { do: 'saw', table: this.#seated.table, seat, mover, move, choices };
    if (this.#thinking === undefined) thinker.tell(note);
    else this.#unheard.push(note);
  }

  /** Forgets what it has thought, and stops thinking. It may be asked again, as after moves were taken back. */
  close(): void {
    if (this.#thinking !== undefined) {
      const { job, seat } = this.#thinking;
      this.#pool.drop(job);
      this.#settleAt(job, seat);
    }
    this.#leave();
  }

  async #think(observation: Observation): Promise<Move> {
    const { game, rules, options, table, seed, policyless = false } = this.#seated;
    const { seat, legal } = observation;
    if (this.#home?.seat !== seat) this.#leave();
    // A re-deal serves as well as the truth, which stays here.
    const state = observation.redeal(chanceFrom(`thinker/${seed}`));
    const question = {
      do: 'choose',
      game,
      options,
      state,
      seat,
      level: this.name,
      seed,
      table,
      policyless,
      ...defined({ rules }),
    } as const;
    const job = this.#pool.add({ question, claim: this.#claim, favourite: this.#home?.thinker });
    this.#thinking = { job, seat };
    const answer = await this.#pool.answerTo(job, 'move').finally(() => this.#settleAt(job, seat));
    const move = findLegal(legal, answer);
    if (move !== undefined) return move;
    this.#leave();
    throw new ThinkerError('illegal', `seat ${seat} was to make a move that is not legal`);
  }

  /** A tree left behind would miss the next moves, and mislead the next search. */
  #settleAt(job: Job, seat: Seat): void {
    if (this.#thinking?.job !== job) return;
    this.#thinking = undefined;
    const { thinker } = job;
    if (thinker !== this.#home?.thinker) this.#leave();
    if (thinker !== undefined) this.#home = { thinker, seat };
    for (const note of this.#unheard.splice(0)) thinker?.tell(note);
  }

  #leave(): void {
    this.#home?.thinker.tell({ do: 'forget', table: this.#seated.table, seat: this.#home.seat });
    this.#home = undefined;
    this.#unheard.length = 0;
  }
}
