/** Backups on a schedule: one file each, of which the latest are kept. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY, HOUR } from '@captains-table/kernel';
import { makeFolder } from './private-folder.ts';
import type { Time } from './storage/storage.ts';

export interface BackupPlan {
  readonly folder: string;
  /** Hours between two. */
  readonly every: number;
  /** How many are kept. */
  readonly keep: number;
}

const NAME = /^captains-table-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.sqlite$/;
/** What a backup that was killed leaves behind. */
const LEFT_OVER = /^(\.scratch-|captains-table-.*\.sqlite\.unproven-)/;
/** No backup that is still being made is as old as that. */
const LEFT_OVER_AFTER = DAY;

/** Resolves when the file is there and has been proven; rejects once the signal is aborted. */
export type MakeBackup = (file: string, signal: AbortSignal) => Promise<void>;

export class Backups {
  readonly #plan: BackupPlan;
  readonly #make: MakeBackup;
  readonly #stopping = new AbortController();
  #failedAt: Time | undefined;
  #lastAt: Time | undefined;

  constructor(plan: BackupPlan, make: MakeBackup) {
    this.#plan = plan;
    this.#make = make;
  }

  /** When the latest one was made, as far as has been looked. */
  get lastAt(): Time | undefined {
    return this.#lastAt;
  }

  /** Gives up the one that is being made: a server that shuts down does not wait for it. */
  stop(): void {
    this.#stopping.abort();
  }

  /** Makes one when it is due. One that failed is tried again an hour later. */
  async run(now: Time): Promise<void> {
    const { folder, every, keep } = this.#plan;
    await makeFolder(folder);
    this.#lastAt = await this.#latest(now);
    const due = this.#lastAt === undefined ? 0 : this.#lastAt + every * HOUR;
    const again = this.#failedAt === undefined ? 0 : this.#failedAt + Math.min(1, every) * HOUR;
    if (now < Math.max(due, again)) return;
    await this.#removeLeftOvers(now);
    const { signal } = this.#stopping;
    if (signal.aborted) return;
    try {
      await this.#make(path.join(folder, nameAt(now)), signal);
      this.#failedAt = undefined;
      this.#lastAt = now;
    } catch (error) {
      if (signal.aborted) return;
      this.#failedAt = now;
      throw error;
    }
    // Old ones go when a new one is there, never before.
    const files = await this.#files();
    for (const { name } of files.slice(0, Math.max(0, files.length - keep)))
      await rm(path.join(folder, name));
  }

  /** Files that a wrong clock has dated to the future put nothing off. */
  async #latest(now: Time): Promise<Time | undefined> {
    return (await this.#files()).findLast(({ at }) => at <= now)?.at;
  }

  async #removeLeftOvers(now: Time): Promise<void> {
    const { folder } = this.#plan;
    for (const name of (await readdir(folder)).filter((one) => LEFT_OVER.test(one))) {
      const file = path.join(folder, name);
      const { mtimeMs } = await stat(file);
      if (mtimeMs < now - LEFT_OVER_AFTER) await rm(file, { recursive: true, force: true });
    }
  }

  /** The oldest first. */
  async #files(): Promise<readonly { readonly name: string; readonly at: Time }[]> {
    const names = await readdir(this.#plan.folder);
    return names
      .flatMap((name) => {
        const [, moment] = NAME.exec(name) ?? [];
        return moment === undefined
          ? []
          : [{ name, at: Date.parse(moment.replace(/(\d\d)-(\d\d)-(\d\dZ)$/, '$1:$2:$3')) }];
      })
      .toSorted((a, b) => a.at - b.at);
  }
}

function nameAt(now: Time): string {
  const moment = `${new Date(now).toISOString().slice(0, 19)}Z`;
  return `captains-table-${moment.replaceAll(':', '-')}.sqlite`;
}
