/**
 * Where everything is kept. Two real ones fulfil this and pass the same tests: a SQLite file and
 * PostgreSQL. Nothing here knows a rule or a session's secret; what is resolved is on disk.
 */
import type { AnyPlayerReport, Locale } from '@captains-table/kernel';
import type { ReportReason } from '@captains-table/protocol';
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
import type { Pace, PlayedGame, Rating } from '@captains-table/table/profile';

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

/** Finished games of one person at one game. */
export interface GameStatistics {
  readonly game: string;
  readonly mode: string;
  readonly games: number;
  /** First places, shared ones included; in cooperative games, games won. */
  readonly wins: number;
  readonly meanScore: number;
  readonly bestScore: number;
}

/** Where a line stands in its list: the next page begins after it. */
export interface Position {
  /** Of one's own tables, those with a higher number come first: 2 wait for the person, 1 run, 0 are over. */
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
   * Removes the person with sign-ins, passkeys, push addresses, mutes and words said. Tables keep an
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

  addPush(push: PushRecord): Promise<void>;
  pushesOf(person: string): Promise<readonly PushRecord[]>;
  removePush(endpoint: string): Promise<void>;

  mute(person: string, other: string, muted: boolean): Promise<void>;
  mutedBy(person: string): Promise<readonly string[]>;

