/** The host's side of one worker: asks, waits without blocking, and lets nobody wait for ever. */
import type { Move } from '@captains-table/kernel';
import type { Hint } from '../hints.ts';
import { limitFor } from './limits.ts';
import type { Answer, ChooseRequest, HintRequest, ThinkerNote, ThinkerRequest } from './messages.ts';
import { READY } from './messages.ts';
import type { WorkerPort } from './port.ts';
import { messageOf } from './port.ts';

/**
 * - `overrun`: it took longer than it may, and was ended
 * - `crash`: it broke down
 * - `refused`: it is well, but there is no answer to this request
 * - `illegal`: its answer is no legal move
 * - `closed`: nobody is asked any more
 */
export type ThinkerTrouble = 'overrun' | 'crash' | 'refused' | 'illegal' | 'closed';

export class ThinkerError extends Error {
  override readonly name = 'ThinkerError';
  readonly code: ThinkerTrouble;

  constructor(code: ThinkerTrouble, message: string) {
    super(message);
    this.code = code;
  }
}

interface Question {
  readonly id: number;
  readonly request: ThinkerRequest;
  readonly milliseconds: number;
  resolve(answer: Answer & { readonly ok: true }): void;
  reject(error: ThinkerError): void;
}

/** A worker that takes longer until it is ready to be asked will never be. */
const START_MILLISECONDS = 10_000;

/** One worker, hired when there is something to ask and replaced when it fails. */
export class Thinker {
  readonly #hire: () => WorkerPort;
  /** There is none before the first question, nor after a failure until the next one. */
  #worker: WorkerPort | undefined;
  #asked: Question | undefined;
  readonly #waiting: (Question | ThinkerNote)[] = [];
  #clock: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;
  #closed = false;

  constructor(hire: () => WorkerPort) {
    this.#hire = hire;
  }

  /** For how long at most it will be busy with what it has been asked, in milliseconds. */
  get load(): number {
    const waiting = this.#waiting.reduce((sum, job) => sum + ('id' in job ? job.milliseconds : 0), 0);
    return waiting + (this.#asked?.milliseconds ?? 0);
  }

  /** The time a request waits for others, or for the worker to start, does not count. */
  async think(request: ChooseRequest, limitMilliseconds = limitFor(request)): Promise<Move> {
    const answer = await this.#ask({ ...request, do: 'choose' }, limitMilliseconds);
    if ('move' in answer) return answer.move;
    throw new ThinkerError('refused', 'asked for a move, it answered something else');
  }

  async hint(request: HintRequest, limitMilliseconds = limitFor(request)): Promise<readonly Hint[]> {
    const answer = await this.#ask({ ...request, do: 'hint' }, limitMilliseconds);
    if ('hints' in answer) return answer.hints;
    throw new ThinkerError('refused', 'asked for hints, it answered something else');
  }

  /** Heard after everything asked before, and before everything asked after. */
  tell(note: ThinkerNote): void {
    if (this.#closed) return;
    this.#waiting.push(note);
    this.#goOn();
  }

  /** Ends the worker. Whoever still waits is told so. */
  close(): void {
    this.#closed = true;
    this.#dismiss('closed', 'the thinker was closed');
    for (const job of this.#waiting.splice(0)) {
      if ('id' in job) job.reject(new ThinkerError('closed', 'the thinker was closed'));
    }
  }

  #ask(request: ThinkerRequest, milliseconds: number): Promise<Answer & { readonly ok: true }> {
    if (this.#closed) return Promise.reject(new ThinkerError('closed', 'the thinker was closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id: ++this.#lastId, request, milliseconds, resolve, reject });
      this.#goOn();
    });
  }

  #goOn(): void {
    while (this.#asked === undefined) {
      const job = this.#waiting.shift();
      if (job === undefined) return;
      // Without a worker there is nobody who remembers what a note is about.
      if (!('id' in job)) this.#worker?.postMessage(job);
      else this.#begin(job);
    }
  }

  #begin(question: Question): void {
    this.#asked = question;
    if (this.#worker === undefined) this.#start();
    else this.#pose(question);
  }

  #start(): void {
    try {
      const worker = this.#hire();
      this.#worker = worker;
      // Who was dismissed may still have something to say.
      worker.onMessage((message) => {
        if (worker === this.#worker) this.#hear(message as Answer | typeof READY);
      });
      worker.onCrash((why) => {
        if (worker === this.#worker) this.#fail('crash', `a thinker broke down: ${why}`);
      });
      this.#startClock(START_MILLISECONDS, 'a thinker did not start');
    } catch (error) {
      this.#dismiss('crash', `a thinker could not be started: ${messageOf(error)}`);
    }
  }

  #pose(question: Question): void {
    const { id, request, milliseconds } = question;
    clearTimeout(this.#clock);
    try {
      this.#worker?.postMessage({ id, ...request });
      this.#startClock(milliseconds, `a thinker took longer than ${milliseconds} ms`);
    } catch (error) {
      // What cannot be sent is no fault of the worker.
      this.#asked = undefined;
      question.reject(new ThinkerError('refused', messageOf(error)));
    }
  }

  #hear(message: Answer | typeof READY): void {
    const asked = this.#asked;
    if (asked === undefined) return;
    if (message === READY) this.#pose(asked);
    else if (message.id === asked.id) this.#settle(asked, message);
    this.#goOn();
  }

  #settle(asked: Question, answer: Answer): void {
    clearTimeout(this.#clock);
    this.#asked = undefined;
    if (answer.ok) asked.resolve(answer);
    else asked.reject(new ThinkerError('refused', answer.message));
  }

  #startClock(milliseconds: number, message: string): void {
    this.#clock = setTimeout(() => {
      // When the host was the busy one, the answer may have come and not been read yet.
      this.#clock = setTimeout(() => this.#fail('overrun', message), 0);
    }, milliseconds);
  }

  #fail(code: ThinkerTrouble, message: string): void {
    this.#dismiss(code, message);
    this.#goOn();
  }

  #dismiss(code: ThinkerTrouble, message: string): void {
    const [worker, asked] = [this.#worker, this.#asked];
    clearTimeout(this.#clock);
    this.#worker = undefined;
    this.#asked = undefined;
    worker?.terminate();
    asked?.reject(new ThinkerError(code, message));
  }
}
