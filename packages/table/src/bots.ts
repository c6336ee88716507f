/** The bots at one table: for seats of their own, and for people who are away. */
import type { Claim, PoolBot, ThinkerPool } from '@captains-table/bots';
import { Observation, tellOfMove, ThinkerError } from '@captains-table/bots';
import type { Move, Seat } from '@captains-table/kernel';
import { newSeed } from '@captains-table/kernel';
import type { EntryOutcome, Table } from './table.ts';

export interface Thought {
  readonly seat: Seat;
  /** The number of the decision it was about. */
  readonly since: number;
  readonly move: Move;
}

export class TableBots {
  readonly #pool: ThinkerPool;
  readonly #onTrouble: (error: ThinkerError) => void;
  readonly #bots = new Map<Seat, PoolBot>();
  #claim: Claim = { owner: '' };

  constructor(pool: ThinkerPool, onTrouble: (error: ThinkerError) => void) {
    this.#pool = pool;
    this.#onTrouble = onTrouble;
  }

  /** The first seat for which a bot has to decide. */
  static dueAt(table: Table): Seat | undefined {
    return table.pending.find(({ seat }) => table.isPlayedByBot(seat))?.seat;
  }

  /** Counts the bots' thinking as this person's from now on, the decisions they think about already included. */
  thinkFor(claim: Claim): void {
    this.#claim = claim;
    for (const bot of this.#bots.values()) bot.claim = claim;
  }

  /** Thinks about the decision of a seat as it is now. Undefined when it was stopped. */
  async think(table: Table, seat: Seat): Promise<Thought | undefined> {
    const { match, decidingSince } = table;
    if (match === undefined) throw new Error('nothing to think about before the start');
    const since = decidingSince[seat] ?? 0;
    const observation = new Observation(match.game, match.options, match.state, seat, () =>
      match.legal(seat),
    );
    try {
      return { seat, since, move: await this.#botFor(table, seat).choose(observation) };
    } catch (error) {
      if (error instanceof ThinkerError && error.code === 'dropped') return undefined;
      throw error;
    }
  }

  /** Bots that have thought ahead follow what happens; after moves were taken back they start again. */
  follow(table: Table, { moved, rewound }: EntryOutcome): void {
    if (rewound) for (const bot of this.#bots.values()) bot.close();
    else if (moved !== undefined) tellOfMove(table.loaded.game, this.#bots, moved);
  }

  /** What they think about is of no use any more. */
  stop(): void {
    for (const bot of this.#bots.values()) bot.close();
    this.#bots.clear();
  }

  #botFor(table: Table, seat: Seat): PoolBot {
    const level = table.levelAt(seat);
    const known = this.#bots.get(seat);
    if (known?.name === level) return known;
    known?.close();
    const { game, rules, options, id } = table.record;
    const bot = this.#pool.bot(level, {
      game,
      rules,
      options,
      table: id,
      seed: newSeed(),
      claim: this.#claim,
      onTrouble: this.#onTrouble,
    });
    this.#bots.set(seat, bot);
    return bot;
  }
}
