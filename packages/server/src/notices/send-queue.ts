type Send = () => Promise<void>;

/** Lets a few go out at once and a bounded number wait, so that a slow receiver costs others little. */
export class SendQueue {
  readonly #atOnce: number;
  readonly #room: number;
  readonly #running = new Set<Promise<void>>();
  #waiting: Send[] = [];
  #closed = false;

  constructor(atOnce: number, room: number) {
    this.#atOnce = atOnce;
    this.#room = room;
  }

  /** False when there is no room. What is added must not reject. */
  add(send: Send): boolean {
    if (this.#closed || this.#waiting.length >= this.#room) return false;
    this.#waiting.push(send);
    this.#next();
    return true;
  }

  /** Forgets who waits; resolves when those under way have ended, or after that many milliseconds. */
  async close(within: number): Promise<void> {
    this.#closed = true;
    this.#waiting = [];
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, within);
    });
    await Promise.race([Promise.all(this.#running), late]);
    clearTimeout(timer);
  }

  #next(): void {
    if (this.#running.size >= this.#atOnce) return;
    const send = this.#waiting.shift();
    if (send === undefined) return;
    const run = send().finally(() => {
      this.#running.delete(run);
      this.#next();
    });
    this.#running.add(run);
  }
}
