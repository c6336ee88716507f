/** What hosts ask for, and what they are shown. */
import { LOCALES } from '@captains-table/kernel';
import type { Locale } from '@captains-table/kernel';
import * as v from 'valibot';
import { tidyWords } from './names.ts';
import type { PersonLine } from './people.ts';
import type { ReportReason } from './report-reasons.ts';
import { idSchema, textSchema, wholeNumber } from './table.ts';

const words = (most: number) => v.pipe(textSchema, v.transform(tidyWords), v.trim(), v.maxLength(most));

export const claimSchema = v.object({ key: v.pipe(textSchema, v.maxLength(100)) });
export const searchSchema = v.object({
  search: v.optional(v.pipe(textSchema, v.trim(), v.maxLength(60)), ''),
});
/** A person or a prefix of addresses, for some days or for good. */
export const banSchema = v.object({
  person: v.optional(idSchema),
  prefix: v.optional(v.pipe(textSchema, v.maxLength(60))),
  reason: v.optional(words(300), ''),
  days: v.optional(wholeNumber(1, 3_650)),
});
export const verdictSchema = v.object({ verdict: v.pipe(words(300), v.minLength(1)) });
export const announceSchema = v.object({
  /** One text for all, or one in each language. */
  texts: v.pipe(
    v.object(v.entriesFromList(LOCALES, v.optional(v.pipe(words(600), v.minLength(1))))),
    v.check((texts) => Object.values(texts).some((text) => text !== undefined)),
  ),
  days: v.optional(wholeNumber(1, 90), 7),
});

/** What the host says to everybody, as one person reads it. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
}

/** Why a person is kept out. */
export interface BanNotice {
  readonly reason: string;
  readonly until?: number;
}

/** How much there is of everything. */
export interface Totals {
  readonly people: number;
  readonly accounts: number;
  readonly open: number;
  readonly playing: number;
  readonly ended: number;
  /** Those that no one has looked at. */
  readonly reports: number;
}

/** The server at a glance. */
export interface AdminOverview {
  readonly totals: Totals;
  readonly bans: number;
  /** Of the database. */
  readonly bytes: number;
  /** Whether the database stores. */
  readonly ready: boolean;
  readonly tablesInMemory: number;
  /** Bytes of this process. */
  readonly memory: number;
  readonly startedAt: number;
  readonly quotas: {
    readonly openTables?: number;
    readonly runningTables?: number;
    readonly botSeats?: number;
  };
  readonly announcements: readonly {
    readonly id: string;
    readonly texts: Readonly<Partial<Record<Locale, string>>>;
    readonly until: number;
  }[];
}

export interface AdminPerson extends PersonLine {
  readonly login?: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly banned: boolean;
}

export interface AdminBan {
  readonly id: string;
  readonly person?: string;
  readonly name?: string;
  readonly prefix?: string;
  readonly reason: string;
  readonly at: number;
  readonly until?: number;
}

export interface AdminReport {
  readonly id: string;
  readonly by: PersonLine;
  readonly about: PersonLine;
  readonly table?: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: number;
  readonly verdict?: string;
  readonly closedAt?: number;
}

export interface AdminReportLine {
  readonly by: PersonLine;
  readonly text: string;
  readonly at: number;
}

export interface AdminTable {
  readonly id: string;
  readonly game: string;
  readonly status: 'open' | 'playing' | 'over' | 'abandoned';
  readonly updatedAt: number;
}

export interface AdminAuditEntry {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly what: string;
  readonly about: string;
  readonly details: string;
}
