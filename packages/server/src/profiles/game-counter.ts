/** Counts finished games for the profiles of their players, as soon as they end and whichever server ended them. */
import { setImmediate } from 'node:timers/promises';
import type { AnyPlayerReport } from '@captains-table/kernel';
import { Failure } from '@captains-table/protocol';
import type { PlayedGame } from '@captains-table/table/profile';
import { playedAt } from '@captains-table/table/profile';
import type { Storage } from '../storage/storage.ts';
import type { GameLoader } from '../game-loader.ts';

export interface CounterParts {
  readonly storage: Storage;
  readonly loadGame: GameLoader;
  readonly loadReport: (game: string) => Promise<AnyPlayerReport | undefined>;
  readonly trouble: (what: string, error: unknown) => void;
}

/** Games that are read at one time. */
const AT_ONCE = 50;

export class GameCounter {
  readonly #parts: CounterParts;
  #running: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(parts: CounterParts) {
    this.#parts = parts;
  }

  /** A game may have ended. */
  wake(): void {
    this.#again = true;
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
  }

  /** Resolves when every game that has ended until now counts. */
  async countAll(): Promise<void> {
    this.wake();
    await this.#running;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #work(): Promise<void> {
    while (this.#again && !this.#closed) {
      this.#again = false;
      await this.#countWaiting().catch((error: unknown) => this.#parts.trouble('profiles', error));
    }
  }

  async #countWaiting(): Promise<void> {
    const { profiles } = this.#parts.storage;
    for (;;) {
      const waiting = await profiles.uncounted(AT_ONCE);
      for (const id of waiting) {
        if (this.#closed) return;
        await countStored(this.#parts, id);
        // Reading a long game takes its time, and people play meanwhile.
        await setImmediate();
      }
      if (waiting.length < AT_ONCE) return;
    }
  }
}

type ReadParts = Pick<CounterParts, 'storage' | 'loadGame' | 'loadReport'>;

async function countStored(parts: ReadParts, id: string): Promise<void> {
  const { played, report } = await readPlayed(parts, id);
  await parts.storage.profiles.count(id, played, report);
}

/** What a stored game says about its players. */
export async function readPlayed(
  { storage, loadGame, loadReport }: ReadParts,
  id: string,
): Promise<{ readonly played: PlayedGame | undefined; readonly report: AnyPlayerReport | undefined }> {
  const stored = await storage.tables.load(id);
  if (stored === undefined) throw new Failure('unknown-table');
  const { game, rules } = stored.record;
  const loaded = (await loadGame(game, rules)) ?? (await loadGame(game));
  const report = loaded?.game.meta.listed === true ? await loadReport(game) : undefined;
  // A game that is gone from the catalogue, or an example of it, stays in the lists and out of profiles.
  if (loaded === undefined || report === undefined) return { played: undefined, report };
  return { played: playedAt(stored, loaded, report), report };
}
