/** Backups on a schedule: one file each, of which the latest are kept. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { HOUR } from '@captains-table/kernel';
import type { Time } from './storage/storage.ts';

export interface BackupPlan {
  readonly folder: string;
  /** Hours between two. */
  readonly every: number;
  /** How many are kept. */
  readonly keep: number;
}

const NAME = /^captains-table-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.sqlite$/;

export class Backups {
  readonly #plan: BackupPlan;
  readonly #make: (file: string) => Promise<void>;
  #failedAt: Time | undefined;

  /** `make` resolves when the file is there and has been proven. */
  constructor(plan: BackupPlan, make: (file: string) => Promise<void>) {
    this.#plan = plan;
    this.#make = make;
  }

  /** Makes one when it is due. One that failed is tried again an hour later. */
  async run(now: Time): Promise<void> {
    const { folder, every, keep } = this.#plan;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const last = (await this.#files()).at(-1);
    const due = last === undefined ? 0 : last.at + every * HOUR;
    const again = this.#failedAt === undefined ? 0 : this.#failedAt + Math.min(1, every) * HOUR;
    if (now < Math.max(due, again)) return;
    try {
      await this.#make(path.join(folder, nameAt(now)));
      this.#failedAt = undefined;
    } catch (error) {
      this.#failedAt = now;
      throw error;
    }
    // Old ones go when a new one is there, never before.
    const files = await this.#files();
    for (const { name } of files.slice(0, Math.max(0, files.length - keep)))
      await rm(path.join(folder, name));
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
