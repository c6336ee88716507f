/** The deal of each day on this server: made in a quiet moment before the day begins, and kept for all servers. */
import type { Course, ThinkerPool } from '@captains-table/bots';
import { makeDaily, policyFor } from '@captains-table/bots';
import { dailyPlan, dayAt, daysAfter, loadPlayableGame } from '@captains-table/catalogue';
import { Failure } from '@captains-table/protocol';
import type { Storage, Time } from '../storage/storage.ts';

export interface DailyHarbourParts {
  readonly storage: Storage;
  readonly pool: Pick<ThinkerPool, 'judge'>;
  readonly now: () => Time;
  /** As `makeDaily` has it. */
  readonly effort?: number;
}

/** Bots at tables think first. */
const CLAIM = { owner: 'daily', background: true };

export class DailyHarbours {
  readonly #parts: DailyHarbourParts;
  /** By day: those that are being made, and those that were asked for lately. */
  readonly #known = new Map<string, Promise<Course>>();

  #closed = false;

  constructor(parts: DailyHarbourParts) {
    this.#parts = parts;
  }

  get today(): string {
    return dayAt(this.#parts.now());
  }

  /** No one sees a day before it has begun. */
  async of(day: string): Promise<Course> {
    if (day > this.today || dailyPlan(day) === undefined) throw new Failure('not-found');
    // Days that are long gone are not worth the thinking.
    if (day < daysAfter(this.today, -1) && (await this.#parts.storage.daily.deal(day)) === undefined) {
      throw new Failure('not-found');
    }
    return this.#dealOf(day);
  }

  /** What is being made is given up: the server need not wait for it. */
  close(): void {
    this.#closed = true;
  }

  /** Makes what will be needed. */
  async prepare(): Promise<void> {
    if (this.#closed) return;
    const { today } = this;
    for (const day of this.#known.keys()) if (day < daysAfter(today, -1)) this.#known.delete(day);
    await this.#dealOf(today);
    await this.#dealOf(daysAfter(today, 1));
  }

  #dealOf(day: string): Promise<Course> {
    const known = this.#known.get(day) ?? this.#find(day);
    this.#known.set(day, known);
    // What could not be made now may be made later.
    known.catch(() => this.#known.delete(day));
    return known;
  }

  async #find(day: string): Promise<Course> {
    const { daily } = this.#parts.storage;
    const stored =
      (await daily.deal(day)) ?? (await daily.keepDeal(day, JSON.stringify(await this.#make(day))));
    // Written by a server like this one.
    return JSON.parse(stored) as Course;
  }

  /** With the games' own content, whatever pack the host has: it is the same everywhere. */
  async #make(day: string): Promise<Course> {
    const plan = dailyPlan(day);
    const loaded = plan && (await loadPlayableGame(plan.game));
    const mode = loaded?.game.meta.modes[0];
    if (plan === undefined || loaded === undefined || mode === undefined) throw new Failure('not-found');
    const { game } = loaded;
    const { rulesVersion: rules } = game.meta;
    const policy = await policyFor(loaded, { mode: mode.id }, plan.seats);
    return makeDaily(
      {
        game,
        policy,
        effort: this.#parts.effort,
        judge: ({ options, state }, seat, wish) => {
          if (this.#closed) throw new Failure('closing');
          return this.#parts.pool.judge({ game: plan.game, rules, options, state, seat, ...wish }, CLAIM);
        },
      },
      plan,
    );
  }
}