  /** Removes sign-ins unseen since then, and guests with neither sign-in, passkey nor table. */
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

/** How a person's rating in one game at one pace stands. */
export interface RatingRecord extends Rating {
  readonly game: string;
  readonly pace: Pace;
}

/** How it stood after a game. */
interface RatingPoint {
  readonly at: Time;
  readonly value: number;
  readonly deviation: number;
}

/** What a person's games with another came to, game by game. */
export interface EncounterRecord {
  readonly other: string;
  readonly game: string;
  readonly games: number;
  /** Finished before them. */
  readonly won: number;
  /** Finished behind them. */
  readonly lost: number;
  /** When the last one ended. */
  readonly at: Time;
}

/** What a person says about themselves, and who may see what. */
export interface ProfileRecord {
  readonly portrait?: string;
  readonly shown: Readonly<Record<string, string>>;
}

/** Everything that finished games have added up to, for all people. */
export interface AllCounted {
  readonly ratings: readonly (RatingRecord & { readonly person: string })[];
  readonly points: readonly (RatingPoint & {
    readonly person: string;
    readonly game: string;
    readonly pace: Pace;
    readonly counted: number;
  })[];
  readonly figures: readonly {
    readonly person: string;
    readonly name: string;
    readonly value: number;
  }[];
  readonly medals: readonly { readonly person: string; readonly medal: string; readonly at: Time }[];
  readonly encounters: readonly (EncounterRecord & { readonly person: string })[];
}

/**
 * Finished games count one after the other, each once, on whichever server: with its number a game has been
 * counted, and everything that follows from it is stored in the same stroke. The order is kept, so that all of it
 * can be worked out again from the logs.
 */
export interface Counting {
  /** Finished games that do not count yet, in the order in which they ended. */
  uncounted(limit: number): Promise<readonly string[]>;
  /** Games that count, in their order, after this number. */
  countedAfter(
    number: number,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly number: number }[]>;
  /** False when it counted already. `played`: undefined for a game that tells nothing. */
  count(table: string, played: PlayedGame | undefined, report: AnyPlayerReport | undefined): Promise<boolean>;
  /** Takes the place of everything that was counted. False when another game has been counted after `last`. */
  replaceCounted(all: AllCounted, last: number): Promise<boolean>;
}

export interface Profiles extends Counting {
  ratings(person: string): Promise<readonly RatingRecord[]>;
  /** The latest ones of a person's rating, in their order. */
  ratingPoints(person: string, game: string, pace: Pace, limit: number): Promise<readonly RatingPoint[]>;
  /** The last one before this time. */
  ratingBefore(person: string, game: string, pace: Pace, at: Time): Promise<RatingPoint | undefined>;
  figures(person: string): Promise<ReadonlyMap<string, number>>;
  medals(person: string): Promise<readonly { readonly medal: string; readonly at: Time }[]>;
  /** Of the people met last, the latest first. */
  encounters(person: string, limit: number): Promise<readonly EncounterRecord[]>;
  encountersWith(person: string, other: string): Promise<readonly EncounterRecord[]>;
  find(person: string): Promise<ProfileRecord | undefined>;
  update(person: string, profile: ProfileRecord): Promise<void>;
  /** The portraits of those who have chosen one. */
  portraits(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** How another person stands to this one. `asked` has yet to answer, `asks` waits for this person's answer. */
export interface Acquaintance {
  readonly person: string;
  readonly standing: 'friend' | 'asked' | 'asks';
  readonly at: Time;
}

export interface InvitationRecord {
  readonly table: string;
  readonly person: string;
  readonly by: string;
  readonly at: Time;
}

export interface ShortCodeRecord {
  readonly code: string;
  readonly person: string;
  readonly invite: string;
  readonly expiresAt: Time;
}

/**
 * Friends, those who are blocked, and who is invited where. A person who has been declined or blocked cannot
 * tell it from one who has not answered.
 */
export interface Acquaintances {
  /** Asks another person, or agrees to what they have asked. */
  befriend(person: string, other: string, at: Time): Promise<void>;
  /** Declines what another has asked, withdraws what was asked, ends a friendship. */
  part(person: string, other: string): Promise<void>;
  /** All but those whom the person has blocked, the latest first. */
  of(person: string): Promise<readonly Acquaintance[]>;
  areFriends(person: string, other: string): Promise<boolean>;
  /** How many are friends, or asked and have yet to answer. */
  countOf(person: string): Promise<number>;

  /** Ends a friendship, too. */
  block(person: string, other: string, blocked: boolean, at: Time): Promise<void>;
  blockedBy(person: string): Promise<readonly string[]>;
  /** Those who have blocked this person. */
  blockersOf(person: string): Promise<readonly string[]>;

  /** What others may become friends with; `make` where there is none yet. */
  friendLink(person: string, make: () => string): Promise<string>;
  renewFriendLink(person: string, invite: string): Promise<void>;
  byFriendLink(invite: string): Promise<string | undefined>;

  /** False when that code is in use. */
  addCode(code: ShortCodeRecord): Promise<boolean>;
  findCode(code: string, now: Time): Promise<ShortCodeRecord | undefined>;
  /** Codes of a person that have not expired, the one that lasts longest first. */
  codesOf(person: string, now: Time): Promise<readonly ShortCodeRecord[]>;
  forgetCodes(before: Time): Promise<void>;

  /** An invitation to the same table takes the place of the one before. False: there is no such person or table. */
  invite(invitation: InvitationRecord): Promise<boolean>;
  /** To tables that have not begun, but for those by people the person has blocked; the latest first. */
  invitations(person: string, limit: number): Promise<readonly InvitationRecord[]>;
  uninvite(person: string, table: string): Promise<void>;
  /** How many a person has written since then. */
  invitedSince(person: string, since: Time): Promise<number>;
}

export interface ReportRecord {
  readonly id: string;
  readonly by: string;
  readonly about: string;
  readonly table?: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: Time;
  /** What the host has made of it, from then on closed. */
  readonly verdict?: string;
  readonly closedAt?: Time;
}

/** What was said around what is reported. */
interface ReportLine {
  readonly person: string;
  readonly text: string;
  readonly at: Time;
}

export interface Reports {
  /** False when there is no such person. */
  add(report: ReportRecord, lines: readonly ReportLine[]): Promise<boolean>;
  /** How many a person has written since then. */
  writtenSince(person: string, since: Time): Promise<number>;
  /** Open ones before closed ones, the latest first. */
  list(limit: number): Promise<readonly ReportRecord[]>;
  find(
    id: string,
  ): Promise<{ readonly report: ReportRecord; readonly lines: readonly ReportLine[] } | undefined>;
  /** False when it is not open. */
  close(id: string, verdict: string, at: Time): Promise<boolean>;
}

/** Somebody, or everybody who comes from certain addresses, is kept out. */
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

/** What the host tells everybody: in one language, or in each. */
export interface AnnouncementRecord {
  readonly id: string;
  readonly texts: Readonly<Partial<Record<Locale, string>>>;
  readonly at: Time;
  readonly until: Time;
}

/** Something that a host has done. It holds ids, never names. */
interface AuditRecord {
  readonly id: string;
  readonly at: Time;
  /** The id of a host, or `command line`. */
  readonly who: string;
  readonly what: string;
  /** The id of what it was done to. */
  readonly about: string;
  readonly details: string;
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

interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly status: TableRecord['status'];
  readonly updatedAt: Time;
}

/** What the host of a server looks after. */
export interface DeskRecords {
  isHost(person: string): Promise<boolean>;
  addHost(person: string, at: Time): Promise<void>;
  removeHost(person: string): Promise<void>;
  /** `id`: a hash of what the link holds. */
  addLink(id: string, expiresAt: Time): Promise<void>;
  /** Whether there was such a link; there is none from now on. */
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

/** A pack, but for what is in it. */
export interface PackRecord {
  /** Of what is written in it: another pack has another. */
  readonly hash: string;
  readonly game: string;
  readonly name: string;
  /** Names the content that it makes of a game: rules versions are pinned to it. */
  readonly contentHash: string;
  /** Of file and content together. */
  readonly bytes: number;
}

export interface StoredPack extends PackRecord {
  /** As its owner wrote it, and what it makes of the game: JSON as text. */
  readonly file: string;
  readonly content: string;
}

/** A pack on the shelf of a person. */
export interface OwnPack extends PackRecord {
  readonly createdAt: Time;
  /** Who knows it may use the pack; absent while it is not shared. */
  readonly link?: string;
}

/**
 * Packs are kept by the hash of what is written in them, once for all who have them. One goes when no one owns it
 * any more and no table was played with it.
 */
export interface Packs {
  /** Puts a pack on a person's shelf. Nothing changes where it is there already. */
  keep(person: string, pack: StoredPack, at: Time, network?: string): Promise<void>;
  /** Those of one person, the latest first. */
  of(person: string): Promise<readonly OwnPack[]>;
  countOf(person: string): Promise<number>;
  countFrom(network: string): Promise<number>;
  find(hash: string): Promise<PackRecord | undefined>;
  byLink(link: string): Promise<PackRecord | undefined>;
  isOwner(person: string, hash: string): Promise<boolean>;
  /** Whether a pack of theirs makes this content. */
  ownsContent(person: string, game: string, contentHash: string): Promise<boolean>;
  file(hash: string): Promise<unknown>;
  /** The content that some pack makes; undefined where none does. */
  content(game: string, contentHash: string): Promise<unknown>;
  /** Shares it by this link, or by none any more. The link that there is already is kept. Answers the one that holds. */
  share(person: string, hash: string, link: string | undefined): Promise<string | undefined>;
  /** Takes it off the person's shelf; false where it is not there. */
  remove(person: string, hash: string): Promise<boolean>;
  /** Removes packs that no one owns and no table was played with. */
  forgetUnused(): Promise<void>;
}

/** No one could play between these times. */
export interface Outage {
  readonly from: Time;
  readonly to: Time;
}

export interface Storage {
  readonly people: People;
  readonly tables: Tables;
  readonly campaigns: Campaigns;
  readonly profiles: Profiles;
  readonly acquaintances: Acquaintances;
  readonly reports: Reports;
  readonly desk: DeskRecords;
  readonly packs: Packs;
  /** A value kept under this name, made now if there is none. The first one to store it wins. */
  setting(name: string, make: () => string): Promise<string>;
  /**
   * A server runs now. If none has said so for longer than `gap` milliseconds, that was an outage.
   * Answers all that matter still, in order.
   */
  beat(now: Time, gap: number): Promise<readonly Outage[]>;
  /** Resolves when the database has stored something. Rejects as well once it was found to be damaged. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
