/** A table as the load sees it, on either server: people with sockets, one move at a time. */

/** One socket at one table. */
export interface Player {
  /** Grows with every change that this socket has been shown. */
  readonly version: number;
  readonly mayMove: boolean;
  readonly isOver: boolean;
  /** Sends any move that is allowed. The next version that each player gets shows it. */
  move(): void;
  /** Set by the table, called when something new is shown. */
  onShown: (at: number, bytes: number) => void;
  close(): void;
}

/** Who decides when tables move, and reads the clock. */
export interface LoadDriver {
  /** A player at this table may move. */
  ready(table: BenchTable): void;
  /** A move sent so long ago has reached all players. */
  seen(milliseconds: number): void;
  /** How many bytes a socket was sent to show a move. */
  pushed(bytes: number): void;
  failed(error: unknown): void;
}

export class BenchTable {
  readonly #players: readonly Player[];
  readonly #driver: LoadDriver;
  /** The same people begin another game. */
  readonly #beginAgain: () => Promise<void>;
  #underWay: { readonly sentAt: number; readonly version: number } | undefined;
  #isReady = false;
  #isClosed = false;
  #version: number;
  /** Made here so far, by people and bots. */
  moves = 0;

  constructor(players: readonly Player[], driver: LoadDriver, beginAgain: () => Promise<void>) {
    this.#players = players;
    this.#driver = driver;
    this.#beginAgain = beginAgain;
    this.#version = lowestVersion(players);
    for (const player of players) player.onShown = (at, bytes) => this.#shown(at, bytes);
    this.#look();
  }

  /** Only when it is ready. */
  move(): void {
    const mover = this.#players.find((player) => player.mayMove);
    if (mover === undefined) throw new Error('no one may move');
    this.#isReady = false;
    this.#underWay = { sentAt: performance.now(), version: mover.version + 1 };
    mover.move();
  }

  close(): void {
    for (const player of this.#players) player.close();
  }

  #shown(at: number, bytes: number): void {
    if (this.#isClosed) return;
    const version = lowestVersion(this.#players);
    this.#driver.pushed(bytes);
    this.moves += version - this.#version;
    this.#version = version;
    if (this.#underWay !== undefined && version >= this.#underWay.version) {
      this.#driver.seen(at - this.#underWay.sentAt);
      this.#underWay = undefined;
    }
    this.#look();
  }

  #look(): void {
    if (this.#underWay !== undefined || this.#isReady) return;
    if (this.#players.every((player) => player.isOver)) void this.#again();
    else if (this.#players.some((player) => player.mayMove)) {
      this.#isReady = true;
      this.#driver.ready(this);
    }
  }

  async #again(): Promise<void> {
    this.#isClosed = true;
    try {
      await this.#beginAgain();
    } catch (error) {
      this.#driver.failed(error);
      return;
    }
    this.#isClosed = false;
    this.#version = lowestVersion(this.#players);
    this.#look();
  }
}

/** What all players have been shown. */
function lowestVersion(players: readonly Player[]): number {
  return Math.min(...players.map(({ version }) => version));
}
