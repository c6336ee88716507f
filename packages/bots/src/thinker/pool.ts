/** Several workers that share the thinking between those it is done for. */
import type { Move } from '@captains-table/kernel';
import type { JudgedMove } from '../exercises/judge.ts';
import type { Hint } from '../hints.ts';
import type { Wish } from './job.ts';
import { Job } from './job.ts';
import type { ChooseRequest, HintRequest, JudgeRequest, Outcome } from './messages.ts';
import type { PoolSeat } from './pool-bot.ts';
import { PoolBot } from './pool-bot.ts';
import type { WorkerPort } from './port.ts';
import { messageOf } from './port.ts';
import type { Claim } from './queue.ts';
import { FairQueue } from './queue.ts';
import { Thinker, ThinkerError } from './thinker.ts';

/** A step takes far less; loading a game, or a machine with other things to do, may take a while. */
const LOST_AFTER = 5_000;
/** Where only one person's bots think. */
const NO_ONE: Claim = { owner: '' };

/** One core is left to the host: it has other requests to answer. */
export function usualWorkers(parallelism: number): number {
  return Math.max(1, Math.floor(parallelism) - 1);
}

/**
 * Questions are thought about in short steps, in turn by owner: quick ones come in between, and the
 * more owners there are, the less each long one can think in its time (see `SearchRun`).
 */
export class ThinkerPool {
  readonly #thinkers: readonly Thinker[];
  readonly #queue = new FairQueue<Job>();
  #lastId = 0;
  #closed = false;

  /** `lostAfter`: a worker that says nothing for this many milliseconds is replaced. */
  constructor(startWorker: () => WorkerPort, workers: number, lostAfter = LOST_AFTER) {
    this.#thinkers = Array.from({ length: Math.max(1, workers) }, () => new Thinker(startWorker, lostAfter));
  }

  async think(request: ChooseRequest, claim = NO_ONE): Promise<Move> {
    return this.answerTo(this.add({ question: { ...request, do: 'choose' }, claim }), 'move');
  }

  /** `within`: milliseconds after which it answers what it knows by then, or rejects as `late`. */
  async hint(request: HintRequest, claim = NO_ONE, within?: number): Promise<readonly Hint[]> {
    return this.answerTo(this.add({ question: { ...request, do: 'hint' }, claim, within }), 'hints');
  }

  /** What every legal move is worth. It is never hurried: the answer is the same on every machine. */
  async judge(request: JudgeRequest, claim = NO_ONE): Promise<readonly JudgedMove[]> {
    return this.answerTo(this.add({ question: { ...request, do: 'judge' }, claim }), 'judged');
  }

  /** Plays one seat. Rejects only when it, or the pool, has been closed: then the seat must not play on. */
  bot(level: string, seat: PoolSeat): PoolBot {
    return new PoolBot(this, level, seat);
  }

  close(): void {
    this.#closed = true;
    for (const job of this.#queue.all) this.#end(job, closed());
    for (const thinker of this.#thinkers) thinker.close();
  }

  add(wish: Wish): Job {
    const job = new Job(++this.#lastId, wish);
    if (this.#closed) {
      job.fail(closed());
      return job;
    }
    this.#queue.add(job);
    if (wish.within !== undefined) job.hurry(wish.within, () => this.#clearUp(job));
    this.#dispatch();
    return job;
  }

  async answerTo(job: Job, kind: 'move'): Promise<Move>;
  async answerTo(job: Job, kind: 'hints'): Promise<readonly Hint[]>;
  async answerTo(job: Job, kind: 'judged'): Promise<readonly JudgedMove[]>;
  async answerTo(job: Job, kind: 'move' | 'hints' | 'judged'): Promise<unknown> {
    const outcome: Partial<Record<typeof kind, unknown>> & Outcome = await job.outcome;
    if (outcome[kind] !== undefined) return outcome[kind];
    throw new ThinkerError('refused', `asked for ${kind}, it answered something else`);
  }

  /** Its owner has changed, or a person has come to the table or left it. */
  reclaim(job: Job, claim: Claim): void {
    job.claim = claim;
    this.#queue.recount(job);
  }

  /** The answer is not needed any more. */
  drop(job: Job): void {
    if (job.isSettled) return;
    job.fail(new ThinkerError('dropped', 'the answer is not needed any more'));
    this.#clearUp(job);
  }

  /** The next job that a free worker can continue, as long as there is one. */
  #dispatch(): void {
    for (;;) {
      const free = this.#thinkers.filter((thinker) => thinker.isFree);
      const canGoOn = ({ thinker }: Job) => thinker === undefined || thinker.isFree;
      const job = free.length === 0 ? undefined : this.#queue.take(canGoOn);
      if (job === undefined) return;
      const [any] = free;
      const thinker = job.thinker ?? free.find((candidate) => candidate === job.favourite) ?? any;
      if (thinker !== undefined) void this.#step(job, thinker);
    }
  }

  async #step(job: Job, thinker: Thinker): Promise<void> {
    try {
      const answer = await thinker.ask(job.id, job.next(thinker));
      if ('unfinished' in answer) this.#putBack(job, thinker);
      else this.#end(job, answer);
    } catch (error) {
      this.#end(job, error instanceof ThinkerError ? error : new ThinkerError('refused', messageOf(error)));
    }
    if (!this.#closed) this.#dispatch();
  }

  #putBack(job: Job, thinker: Thinker): void {
    job.hasStepped();
    this.#queue.putBack(job);
    if (job.isSettled) this.#forget(job, thinker);
  }

  #end(job: Job, how: Parameters<Job['succeed']>[0] | ThinkerError): void {
    this.#queue.remove(job);
    if (job.isSettled) return;
    if (how instanceof Error) job.fail(how);
    else job.succeed(how);
  }

  /** A job that is settled while it waits leaves the queue; one that is worked on, at its next step. */
  #clearUp(job: Job): void {
    this.#queue.recount(job);
    if (job.isSettled && this.#queue.isWaiting(job)) this.#forget(job, job.thinker);
  }

  #forget(job: Job, thinker: Thinker | undefined): void {
    this.#queue.remove(job);
    thinker?.tell({ do: 'drop', question: job.id });
  }
}

function closed(): ThinkerError {
  return new ThinkerError('closed', 'the pool was closed');
}
