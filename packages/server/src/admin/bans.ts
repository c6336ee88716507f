/** Bans. All are held in memory; servers reload them when one has changed, and every few seconds. */
import { Failure } from '@captains-table/protocol';
import { defined } from '@captains-table/kernel';
import type { BanRecord, AdminRecords, Time } from '../storage/storage.ts';
import { Prefixes } from './prefix.ts';

export class Bans {
  readonly #admin: Pick<AdminRecords, 'bans' | 'isHost'>;
  readonly #now: () => Time;
  #all: readonly BanRecord[] = [];
  #prefixes: readonly { readonly ban: BanRecord; readonly prefixes: Prefixes }[] = [];

  constructor(admin: Pick<AdminRecords, 'bans' | 'isHost'>, now: () => Time) {
    this.#admin = admin;
    this.#now = now;
  }

  async refresh(): Promise<void> {
    this.#all = await this.#admin.bans(this.#now());
    this.#prefixes = this.#all.flatMap((ban) =>
      ban.prefix === undefined ? [] : [{ ban, prefixes: new Prefixes([ban.prefix]) }],
    );
  }

  /** The one that keeps this person out, wherever they come from. */
  ofPerson(person: string): BanRecord | undefined {
    return this.#all.find((ban) => ban.person === person && this.#holds(ban));
  }

  ofAddress(address: string): BanRecord | undefined {
    return this.#prefixes.find(({ ban, prefixes }) => this.#holds(ban) && prefixes.include(address))?.ban;
  }

  /** Throws for banned people. A host is never banned by address, so that they can correct a mistake. */
  async check(person: string | undefined, address: string): Promise<void> {
    const own = person === undefined ? undefined : this.ofPerson(person);
    const ban = own ?? this.ofAddress(address);
    if (ban === undefined) return;
    if (own === undefined && person !== undefined && (await this.#admin.isHost(person))) return;
    const retryAfter = ban.until === undefined ? undefined : ban.until - this.#now();
    throw new Failure('banned', defined({ retryAfter }));
  }

  #holds({ until }: BanRecord): boolean {
    return until === undefined || until > this.#now();
  }
}
