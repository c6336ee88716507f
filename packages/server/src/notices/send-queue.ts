type Send = () => Promise<void>;

export interface SendLimits {
  /** How many go out at once, and how many of them for one person. */
  readonly atOnce: number;
  readonly atOnceEach: number;
  /** How many may wait, and how many of them for one person. */
  readonly room: number;
  readonly roomEach: number;
}

interface Line {
  readonly waiting: Send[];
  running: number;
}

/** Sends in turn by person, a few at a time, so that one person's slow receivers delay no one else. */
export class SendQueue {
  readonly #limits: SendLimits;
  /** The person served longest ago comes first. */
  readonly #lines = new Map<string, Line>();
  readonly #running = new Set<Promise<void>>();
  #waiting = 0;
  #closed = false;

  constructor(limits: SendLimits) {
    this.#limits = limits;
  }

  /** False when it, or another that was waiting, had to be dropped. What is added must not reject. */
  add(person: string, send: Send): boolean {
    const { room, roomEach } = this.#limits;
    const line = this.#lines.get(person) ?? { waiting: [], running: 0 };
    if (this.#closed || line.waiting.length >= roomEach) return false;
    this.#lines.set(person, line);
    line.waiting.push(send);
    this.#waiting++;
    this.#next();
    if (this.#waiting <= room) return true;
    this.#leaveOut();
    return false;
  }

  /** Forgets who waits; resolves when those under way have ended, or after that many milliseconds. */
  async close(within: number): Promise<void> {
    this.#closed = true;
    this.#lines.clear();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, within);
    });
    await Promise.race([Promise.all(this.#running), late]);
    clearTimeout(timer);
  }

  #next(): void {
    while (this.#running.size < this.#limits.atOnce) {
      const [person, line] = this.#firstInTurn() ?? [];
      const send = line?.waiting.shift();
      if (person === undefined || line === undefined || send === undefined) return;
      this.#waiting--;
      this.#lines.delete(person);
      this.#lines.set(person, line);
      this.#send(person, line, send);
    }
  }

  #firstInTurn(): [string, Line] | undefined {
    for (const [person, line] of this.#lines) {
      if (line.waiting.length > 0 && line.running < this.#limits.atOnceEach) return [person, line];
    }
    return undefined;
  }

  #send(person: string, line: Line, send: Send): void {
    line.running++;
    const run = send().finally(() => {
      line.running--;
      this.#running.delete(run);
      if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(person);
      this.#next();
    });
    this.#running.add(run);
  }

  /** The person with the most waiting loses one. */
  #leaveOut(): void {
    const lines = [...this.#lines.values()];
    lines.reduce((most, line) => (line.waiting.length > most.waiting.length ? line : most)).waiting.pop();
    this.#waiting--;
  }
}
