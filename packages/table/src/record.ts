/** What is stored about a table besides its entries. */
import type { Carry, Options, Result } from '@captains-table/kernel';
import type { TableStatus, Tempo } from '@captains-table/protocol';
import type { ChairEntry, Entry, RulesEntry } from './entry.ts';

/** Milliseconds since 1970. */
export type Time = number;

/** A pack as a table names it. */
export interface PackName {
  /** Of what is written in it. */
  readonly hash: string;
  readonly name: string;
}

/** Which chapter of a campaign is played at a table. */
export interface ChapterRecord {
  readonly campaign: string;
  /** The table of the chapter before; absent for a first one. */
  readonly parent?: string;
  /** Counted from 1. */
  readonly number: number;
  /** What it begins with. */
  readonly carry: Carry;
}

/** A campaign. Its chapters are those of its tables that were played to the end. */
export interface CampaignRecord {
  readonly id: string;
  readonly game: string;
  /** The rules version it began with. */
  readonly rules: string;
  /** Lets others join. Unique. */
  readonly invite: string;
  readonly createdAt: Time;
  readonly updatedAt: Time;
  /** The names of people who are known only from an imported file, by their ids at its tables. */
  readonly names: Readonly<Record<string, string>>;
}

/** What is known of a table without reading its entries. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  /** The rules version the match keeps. */
  readonly rules: string;
  readonly options: Options;
  readonly tempo: Tempo;
  readonly visibility: 'public' | 'invite';
  readonly spectators: boolean;
  readonly hints: boolean;
  readonly host: string;
  /** Opens a private table. Unique. */
  readonly invite: string;
  readonly seed: string;
  readonly createdAt: Time;
  readonly status: TableStatus;
  /** Who sits where, for lists. */
  readonly chairs: readonly ChairEntry[];
  readonly startedAt?: Time;
  readonly endedAt?: Time;
  readonly updatedAt: Time;
  /** When the table has to be woken: a bot is to move, or a clock runs out. */
  readonly wakeAt?: Time;
  readonly result?: Result;
  readonly rematch?: string;
  /** Ended by the server, because no one played any more. */
  readonly closed?: 'untouched';
  readonly chapter?: ChapterRecord;
  /** The pack that the table is played with, if any. */
  readonly pack?: PackName;
  /** The cup in which it is played: others wait for its end. */
  readonly cup?: string;
  /** What the next chapter begins with: from the end on. */
  readonly carried?: Carry;
}

/** New values for some fields. An explicit `undefined` empties one that may be absent. */
export type Change<T> = {
  readonly [K in keyof T]?: T[K] | (object extends Pick<T, K> ? undefined : never);
};

/** The columns of a table that an entry may change. */
export type TableChange = Change<
  Pick<
    TableRecord,
    'status' | 'chairs' | 'startedAt' | 'endedAt' | 'wakeAt' | 'result' | 'rematch' | 'closed' | 'carried'
  >
>;

/** A chair with a person on it, for "my tables" and statistics. */
export interface SeatRecord {
  readonly seat: number;
  readonly person: string;
  /** A decision is owed by this person now. */
  readonly owes: boolean;
  /** They gave the game up. */
  readonly resigned?: true;
  /** From the end on. */
  readonly rank?: number;
  readonly score?: number;
}

export interface StoredEntry {
  readonly seq: number;
  readonly at: Time;
  readonly entry: Entry;
}

/** One more entry, with everything that changes together with it: all or nothing. */
export interface Append extends StoredEntry {
  readonly table: string;
  readonly change: TableChange;
  /** All persons seated from now on; absent when nothing changed there. */
  readonly people?: readonly SeatRecord[];
  /** Takes the place of the one before. */
  readonly snapshot?: unknown;
}

export interface StoredSnapshot {
  readonly seq: number;
  /** JSON of the table's own making. */
  readonly state: unknown;
}

export interface StoredTable {
  readonly record: TableRecord;
  readonly entries: readonly StoredEntry[];
  readonly snapshot?: StoredSnapshot;
  /** How the current rules read a match of earlier ones, if its log does not say so. Never stored. */
  readonly reading?: RulesEntry;
}
