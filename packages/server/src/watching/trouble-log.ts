/**
 * Failures as the log tells them. While the bus or the database is away, the same one comes hundreds of times a second:
 * it is told once in ten seconds, with how often it came meanwhile.
 */
import { SECOND } from '@captains-table/kernel';
import type { Logger } from 'pino';
import { codeOf, messageOf } from '../error-code.ts';

const TELL_EVERY = 10 * SECOND;
/** Messages may hold ids, so there is no end to them. */
const MOST_KNOWN = 500;

type Level = 'error' | 'warn';

export class TroubleLog {
  readonly #logger: Pick<Logger, Level>;
  readonly #clock: () => number;
  readonly #told = new Map<string, { readonly at: number; since: number }>();

  constructor(logger: Pick<Logger, Level>, clock = () => performance.now()) {
    this.#logger = logger;
    this.#clock = clock;
  }

  tell(level: Level, part: string, error: unknown): void {
    const key = [level, part, codeOf(error), messageOf(error)].join('\n');
    const told = this.#told.get(key);
    const at = this.#clock();
    if (told !== undefined && at < told.at + TELL_EVERY) {
      told.since++;
      return;
    }
    if (this.#told.size >= MOST_KNOWN) this.#told.clear();
    this.#told.set(key, { at, since: 0 });
    const repeated = told === undefined || told.since === 0 ? {} : { repeated: told.since };
    this.#logger[level]({ err: error, part, ...repeated }, 'trouble');
  }
}
