/** Bots of our own on some seats of a match: they answer as soon as they owe a decision. */
import type { Bot } from '@captains-table/bots';
import { Observation, tellOfMove } from '@captains-table/bots';
import type { BotAtSeat, GameEvent, Move, Pending, PlayOutcome, Seat } from '@captains-table/kernel';
import { ownBot, ownBotName, toldBots } from '../bots-by-name.ts';
import { UsageError } from '../command.ts';
import { EngineError } from './error.ts';
import type { EngineTable } from './table.ts';

export class BotSeats {
  readonly #bots: ReadonlyMap<Seat, Bot>;

  /** `levels` are by seat: the name of a level, or null for a seat that the caller plays. */
  constructor(levels: unknown, { loaded, seats }: EngineTable, seed: string) {
    if (!Array.isArray(levels) || levels.length !== seats)
      throw new EngineError('bad-request', `"bots" must be a list of ${seats}: a level or null`);
    const bots = new Map<Seat, Bot>();
    for (const [seat, level] of levels.entries())
      if (level !== null) bots.set(seat, ownBot(levelNamed(level), `${seed}/bot-${seat}`, loaded.policy));
    if (bots.size === seats) throw new EngineError('bad-request', '"bots" leaves no seat to play');
    this.#bots = bots;
  }

  /** As a match names them. */
  get told(): readonly BotAtSeat[] {
    return toldBots(this.#bots);
  }

  /** Another seat has moved; `choices` is how many moves it had. */
  tell({ loaded }: EngineTable, seat: Seat, move: Move, choices: number): void {
    tellOfMove(loaded.game, this.#bots, { seat, move, choices });
  }

  /** Something was taken back: what was thought before does not hold any more. */
  forget(): void {
    for (const bot of this.#bots.values()) bot.saw?.(0, undefined, 0);
  }

  /** Plays until none of them owes a decision. */
  playOn(table: EngineTable): GameEvent[] {
    const events: GameEvent[] = [];
    for (;;) {
      const { game } = table.loaded;
      const pending: readonly Pending[] = game.pending(table.state);
      const seat = pending.find((owed) => this.#bots.has(owed.seat))?.seat;
      const bot = seat === undefined ? undefined : this.#bots.get(seat);
      if (seat === undefined || bot === undefined) return events;
      const observation = new Observation(game, table.options, table.state, seat);
      const choices = observation.legal.length;
      const move = bot.choose(observation);
      events.push(...playedBy(table.apply(seat, move)));
      this.tell(table, seat, move, choices);
    }
  }
}

function playedBy(outcome: PlayOutcome<Move, GameEvent>): readonly GameEvent[] {
  if (!outcome.ok) throw new Error(`a bot of ours broke the rules: ${outcome.refusal.code}`);
  return outcome.events;
}

function levelNamed(level: unknown): string {
  try {
    return ownBotName(String(level));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new EngineError('bad-request', error.message);
  }
}
