import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Publication } from './publication.ts';

interface QueuedPublication extends Publication {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Sends a batch, in its order. */
type Send = (batch: readonly Publication[]) => Promise<void>;

const BATCH = 500;

/** Sends what was published in one turn of the loop together, one batch after the other. */
export class Outbox {
  readonly #connect: () => Promise<Send>;
  readonly #queue: QueuedPublication[] = [];
  #sending: Promise<void> | undefined;

  /** `connect` succeeds or rejects in bounded time, so that the queue cannot grow for ever. */
  constructor(connect: () => Promise<Send>) {
    this.#connect = connect;
  }

  post(publication: Publication): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ ...publication, resolve, reject });
      this.#sending ??= this.#send();
    });
  }

  /** Resolves when nothing is being sent any more. */
  async emptied(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    await nextTurn();
    while (this.#queue.length > 0) {
      try {
        const send = await this.#connect();
        await sendBatch(this.#queue.splice(0, BATCH), send);
      } catch (error) {
        for (const { reject } of this.#queue.splice(0)) reject(error);
      }
    }
    this.#sending = undefined;
  }
}

async function sendBatch(batch: readonly QueuedPublication[], send: Send): Promise<void> {
  try {
    await send(batch);
    for (const { resolve } of batch) resolve();
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
