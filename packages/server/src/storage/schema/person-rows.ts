/** The rows of people, and of their sign-ins, passkeys and browsers. */
import type { Locale } from '@captains-table/kernel';
import type { Time } from '../storage.ts';
import type { Json } from './columns.ts';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
  readonly created_at: Time;
  readonly seen_at: Time;
  readonly login: string | null;
  readonly password_hash: string | null;
  readonly webhook: string | null;
}

export interface SignInRow {
  readonly id: string;
  readonly person: string;
  readonly device: string;
  readonly created_at: Time;
  readonly seen_at: Time;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: Json;
  readonly name: string;
  readonly created_at: Time;
}

export interface PushRow {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface MuteRow {
  readonly person: string;
  readonly other: string;
}
