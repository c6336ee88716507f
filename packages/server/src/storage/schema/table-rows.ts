/** The rows of tables, their content and their chat. */
import type { TableStatus } from '@captains-table/protocol';
import type { Time } from '../storage.ts';
import type { Flag, Json } from './columns.ts';

/** What entries move at a table. */
export interface StandingRow {
  readonly id: string;
  /** The number of the last entry, 0 before the first. Locking the row fixes the next number. */
  readonly seq: number;
  readonly status: TableStatus;
  readonly chairs: Json;
  readonly started_at: Time | null;
  readonly ended_at: Time | null;
  readonly updated_at: Time;
  readonly wake_at: Time | null;
  readonly result: Json | null;
  readonly rematch: string | null;
  /** How many of the chairs are bots'. */
  readonly bots: number;
  /** A fingerprint of where it was opened from, as long as that counts against a quota. */
  readonly network: string | null;
  readonly closed: 'untouched' | null;
  /** What a chapter of a campaign carries on. */
  readonly carried: Json | null;
}

export interface TableRow extends StandingRow {
  readonly game: string;
  /** One of the options: statistics are separate for each mode. */
  readonly mode: string;
  readonly rules: string;
  readonly options: Json;
  readonly tempo: Json;
  readonly visibility: 'public' | 'invite';
  readonly spectators: Flag;
  readonly hints: Flag;
  readonly host: string;
  readonly invite: string;
  readonly seed: string;
  readonly created_at: Time;
  /** How many words were said at it: the number of the last ones, also when they were taken back. */
  readonly said: number;
  readonly campaign: string | null;
  /** The table of the chapter before. */
  readonly parent: string | null;
  readonly chapter: number | null;
  readonly carry: Json | null;
  /** Its number among the finished games that profiles know; null until they do. */
  readonly counted: number | null;
  /** How many of its entries are in one compressed row; 0: none. */
  readonly folded: number;
  /** The hash of the pack that it is played with, and what the pack is called. */
  readonly pack: string | null;
  readonly pack_name: string | null;
  /** The cup in which it is played. */
  readonly cup: string | null;
}

export interface PackRow {
  readonly hash: string;
  readonly game: string;
  readonly name: string;
  readonly content_hash: string;
  readonly bytes: number;
  readonly file: Json;
  readonly content: Json;
}

/** A pack that a person keeps. */
export interface PackOwnerRow {
  readonly person: string;
  readonly pack: string;
  readonly created_at: Time;
  /** A fingerprint of where it came from. */
  readonly network: string | null;
  /** Anyone who knows it may use the pack; null while it is not shared. */
  readonly link: string | null;
}

export interface CampaignRow {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly invite: string;
  readonly created_at: Time;
  readonly updated_at: Time;
  readonly names: Json;
}

export interface CampaignMemberRow {
  readonly campaign: string;
  readonly person: string;
}

/** What is known of a seat without its table. */
export interface BareSeatRow {
  readonly table_id: string;
  readonly seat: number;
  readonly person: string;
  readonly owes: Flag;
  readonly resigned: Flag;
  readonly rank: number | null;
  readonly score: number | null;
}

export interface SeatRow extends BareSeatRow {
  /**
   * In which list of this person the table stands: 2 it waits for them, 1 it runs, 0 it is over. Null where another
   * seat of theirs stands for the table.
   */
  readonly listing: 0 | 1 | 2 | null;
  /** When the seats of the table were last written: lists are sorted by it. */
  readonly updated_at: Time;
  readonly game: string;
  readonly mode: string;
}

/** When a person last was at a table of theirs. */
export interface VisitRow {
  readonly table_id: string;
  readonly person: string;
  readonly seen_at: Time;
}

export interface OutageRow {
  readonly from_at: Time;
  readonly to_at: Time;
}

export interface EntryRow {
  readonly table_id: string;
  readonly seq: number;
  readonly at: Time;
  readonly entry: Json;
}

/** The entries up to `seq` and the snapshot of an ended game, compressed. */
export interface FoldedRow {
  readonly table_id: string;
  readonly seq: number;
  readonly packed: Uint8Array;
  /** CRC-32 of what is packed. */
  readonly sum: number;
}

export interface SnapshotRow {
  readonly table_id: string;
  readonly seq: number;
  readonly state: Json;
}

export interface ChatRow {
  readonly table_id: string;
  readonly id: number;
  readonly person: string;
  readonly text: string;
  readonly at: Time;
}

/** A guest was made, and for whom it counts. */
export interface ArrivalRow {
  readonly network: string;
  readonly at: Time;
}

export interface SettingRow {
  readonly name: string;
  readonly value: string;
}
