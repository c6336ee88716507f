import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Publication } from './publication.ts';

interface Letter extends Publication {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Carries off everything it is given, in that order. */
type Courier = (batch: readonly Publication[]) => Promise<void>;

const BATCH = 500;

/** Sends what was published in one turn of the loop together, one batch after the other. */
export class Outbox {
  readonly #courier: () => Promise<Courier>;
  readonly #letters: Letter[] = [];
  #sending: Promise<void> | undefined;

  /** `courier` finds one in bounded time or rejects: letters do not pile up for ever. */
  constructor(courier: () => Promise<Courier>) {
    this.#courier = courier;
  }

  post(publication: Publication): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#letters.push({ ...publication, resolve, reject });
      this.#sending ??= this.#send();
    });
  }

  /** Resolves when nothing is on its way any more. */
  async emptied(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    await nextTurn();
    while (this.#letters.length > 0) {
      try {
        const courier = await this.#courier();
        await hand(this.#letters.splice(0, BATCH), courier);
      } catch (error) {
        for (const { reject } of this.#letters.splice(0)) reject(error);
      }
    }
    this.#sending = undefined;
  }
}

async function hand(batch: readonly Letter[], courier: Courier): Promise<void> {
  try {
    await courier(batch);
    for (const { resolve } of batch) resolve();
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
