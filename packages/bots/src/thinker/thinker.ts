/** The host's side of one worker: asks, waits without blocking, and gives up in time. */
import type { Answer, ThinkerNote, ThinkerRequest } from './messages.ts';
import { isAnswer, READY } from './messages.ts';
import type { WorkerPort } from './port.ts';
import { messageOf } from './port.ts';

/**
 * - `overrun`: the worker said nothing for too long, and was ended
 * - `crash`: it broke down
 * - `refused`: it is well, but there is no answer to this request
 * - `illegal`: its answer is no legal move
 * - `late`: there was no answer by the time it was needed
 * - `dropped`: the answer is not needed any more
 * - `closed`: the thinker was closed
 */
export type ThinkerTrouble = 'overrun' | 'crash' | 'refused' | 'illegal' | 'late' | 'dropped' | 'closed';

export class ThinkerError extends Error {
  override readonly name = 'ThinkerError';
  readonly code: ThinkerTrouble;

  constructor(code: ThinkerTrouble, message: string) {
    super(message);
    this.code = code;
  }
}

export type GoodAnswer = Answer & { readonly ok: true };

interface Asked {
  readonly id: number;
  readonly request: ThinkerRequest;
  resolve(answer: GoodAnswer): void;
  reject(error: ThinkerError): void;
}

/** A worker that takes longer until it is ready to be asked will never be. */
const START_MILLISECONDS = 10_000;

/** One worker, started when there is something to ask and replaced when it fails. */
export class Thinker {
  readonly #startWorker: () => WorkerPort;
  readonly #lostAfter: number;
  /** There is none before the first request, nor after a failure until the next one. */
  #worker: WorkerPort | undefined;
  #generation = 0;
  #asked: Asked | undefined;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `lostAfter`: a worker that says nothing for this many milliseconds has lost its way. */
  constructor(startWorker: () => WorkerPort, lostAfter: number) {
    this.#startWorker = startWorker;
    this.#lostAfter = lostAfter;
  }

  get isFree(): boolean {
    return this.#asked === undefined;
  }

  /** Another number means another worker, who knows nothing of what was begun. */
  get generation(): number {
    return this.#generation;
  }

  /** One thing at a time. The time until the worker has started does not count. */
  ask(id: number, request: ThinkerRequest): Promise<GoodAnswer> {
    if (this.#closed) return Promise.reject(new ThinkerError('closed', 'the thinker was closed'));
    if (this.#asked !== undefined) throw new Error('a thinker is asked one thing at a time');
    return new Promise((resolve, reject) => {
      const asked = { id, request, resolve, reject };
      this.#asked = asked;
      if (this.#worker === undefined) this.#start();
      else this.#pose(asked);
    });
  }

  /** Heard after everything asked before, and before everything asked after. */
  tell(note: ThinkerNote): void {
    // Without a worker there is no memory that a note could be about.
    this.#worker?.postMessage(note);
  }

  /** Ends the worker, and fails the request that still waits. */
  close(): void {
    this.#closed = true;
    this.#dismiss('closed', 'the thinker was closed');
  }

  #start(): void {
    try {
      const worker = this.#startWorker();
      this.#worker = worker;
      // A dismissed worker may still send messages.
      worker.onMessage((message) => {
        if (worker === this.#worker) this.#hear(message);
      });
      worker.onCrash((why) => {
        if (worker === this.#worker) this.#dismiss('crash', `a thinker broke down: ${why}`);
      });
      this.#startClock(START_MILLISECONDS, 'a thinker did not start');
    } catch (error) {
      this.#dismiss('crash', `a thinker could not be started: ${messageOf(error)}`);
    }
  }

  #pose(asked: Asked): void {
    clearTimeout(this.#clock);
    try {
      this.#worker?.postMessage({ id: asked.id, ...asked.request });
      this.#startClock(this.#lostAfter, `a thinker said nothing for ${this.#lostAfter} ms`);
    } catch (error) {
      // What cannot be sent is no fault of the worker.
      this.#asked = undefined;
      asked.reject(new ThinkerError('refused', messageOf(error)));
    }
  }

  #hear(message: unknown): void {
    const asked = this.#asked;
    if (asked === undefined) return;
    if (message === READY) return this.#pose(asked);
    if (!isAnswer(message) || message.id !== asked.id) return;
    clearTimeout(this.#clock);
    this.#asked = undefined;
    if (message.ok) asked.resolve(message);
    else asked.reject(new ThinkerError('refused', message.message));
  }

  #startClock(milliseconds: number, message: string): void {
    this.#clock = setTimeout(() => {
      // When the host was the busy one, the answer may have come and not been read yet.
      this.#clock = setTimeout(() => this.#dismiss('overrun', message), 0);
    }, milliseconds);
  }

  #dismiss(code: ThinkerTrouble, message: string): void {
    const [worker, asked] = [this.#worker, this.#asked];
    clearTimeout(this.#clock);
    this.#worker = undefined;
    this.#asked = undefined;
    this.#generation++;
    worker?.terminate();
    asked?.reject(new ThinkerError(code, message));
  }
}
