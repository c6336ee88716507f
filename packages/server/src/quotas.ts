/**
 * How much a person may have under way. What they have is counted in the storage, so it makes no difference
 * which server they ask; each server lets one request of a person, and of an address, in at a time.
 */
import { createHmac } from 'node:crypto';
import { HOUR } from '@captains-table/kernel';
import type { Quota } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import { networkOf } from './address.ts';
import type { QuotaLimits } from './config.ts';
import { Locks } from './locks.ts';
import { newSecret } from './random.ts';
import type { Storage, Time, Usage } from './storage/storage.ts';

interface QuotaParts {
  readonly storage: Storage;
  readonly limits: QuotaLimits;
  readonly now: () => Time;
}

/** What a person is about to have more of. */
export interface Wish {
  readonly person: string;
  /** The fingerprint of where they, or the table in question, come from. */
  readonly network?: string | undefined;
  /** A table that has not begun. */
  readonly table?: boolean;
  /** A place at a table that is not over. */
  readonly seat?: boolean;
  readonly bots?: number;
}

export class Quotas {
  readonly #storage: Storage;
  readonly #limits: QuotaLimits;
  readonly #now: () => Time;
  readonly #key: string;
  readonly #locks = new Locks();

  private constructor({ storage, limits, now }: QuotaParts, key: string) {
    this.#storage = storage;
    this.#limits = limits;
    this.#now = now;
    this.#key = key;
  }

  static async open(parts: QuotaParts): Promise<Quotas> {
    return new Quotas(parts, await parts.storage.setting('network-key', newSecret));
  }

  /** An address as it is stored: enough to count by, and of no use to a reader of the database. */
  fingerprint(address: string): string {
    return createHmac('sha256', this.#key).update(networkOf(address)).digest('base64url').slice(0, 22);
  }

  /** Lets a guest in from this address, unless too many came within an hour. */
  guest<T>(address: string, make: (network: string) => Promise<T>): Promise<T> {
    const network = this.fingerprint(address);
    return this.#locks.hold([`network ${network}`], async () => {
      const { guests } = this.#limits;
      if (guests !== undefined) {
        const come = await this.#storage.people.guestsFrom(network, this.#now() - HOUR);
        check('address-guests', come + 1, guests);
      }
      return make(network);
    });
  }

  /** Lets one more pack in, unless the person or their address has too many. */
  pack<T>(person: string, network: string, keep: () => Promise<T>): Promise<T> {
    return this.#locks.hold([`person ${person}`, `network ${network}`], async () => {
      const { packs } = this.#storage;
      check('packs', (await packs.countOf(person)) + 1, this.#limits.packs);
      check('address-packs', (await packs.countFrom(network)) + 1, this.#limits.addressPacks);
      return keep();
    });
  }

  /** Does what is wished for, unless a quota forbids it. */
  async within<T>(wish: Wish, work: () => Promise<T>): Promise<T> {
    const { person, network, table = false, seat = false, bots = 0 } = wish;
    if (!table && !seat && bots === 0) return work();
    const names = [`person ${person}`, ...(network === undefined ? [] : [`network ${network}`])];
    return this.#locks.hold(names, async () => {
      this.#checkPerson(await this.#storage.tables.usageOf(person), wish);
      if (network !== undefined && (table || bots > 0)) {
        this.#checkAddress(await this.#storage.tables.usageFrom(network), wish);
      }
      return work();
    });
  }

  #checkPerson({ open, running, bots }: Usage, wish: Wish): void {
    const { openTables, runningTables, botSeats } = this.#limits.person;
    if (wish.table === true) check('open-tables', open + 1, openTables);
    if (wish.seat === true) check('running-tables', running + 1, runningTables);
    if (wish.bots !== undefined && wish.bots > 0) check('bot-seats', bots + wish.bots, botSeats);
  }

  #checkAddress({ open, running, bots }: Usage, wish: Wish): void {
    const { openTables, runningTables, botSeats } = this.#limits.address;
    if (wish.table === true) {
      check('address-open-tables', open + 1, openTables);
      check('address-running-tables', running + 1, runningTables);
    }
    if (wish.bots !== undefined && wish.bots > 0) check('address-bot-seats', bots + wish.bots, botSeats);
  }
}

function check(name: Quota, wanted: number, limit: number | undefined): void {
  if (limit !== undefined && wanted > limit) throw new Failure('quota', { quota: { name, limit } });
}
