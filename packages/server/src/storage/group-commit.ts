import { setImmediate as nextTurn } from 'node:timers/promises';

/** Beyond this a statement would carry more values than SQLite takes (32 766). */
const MOST_AT_ONCE = 500;

interface Waiting<Write> {
  readonly write: Write;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Waiting for the disk is what a write costs, so those that come while one waits go together after it.
 * Each is answered when its batch is on disk. A batch that fails fails for all in it, and for no other.
 */
export class GroupCommit<Write> {
  readonly #commit: (writes: readonly Write[]) => Promise<readonly boolean[]>;
  #waiting: Waiting<Write>[] = [];
  #running: Promise<void> | undefined;

  constructor(commit: (writes: readonly Write[]) => Promise<readonly boolean[]>) {
    this.#commit = commit;
  }

  add(write: Write): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await nextTurn();
      await this.#commitTogether(this.#waiting.splice(0, MOST_AT_ONCE));
    }
    this.#running = undefined;
  }

  async #commitTogether(batch: readonly Waiting<Write>[]): Promise<void> {
    try {
      const won = await this.#commit(batch.map(({ write }) => write));
      for (const [index, { resolve }] of batch.entries()) resolve(won[index] === true);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
