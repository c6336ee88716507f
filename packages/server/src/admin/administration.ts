/** What a host may do, from the page or from the command line. Everything that changes something is noted. */
import { createHash } from 'node:crypto';
import { Failure } from '@captains-table/protocol';
import { DAY, defined } from '@captains-table/kernel';
import { newId, newSecret } from '../random.ts';
import type { AnnouncementRecord, BanRecord, Storage, Time } from '../storage/storage.ts';
import { tidyPrefix } from './prefix.ts';

const LINK_LASTS = 30 * 60_000;
export const COMMAND_LINE = 'command line';

export interface BanWish {
  readonly person?: string | undefined;
  readonly prefix?: string | undefined;
  readonly reason: string;
  /** Without it, for good. */
  readonly days?: number | undefined;
}

interface AdminParts {
  readonly storage: Storage;
  readonly now: () => Time;
  /** Bans have changed: all servers read them again. If a person is given, that person's connections are closed. */
  readonly bansChanged: (person: string | undefined) => Promise<void>;
}

export class Administration {
  readonly #storage: Storage;
  readonly #now: () => Time;
  readonly #bansChanged: AdminParts['bansChanged'];

  constructor({ storage, now, bansChanged }: AdminParts) {
    this.#storage = storage;
    this.#now = now;
    this.#bansChanged = bansChanged;
  }

  /** A secret that makes the first account to show it a host, within half an hour. */
  async newLink(): Promise<string> {
    const secret = newSecret();
    await this.#storage.admin.addLink(hashOf(secret), this.#now() + LINK_LASTS);
    await this.#note(COMMAND_LINE, 'host-link', '', '');
    return secret;
  }

  async claim(person: string, secret: string): Promise<void> {
    const { admin } = this.#storage;
    if (!(await admin.takeLink(hashOf(secret), this.#now()))) throw new Failure('invite');
    await admin.addHost(person, this.#now());
    await this.#note(person, 'host', person, '');
  }

  async resign(who: string, person: string): Promise<void> {
    await this.#storage.admin.removeHost(person);
    await this.#note(who, 'host-ended', person, '');
  }

  async ban(who: string, { person, prefix, reason, days }: BanWish): Promise<BanRecord> {
    const { admin, people } = this.#storage;
    const tidy = prefix === undefined ? undefined : tidyPrefix(prefix);
    if ((person === undefined) === (tidy === undefined)) {
      throw new Failure('bad-message', { problem: { field: prefix === undefined ? 'person' : 'prefix' } });
    }
    if (person !== undefined && (await people.find(person)) === undefined) throw new Failure('not-found');
    if (person !== undefined && (await admin.isHost(person))) throw new Failure('not-host');
    const at = this.#now();
    const until = days === undefined ? undefined : at + days * DAY;
    const ban: BanRecord = { id: newId(), reason, at, ...defined({ person, prefix: tidy, until }) };
    await admin.addBan(ban);
    await this.#note(who, 'ban', person ?? tidy ?? '', days === undefined ? 'for good' : `${days} days`);
    await this.#bansChanged(person);
    return ban;
  }

  async lift(who: string, id: string): Promise<void> {
    if (!(await this.#storage.admin.liftBan(id))) throw new Failure('not-found');
    await this.#note(who, 'ban-lifted', id, '');
    await this.#bansChanged(undefined);
  }

  async announce(who: string, texts: AnnouncementRecord['texts'], days: number): Promise<string> {
    const at = this.#now();
    const id = newId();
    await this.#storage.admin.announce({ id, texts, at, until: at + days * DAY });
    await this.#note(who, 'announce', id, Object.keys(texts).join(' '));
    return id;
  }

  async endAnnouncement(who: string, id: string): Promise<void> {
    if (!(await this.#storage.admin.endAnnouncement(id))) throw new Failure('not-found');
    await this.#note(who, 'announcement-ended', id, '');
  }

  /** Reading what people have said is noted as well. */
  async readReport(who: string, id: string): Promise<Awaited<ReturnType<Storage['reports']['find']>>> {
    const found = await this.#storage.reports.find(id);
    if (found === undefined) throw new Failure('not-found');
    await this.#note(who, 'report-read', id, '');
    return found;
  }

  async closeReport(who: string, id: string, verdict: string): Promise<void> {
    if (!(await this.#storage.reports.close(id, verdict, this.#now()))) throw new Failure('not-found');
    await this.#note(who, 'report-closed', id, verdict);
  }

  async noteClosedTable(who: string, table: string): Promise<void> {
    await this.#note(who, 'table-closed', table, '');
  }

  #note(who: string, what: string, about: string, details: string): Promise<void> {
    return this.#storage.admin.note({ id: newId(), at: this.#now(), who, what, about, details });
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
