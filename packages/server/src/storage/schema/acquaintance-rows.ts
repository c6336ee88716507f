/** The rows of friendships, blocks, codes and invitations, and of reports. */
import type { ReportReason } from '@captains-table/protocol';
import type { Time } from '../storage.ts';

export interface FriendshipRow {
  readonly person: string;
  readonly other: string;
  readonly at: Time;
  /** `asked` and `declined` are stored in one direction, a friendship in both. */
  readonly state: 'asked' | 'declined' | 'friends';
}

export interface BlockRow {
  readonly person: string;
  readonly other: string;
  readonly at: Time;
}

export interface FriendLinkRow {
  readonly person: string;
  readonly invite: string;
}

/** A few figures that stand for a longer invitation. */
export interface ShortCodeRow {
  readonly code: string;
  /** Who asked for it. */
  readonly person: string;
  readonly invite: string;
  readonly expires_at: Time;
}

export interface InvitationRow {
  readonly table_id: string;
  readonly person: string;
  readonly by_person: string;
  readonly at: Time;
}

export interface ReportRow {
  readonly id: string;
  readonly by_person: string;
  readonly about: string;
  readonly table_id: string | null;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: Time;
  readonly verdict: string | null;
  readonly closed_at: Time | null;
}

export interface ReportLineRow {
  readonly report: string;
  readonly number: number;
  readonly person: string;
  readonly text: string;
  readonly at: Time;
}
