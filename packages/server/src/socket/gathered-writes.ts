import type { Writable } from 'node:stream';

/** No one waits longer than this, in milliseconds, while many sockets are written to. */
const AT_A_TIME = 5;

/**
 * What one socket is sent in one turn of the loop (a scene, an answer, a notice) leaves in one piece. Those served first
 * are written to first; where they are very many, others are let in between.
 */
export class GatheredWrites {
  readonly #gathering = new Set<Writable>();

  write(stream: Writable, bytes: Buffer): void {
    if (!this.#gathering.has(stream)) {
      if (this.#gathering.size === 0) setImmediate(() => this.#leave());
      this.#gathering.add(stream);
      stream.cork();
    }
    stream.write(bytes);
  }

  #leave(): void {
    const began = performance.now();
    for (const stream of this.#gathering) {
      this.#gathering.delete(stream);
      stream.uncork();
      if (performance.now() - began < AT_A_TIME || this.#gathering.size === 0) continue;
      setImmediate(() => this.#leave());
      return;
    }
  }
}
