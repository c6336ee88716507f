/** Administration: bans, announcements, and a log of what hosts have done. */
import type { Locale } from '@captains-table/kernel';
import type { Totals } from '@captains-table/protocol';
import type { TableRecord, Time } from '@captains-table/table';
import type { PersonRecord } from './storage.ts';

/** A person, or all who come from certain addresses, are kept out. */
export interface BanRecord {
  readonly id: string;
  readonly person?: string;
  /** `203.0.113.0/24`, or `2001:db8::/64`. */
  readonly prefix?: string;
  readonly reason: string;
  readonly at: Time;
  /** Without it, for good. */
  readonly until?: Time;
}

/** What the host announces to everyone: in one language, or in each. */
export interface AnnouncementRecord {
  readonly id: string;
  readonly texts: Readonly<Partial<Record<Locale, string>>>;
  readonly at: Time;
  readonly until: Time;
}

/** Something that a host has done. It holds ids, never names. */
export interface AuditRecord {
  readonly id: string;
  readonly at: Time;
  /** The id of a host, or `command line`. */
  readonly who: string;
  readonly what: string;
  /** The id of what it was done to. */
  readonly about: string;
  readonly details: string;
}

interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly status: TableRecord['status'];
  readonly updatedAt: Time;
}

/** What the host of a server looks after. */
export interface AdminRecords {
  isHost(person: string): Promise<boolean>;
  addHost(person: string, at: Time): Promise<void>;
  removeHost(person: string): Promise<void>;
  /** `id`: a hash of what the link holds. */
  addLink(id: string, expiresAt: Time): Promise<void>;
  /** Whether there was such a link; it is used up now. */
  takeLink(id: string, now: Time): Promise<boolean>;

  addBan(ban: BanRecord): Promise<void>;
  liftBan(id: string): Promise<boolean>;
  /** Those that hold now. */
  bans(now: Time): Promise<readonly BanRecord[]>;

  announce(announcement: AnnouncementRecord): Promise<void>;
  endAnnouncement(id: string): Promise<boolean>;
  /** The latest first. */
  announcements(now: Time): Promise<readonly AnnouncementRecord[]>;

  /** Only ever added to. */
  note(done: AuditRecord): Promise<void>;
  audit(limit: number): Promise<readonly AuditRecord[]>;

  /** By part of a name or login, or by id; those seen last first. */
  people(search: string, limit: number): Promise<readonly PersonRecord[]>;
  /** Open and running ones, those touched last first. */
  latestTables(limit: number): Promise<readonly TableLine[]>;
  totals(): Promise<Totals>;
  /** Of the database. */
  bytes(): Promise<number>;
}
