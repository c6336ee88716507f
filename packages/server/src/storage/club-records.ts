/** Clubs and their cups, as they are kept. */
import type { ClubNewsKind, ClubRole, CupSettings, CupStatus, EveningAnswer } from '@captains-table/protocol';
import type { Change, SeatRecord, TableRecord, Time } from '@captains-table/table';

export interface ClubRecord {
  readonly id: string;
  readonly name: string;
  readonly motto: string;
  /** Lets others join. Unique. */
  readonly invite: string;
  /** Anyone who knows it may read the club's feed. Unique. */
  readonly feed: string;
  readonly createdAt: Time;
}

export interface ClubMember {
  readonly person: string;
  readonly role: ClubRole;
  readonly joinedAt: Time;
}

export interface EveningRecord {
  readonly id: string;
  readonly club: string;
  readonly at: Time;
  readonly game?: string;
  readonly note: string;
  readonly changedAt: Time;
}

export interface AnswerRecord {
  readonly evening: string;
  readonly person: string;
  readonly answer: EveningAnswer;
}

/** Something that its members and the readers of its feed learn. */
export interface ClubNewsRecord {
  readonly id: string;
  readonly club: string;
  readonly at: Time;
  readonly kind: ClubNewsKind;
  readonly person?: string;
  /** Of a cup or an evening: what it was called or when it is, and where it is found. */
  readonly about: Readonly<Record<string, string | number>>;
}

export interface Clubs {
  create(club: ClubRecord, founder: string): Promise<void>;
  find(id: string): Promise<ClubRecord | undefined>;
  byInvite(invite: string): Promise<ClubRecord | undefined>;
  byFeed(feed: string): Promise<ClubRecord | undefined>;
  change(id: string, change: Change<Omit<ClubRecord, 'id' | 'createdAt'>>): Promise<void>;
  remove(id: string): Promise<void>;
  /** Those that a person belongs to, those joined last first, with their numbers of members. */
  of(
    person: string,
    limit: number,
  ): Promise<readonly { readonly club: ClubRecord; readonly role: ClubRole; readonly members: number }[]>;
  /** False when the club is full. Nothing changes for someone who is already a member. */
  join(club: string, person: string, at: Time, most: number): Promise<boolean>;
  /** Those who have been there longest first. */
  members(club: string): Promise<readonly ClubMember[]>;
  member(club: string, person: string): Promise<ClubMember | undefined>;
  setRole(club: string, person: string, role: ClubRole): Promise<void>;
  /** Another founder; the one before becomes an organiser. */
  handOver(club: string, from: string, to: string): Promise<void>;
  leave(club: string, person: string): Promise<boolean>;

  /** A new evening, or another time or note for one that there is. */
  plan(evening: EveningRecord): Promise<void>;
  evening(id: string): Promise<EveningRecord | undefined>;
  /** Not earlier than `from`, the next one first. */
  evenings(club: string, from: Time, limit: number): Promise<readonly EveningRecord[]>;
  cancel(evening: string): Promise<void>;
  answer(evening: string, person: string, answer: EveningAnswer): Promise<void>;
  answers(evenings: readonly string[]): Promise<readonly AnswerRecord[]>;

  /** Shows a table to the members; false where it does not exist. */
  share(club: string, table: string, person: string, at: Time): Promise<boolean>;
  unshare(club: string, table: string): Promise<void>;
  /** Tables that have not begun, those shared last first. */
  shared(
    club: string,
    limit: number,
  ): Promise<readonly { readonly record: TableRecord; readonly by: string }[]>;

  tell(news: ClubNewsRecord): Promise<void>;
  /** The latest first. */
  news(club: string, limit: number): Promise<readonly ClubNewsRecord[]>;
  forgetNews(before: Time): Promise<void>;
}

export interface CupRecord {
  readonly id: string;
  readonly club: string;
  readonly createdAt: Time;
  readonly status: CupStatus;
  readonly settings: CupSettings;
  /** The draw, and the addresses of the tables, follow from it. */
  readonly seed: string;
  readonly startedAt?: Time;
  readonly endedAt?: Time;
  /** When it has to be looked at: it starts, a round is due, or a server may have left something undone. */
  readonly wakeAt?: Time;
}

export interface EntrantRecord {
  /** Of a person, their own; of a bot, one that it has in this cup alone. */
  readonly id: string;
  readonly person?: string;
  readonly level?: string;
  /** How many rounds had begun when they left. */
  readonly withdrawn?: number;
}

export interface CupTableRecord {
  readonly number: number;
  readonly table: string;
  /** By seat, numbers in the draw. */
  readonly entrants: readonly number[];
  /** By seat; absent while it is played. */
  readonly places?: readonly number[];
}

export interface CupRoundRecord {
  readonly begunAt: Time;
  readonly dueAt?: Time;
  readonly byes: readonly number[];
  readonly tables: readonly CupTableRecord[];
}

/** A round that is being played and has to be over by a date. */
export interface CupDeadline {
  readonly cup: CupRecord;
  /** From 1. */
  readonly round: number;
  readonly begunAt: Time;
  readonly dueAt: Time;
}

export interface EndedTable {
  readonly record: TableRecord;
  readonly people: readonly SeatRecord[];
}

export interface Cups {
  create(cup: CupRecord): Promise<void>;
  find(id: string): Promise<CupRecord | undefined>;
  /** The latest first. */
  ofClub(club: string, limit: number): Promise<readonly CupRecord[]>;
  /** How many of a club's have not ended. */
  countRunning(club: string): Promise<number>;
  /** Cups not yet over in which a person plays. */
  playedBy(person: string): Promise<readonly CupRecord[]>;
  remove(id: string): Promise<void>;

  entrants(cup: string): Promise<readonly EntrantRecord[]>;
  /** How many entrants each of these has. */
  countEntrants(cups: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** False when it has begun or is full. Nothing changes for someone who is already entered. */
  enter(cup: string, entrant: EntrantRecord, most: number): Promise<boolean>;
  /** Before the start they are removed; later they take part in no round after `rounds`. */
  withdraw(cup: string, entrant: string, rounds: number): Promise<void>;

  /** False when it is not open any more: someone was faster. From here on no one can enter. */
  start(cup: string, at: Time): Promise<boolean>;
  rounds(cup: string): Promise<readonly CupRoundRecord[]>;
  /** False when that round has begun already, on whichever server. */
  beginRound(cup: string, round: number, record: CupRoundRecord, wakeAt: Time): Promise<boolean>;
  /** Keeps the result of a table; the cup is looked at again at once. */
  note(cup: string, table: string, places: readonly number[], at: Time): Promise<void>;
  /** Unless its hour has been changed since it was read. */
  wakeAt(cup: CupRecord, at: Time | undefined): Promise<void>;
  /** The invitations of those of these tables that have been made. */
  invites(tables: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The deadlines of a club's cups. */
  deadlinesIn(club: string): Promise<readonly CupDeadline[]>;
  /** The deadlines by which a person has to have played, and where. */
  deadlinesOf(person: string): Promise<readonly (CupDeadline & { readonly table: string })[]>;
  /** Which of them have ended, and how. */
  endedTables(tables: readonly string[]): Promise<ReadonlyMap<string, EndedTable>>;
  /** False when it had ended before. */
  end(cup: string, at: Time): Promise<boolean>;
  /** Those to be looked at: their time has come, or a game of theirs has ended that is not noted yet. */
  due(now: Time, limit: number): Promise<readonly string[]>;
}
