/** Lets tables move: all at once, or at a fixed rate, no matter how the server copes. */
import type { Chance } from '@captains-table/kernel';
import { below, chanceFromNumbers } from '@captains-table/kernel';
import { setTimeout as wait } from 'node:timers/promises';
import { median, quantile } from '../statistics.ts';
import type { BenchTable, LoadDriver } from './table.ts';

export interface Reading {
  /** Moves a second, those of bots included. */
  readonly moves: number;
  /** Of these, those of people. */
  readonly peoplesMoves: number;
  /** From sending a move until all had been shown it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Of what one socket is sent to show one move, the median. */
  readonly bytes: number;
}

const STILL = 3_000;

export class Load implements LoadDriver {
  #tables: readonly BenchTable[] = [];
  /** Tables where a player may move, when moves are rationed. */
  #ready: BenchTable[] = [];
  #isFlatOut = false;
  readonly #chance: Chance = chanceFromNumbers(1, 0);
  #latencies: number[] = [];
  #bytes: number[] = [];
  #trouble: unknown;

  begin(tables: readonly BenchTable[]): void {
    this.#tables = tables;
  }

  end(): void {
    for (const table of this.#tables) table.close();
  }

  /** All players move as soon as they may. */
  async flatOut(seconds: number): Promise<Reading> {
    this.#isFlatOut = true;
    for (const table of this.#ready.splice(0)) table.move();
    const reading = await this.#read(seconds);
    this.#isFlatOut = false;
    return reading;
  }

  /** People move so often together, at random moments and tables, as independent people do. */
  async paced(movesPerSecond: number, seconds: number): Promise<Reading> {
    const moments = new RandomMoments(movesPerSecond, this.#chance);
    const timer = setInterval(() => {
      while (this.#ready.length > 0 && moments.take(performance.now())) this.#moveSomewhere();
    }, 1);
    const reading = await this.#read(seconds);
    clearInterval(timer);
    return reading;
  }

  /** Moves so far, those of bots included. */
  get made(): number {
    return this.#moves();
  }

  /** Resolves when no move has been shown for some seconds: the last have arrived, and bots have answered. */
  async untilStill(): Promise<void> {
    for (let before = -1; before !== this.made;) {
      before = this.made;
      await wait(STILL);
    }
  }

  ready(table: BenchTable): void {
    if (this.#isFlatOut) table.move();
    else this.#ready.push(table);
  }

  seen(milliseconds: number): void {
    this.#latencies.push(milliseconds);
  }

  pushed(bytes: number): void {
    this.#bytes.push(bytes);
  }

  failed(error: unknown): void {
    this.#trouble ??= error;
  }

  #moveSomewhere(): void {
    const index = below(this.#chance, this.#ready.length);
    const chosen = this.#ready[index];
    const last = this.#ready.pop();
    if (chosen !== last && last !== undefined) this.#ready[index] = last;
    chosen?.move();
  }

  async #read(duration: number): Promise<Reading> {
    const start = performance.now();
    const before = this.#moves();
    this.#latencies = [];
    this.#bytes = [];
    await wait(duration * 1000);
    const seconds = (performance.now() - start) / 1000;
    const moves = (this.#moves() - before) / seconds;
    const latencies = this.#latencies;
    if (this.#trouble !== undefined) throw this.#trouble;
    if (latencies.length === 0) throw new Error('no one has been shown a move');
    return {
      moves,
      peoplesMoves: latencies.length / seconds,
      p50: median(latencies),
      p99: quantile(latencies, 0.99),
      bytes: median(this.#bytes),
    };
  }

  #moves(): number {
    return this.#tables.reduce((sum, { moves }) => sum + moves, 0);
  }
}

/** Random moments, a given number a second on average. One that cannot be used is not lost. */
class RandomMoments {
  readonly #perSecond: number;
  readonly #chance: Chance;
  #next: number;

  constructor(perSecond: number, chance: Chance) {
    this.#perSecond = perSecond;
    this.#chance = chance;
    this.#next = performance.now();
  }

  take(now: number): boolean {
    if (now < this.#next) return false;
    const share = (1 + below(this.#chance, 1_000_000)) / 1_000_001;
    this.#next += (-Math.log(share) * 1000) / this.#perSecond;
    return true;
  }
}
