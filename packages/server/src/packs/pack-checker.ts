/** Has packs looked at in a thread of their own, one after the other, and ends the thread when one takes too long. */
import type { WorkerPort } from '@captains-table/bots';
import { Failure } from '@captains-table/protocol';
import type { PackAnswer, PackQuestion } from './pack-worker.ts';

export interface PackLimits {
  /** Random games that are played with a pack before it is kept. */
  readonly games: number;
  /** No further one is begun after this many milliseconds. */
  readonly milliseconds: number;
  /** A pack that takes longer than this is refused. */
  readonly patience: number;
  /** Packs that may wait to be looked at. */
  readonly waiting: number;
}

type Answer = PackAnswer | undefined;

export class PackChecker {
  readonly #startWorker: () => WorkerPort;
  readonly #limits: PackLimits;
  #worker: WorkerPort | undefined;
  #settle: ((answer: Answer) => void) | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #lastId = 0;
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(startWorker: () => WorkerPort, limits: PackLimits) {
    this.#startWorker = startWorker;
    this.#limits = limits;
  }

  /** Undefined where the thread did not come to an answer. `known`: packs with which nothing needs to be played. */
  async check(text: string, known: readonly string[]): Promise<Answer> {
    if (this.#closed) throw new Failure('closing');
    const { waiting, patience, games, milliseconds } = this.#limits;
    if (this.#waiting >= waiting) throw new Failure('too-many', { retryAfter: patience });
    this.#waiting++;
    const turn = this.#turn.then(() => this.#ask({ id: ++this.#lastId, text, games, milliseconds, known }));
    this.#turn = turn.catch(() => undefined);
    return turn.finally(() => this.#waiting--);
  }

  close(): void {
    this.#closed = true;
    this.#dismiss();
  }

  #ask(question: PackQuestion): Promise<Answer> {
    if (this.#closed) throw new Failure('closing');
    return new Promise<Answer>((resolve) => {
      clearTimeout(this.#idle);
      const timer = setTimeout(() => this.#dismiss(), this.#limits.patience);
      this.#settle = (answer) => {
        clearTimeout(timer);
        this.#settle = undefined;
        this.#idle = setTimeout(() => this.#dismiss(), IDLE).unref();
        resolve(answer);
      };
      this.#worker ??= this.#hire();
      this.#worker.postMessage(question);
    });
  }

  #hire(): WorkerPort {
    const worker = this.#startWorker();
    worker.onMessage((message) => {
      // Both ends come from the same build.
      const answer = message as PackAnswer;
      if (this.#worker === worker && answer.id === this.#lastId) this.#settle?.(answer);
    });
    worker.onCrash(() => {
      if (this.#worker === worker) this.#dismiss();
    });
    return worker;
  }

  #dismiss(): void {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    worker?.terminate();
    this.#settle?.(undefined);
  }
}

/** The thread ends after so long without a pack: its memory is needed by others. */
const IDLE = 20_000;
