/**
 * Where everything is stored. A SQLite file and PostgreSQL implement this and pass the same tests. Nothing here knows
 * the rules of a game or the secret of a sign-in. When a promise resolves, the data is on disk.
 */
import type { Locale } from '@captains-table/kernel';
import type { GameStatistics } from '@captains-table/protocol';
import type {
  Append,
  CampaignRecord,
  Change,
  ChapterRecord,
  SeatRecord,
  StoredEntry,
  StoredTable,
  TableChange,
  TableRecord,
  Time,
} from '@captains-table/table';
import type { Profiles } from './profile-records.ts';
import type { Acquaintances, Reports } from './people-records.ts';
import type { AdminRecords } from './admin-records.ts';
import type { Clubs, Cups } from './club-records.ts';
import type { DailyRecords } from './daily-records.ts';
import type { Packs } from './pack-records.ts';
import type { NoticeRecords } from './notice-records.ts';

export type * from './profile-records.ts';
export type * from './people-records.ts';
export type * from './admin-records.ts';
export type * from './club-records.ts';
export type * from './daily-records.ts';
export type * from './pack-records.ts';
export type * from './notice-records.ts';
export type {
  Append,
  CampaignRecord,
  ChapterRecord,
  SeatRecord,
  StoredEntry,
  StoredTable,
  TableChange,
  TableRecord,
  Time,
};

export interface PersonRecord {
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
  readonly createdAt: Time;
  readonly seenAt: Time;
  /** Unique. Present together with the password's hash. */
  readonly login?: string;
  readonly passwordHash?: string;
  /** Called when it is the person's turn, where the host allows it. */
  readonly webhook?: string;
}

export type PersonChange = Change<Omit<PersonRecord, 'id' | 'createdAt'>>;

/** One browser in which a person is signed in. */
export interface SignInRecord {
  /** A hash of the secret in the cookie: a reader of the database cannot sign in with it. */
  readonly id: string;
  readonly person: string;
  readonly device: string;
  readonly createdAt: Time;
  readonly seenAt: Time;
}

export interface PasskeyRecord {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly person: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Time;
}

/** An account at an OpenID provider, by which its owner signs in. */
export interface ProviderAccount {
  readonly issuer: string;
  /** The subject. Names and e-mail addresses may change hands; this does not. */
  readonly subject: string;
  readonly person: string;
  readonly createdAt: Time;
}

export interface PushRecord {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A table in a person's list. */
export interface ListedTable {
  readonly record: TableRecord;
  readonly people: readonly SeatRecord[];
}

export interface ChatRecord {
  readonly id: number;
  readonly table: string;
  readonly person: string;
  readonly text: string;
  readonly at: Time;
}

/** Where a line stands in its list: the next page begins after it. */
export interface Position {
  /** The order of a person's tables, highest first: 2 wait for the person, 1 are running, 0 are over. */
  readonly listing: number;
  readonly updatedAt: Time;
  readonly id: string;
}

export interface Page {
  readonly limit: number;
  readonly after?: Position;
}

export interface PageOfTables {
  readonly tables: readonly ListedTable[];
  /** The last line, where there are more. */
  readonly last?: Position;
}

/** What counts against a quota: tables not yet begun, tables not yet over, and the bots at these. */
export interface Usage {
  readonly open: number;
  readonly running: number;
  readonly bots: number;
}

export interface People {
  /** `network`: where a guest comes from, for as long as that counts. */
  create(person: PersonRecord, network?: string): Promise<void>;
  /** How many guests have come from there since then. */
  guestsFrom(network: string, since: Time): Promise<number>;
  forgetArrivals(before: Time): Promise<void>;
  find(id: string): Promise<PersonRecord | undefined>;
  findByLogin(login: string): Promise<PersonRecord | undefined>;
  /** Names of those who are known. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** False when the login belongs to another person. */
  update(id: string, change: PersonChange): Promise<boolean>;
  /**
   * Removes the person with sign-ins, ways to sign in, push addresses, mutes and words said. Tables keep an
   * id without a name.
   */
  delete(id: string): Promise<void>;

  addSignIn(signIn: SignInRecord): Promise<void>;
  findSignIn(id: string): Promise<SignInRecord | undefined>;
  signInsOf(person: string): Promise<readonly SignInRecord[]>;
  touchSignIn(id: string, seenAt: Time): Promise<void>;
  /** False when that person has no such sign-in. */
  endSignIn(person: string, id: string): Promise<boolean>;

  addPasskey(passkey: PasskeyRecord): Promise<void>;
  findPasskey(id: string): Promise<PasskeyRecord | undefined>;
  passkeysOf(person: string): Promise<readonly PasskeyRecord[]>;
  usePasskey(id: string, counter: number): Promise<void>;
  removePasskey(person: string, id: string): Promise<boolean>;

  /** False when it belongs to someone already, or the person has another one there. */
  addProviderAccount(account: ProviderAccount): Promise<boolean>;
  /** A new person with such an account; false when it belongs to someone already. */
  createWithAccount(
    person: PersonRecord,
    account: Omit<ProviderAccount, 'person'>,
    network?: string,
  ): Promise<boolean>;
  findProviderAccount(issuer: string, subject: string): Promise<ProviderAccount | undefined>;
  providerAccountsOf(person: string): Promise<readonly ProviderAccount[]>;
  removeProviderAccount(person: string, issuer: string): Promise<boolean>;

