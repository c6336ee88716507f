/** The rows of hosts, bans and announcements. */
import type { Time } from '../storage.ts';
import type { Json } from './columns.ts';

export interface HostRoleRow {
  readonly person: string;
  readonly at: Time;
}

/** A link that makes its bearer a host, once. */
export interface HostLinkRow {
  /** A hash of the secret in it. */
  readonly id: string;
  readonly expires_at: Time;
}

export interface BanRow {
  readonly id: string;
  readonly person: string | null;
  readonly prefix: string | null;
  readonly reason: string;
  readonly at: Time;
  readonly until: Time | null;
}

export interface AnnouncementRow {
  readonly id: string;
  readonly texts: Json;
  readonly at: Time;
  readonly until: Time;
}
