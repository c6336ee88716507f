/** Friends, blocks, invitations and reports. */
import type { ReportReason } from '@captains-table/protocol';
import type { Time } from '@captains-table/table';

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
 * Friends, those who are blocked, and who is invited where. To a person who has been declined or blocked it looks as if the other had not answered.
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
  /** What a person has reported, the oldest first. */
  by(person: string): Promise<readonly ReportRecord[]>;
  /** Open ones before closed ones, the latest first. */
  list(limit: number): Promise<readonly ReportRecord[]>;
  find(
    id: string,
  ): Promise<{ readonly report: ReportRecord; readonly lines: readonly ReportLine[] } | undefined>;
  /** False when it is not open. */
  close(id: string, verdict: string, at: Time): Promise<boolean>;
}