  addPush(push: PushRecord): Promise<void>;
  pushesOf(person: string): Promise<readonly PushRecord[]>;
  removePush(endpoint: string): Promise<void>;

  mute(person: string, other: string, muted: boolean): Promise<void>;
  mutedBy(person: string): Promise<readonly string[]>;

  /** Removes sign-ins unseen since then, and guests with neither sign-in, passkey, provider nor table. */
  forgetUnseen(since: Time): Promise<void>;
}

export interface Tables {
  /** Stores a table that has no entry yet, or with the first ones. */
  create(
    record: TableRecord,
    first: readonly StoredEntry[],
    people: readonly SeatRecord[],
    /** Where it is opened from. */
    network?: string,
  ): Promise<void>;
  /** False when that number was taken already: another server was faster. Then nothing has changed. */
  append(append: Append): Promise<boolean>;
  load(id: string): Promise<StoredTable | undefined>;
  entriesAfter(id: string, seq: number): Promise<readonly StoredEntry[]>;
  record(id: string): Promise<TableRecord | undefined>;
  /** By its own invitation, or by that of a chair which is kept for a person. */
  byInvite(invite: string): Promise<TableRecord | undefined>;

  /** Public tables: open ones, or those being played that may be watched. The latest first. */
  listed(status: 'open' | 'playing', page: Page): Promise<PageOfTables>;
  /** Of one person, open or playing: those that wait for them first, then the latest. */
  running(person: string, page: Page): Promise<PageOfTables>;
  finished(person: string, page: Page): Promise<PageOfTables>;
  statistics(person: string): Promise<readonly GameStatistics[]>;
  /** Tables to be woken at or before `now`, those due longest first. */
  due(now: Time, limit: number): Promise<readonly string[]>;
  /** Puts the hour of waking off, unless something else has changed it meanwhile. */
  postpone(id: string, from: Time, to: Time | undefined): Promise<boolean>;
  /** Open tables and bots of those that a person hosts; running: tables at which they sit. */
  usageOf(person: string): Promise<Usage>;
  /** Of all tables opened from there. */
  usageFrom(network: string): Promise<Usage>;
  /** Where a table was opened from; undefined once it counts no more. */
  openedFrom(id: string): Promise<string | undefined>;
  /** Tables being played at which nothing has happened since then and no clock runs, with their last entry. */
  untouched(
    since: Time,
    now: Time,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly seq: number }[]>;
  /** Ended tables whose log is still in rows of its own, the earliest end first. */
  unfolded(endedBefore: Time, limit: number): Promise<readonly string[]>;
  /** Puts the log of an ended table into one compressed row. False when it changed meanwhile, or was done already. */
  fold(id: string): Promise<boolean>;
  /** Removes open tables that have not been touched since then. */
  forgetUntouched(since: Time): Promise<void>;

  /** A person was at a table of theirs. */
  visited(table: string, person: string, at: Time): Promise<void>;
  /** When each of them was last there. */
  visits(table: string): Promise<ReadonlyMap<string, Time>>;
  /** Tables not yet ended at which a person sits, and open ones that they host. */
  heldBy(person: string): Promise<readonly string[]>;

  say(message: Omit<ChatRecord, 'id'>): Promise<ChatRecord>;
  /** The last ones, in order. */
  chat(table: string, limit: number, after?: number): Promise<readonly ChatRecord[]>;
}

/**
 * Campaigns belong to their members: all who have held a seat at one of their tables, or came by the
 * invitation. What was played is in the tables, so a chapter is stored by the entry that ends its game.
 */
export interface Campaigns {
  create(record: CampaignRecord, members: readonly string[]): Promise<void>;
  find(id: string): Promise<CampaignRecord | undefined>;
  byInvite(invite: string): Promise<CampaignRecord | undefined>;
  /** Nothing changes for one who is a member already. */
  addMember(campaign: string, person: string): Promise<void>;
  members(campaign: string): Promise<readonly string[]>;
  /** All its tables, the oldest first. */
  tables(campaign: string): Promise<readonly TableRecord[]>;
  /** Those of one person, the latest first. */
  of(person: string, limit: number): Promise<readonly CampaignRecord[]>;
}

/** No one could play between these times. */
export interface Outage {
  readonly from: Time;
  readonly to: Time;
}

/** Rows about a person that no other part of the storage lists for them. */
export interface PersonalRows {
  /** By the names that they have in the file with all of a person's data. */
  rowsOf(person: string): Promise<Readonly<Record<string, readonly object[]>>>;
}

export interface Storage {
  readonly people: People;
  readonly tables: Tables;
  readonly campaigns: Campaigns;
  readonly profiles: Profiles;
  readonly acquaintances: Acquaintances;
  readonly reports: Reports;
  readonly admin: AdminRecords;
  readonly packs: Packs;
  readonly notices: NoticeRecords;
  readonly daily: DailyRecords;
  readonly clubs: Clubs;
  readonly cups: Cups;
  readonly personal: PersonalRows;
  /** A value kept under this name, made now if there is none. The first one to store it wins. */
  setting(name: string, make: () => string): Promise<string>;
  /**
   * Records that a server is running now. If none was recorded for longer than `gap` milliseconds, that was an outage.
   * Returns all outages that still matter, in order.
   */
  beat(now: Time, gap: number): Promise<readonly Outage[]>;
  /** Resolves when the database has stored something. Rejects as well once it was found to be damaged. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
