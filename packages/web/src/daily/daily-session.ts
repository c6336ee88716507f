/** A day as it is played here: stored on this device at once, and sent to the server when it can be reached. */
import { signal } from '@preact/signals';
import type { Course } from '@captains-table/bots';
import type { DailyNow, DailyStanding, DailyTally } from '@captains-table/protocol';
import { ensurePerson } from '../app/person.ts';
import { Refused } from '../link/link.ts';
import { dailyApi } from '../server/daily-api.ts';
import { daysHere, keepDay } from './device-days.ts';

export type Reach = 'unknown' | 'reached' | 'offline' | 'other-deal';

/** Times that a decision is told before the server counts as out of reach. */
const TRIES = 3;

export class DailySession {
  readonly day: string;
  readonly deal: Course;
  readonly choices = signal<readonly number[]>([]);
  /** What others chose, of the decisions that were made. */
  readonly tallies = signal<readonly DailyTally[]>([]);
  readonly standing = signal<DailyStanding | undefined>(undefined);
  readonly reach = signal<Reach>('unknown');
  #syncing: Promise<void> = Promise.resolve();

  constructor(day: string, deal: Course) {
    this.day = day;
    this.deal = deal;
    const kept = daysHere().get(day)?.choices ?? [];
    // What was decided under another version may not fit.
    if (kept.every((choice, at) => deal.questions[at]?.choices[choice] !== undefined)) {
      this.choices.value = kept;
    }
  }

  get done(): boolean {
    return this.choices.value.length === this.deal.questions.length;
  }

  get points(): number {
    return pointsOf(this.deal, this.choices.value);
  }

  /** Resolves when the server has it, or cannot be reached. */
  decide(choice: number): Promise<void> {
    this.#set([...this.choices.peek(), choice]);
    return this.sync();
  }

  /** One after the other. */
  sync(): Promise<void> {
    this.#syncing = this.#syncing.then(() => this.#tell());
    return this.#syncing;
  }

  async #tell(tries = TRIES): Promise<void> {
    const { day, deal } = this;
    try {
      await ensurePerson();
      let now = await dailyApi.day(day);
      if (seedOf(now) !== deal.seed) {
        this.reach.value = 'other-deal';
        return;
      }
      const here = this.choices.peek();
      for (let question = now.mine?.choices.length ?? 0; question < here.length; question++) {
        now = await dailyApi.answer(day, { question, choice: here[question] ?? 0, seed: deal.seed });
      }
      this.#hear(now);
    } catch (error) {
      const code = error instanceof Refused ? error.code : undefined;
      // Another page or device of the same person told the same decision meanwhile.
      if (code === 'stale' && tries > 1) return this.#tell(tries - 1);
      this.reach.value = code === 'over' ? 'reached' : 'offline';
    }
  }

  /** What the server knows stands: the same person may have played on another device. */
  #hear({ mine, tallies, standing }: DailyNow): void {
    this.reach.value = 'reached';
    if (mine !== undefined && mine.choices.length >= this.choices.peek().length) this.#set(mine.choices);
    this.tallies.value = tallies;
    this.standing.value = standing;
  }

  #set(choices: readonly number[]): void {
    const { day, deal } = this;
    this.choices.value = choices;
    if (choices.length === 0) return;
    const done = choices.length === deal.questions.length;
    keepDay({ day, choices, points: pointsOf(deal, choices), done });
  }
}

function pointsOf({ questions }: Course, choices: readonly number[]): number {
  return choices.reduce((sum, choice, at) => sum + (questions[at]?.choices[choice]?.points ?? 0), 0);
}

/** The server's deal, of which only the seed matters here. */
function seedOf({ deal }: DailyNow): string {
  return (deal as Course).seed;
}
