import type { Refusal, TableProblem } from '@captains-table/kernel';

/** Everything that can be answered instead of what was asked for. Codes are stable; sentences are not. */
export const ERROR_CODES = [
  // Messages as such
  'bad-json',
  'bad-message',
  'too-large',
  'too-many',
  'quota',
  'protocol',
  'origin',
  'not-found',
  'closing',
  'internal',
  'cannot-store',
  'data-damaged',
  // Identity
  'not-signed-in',
  'wrong-credentials',
  'login-taken',
  'passkey-failed',
  'provider-failed',
  'identity-taken',
  'last-way-in',
  'banned',
  'keep-first',
  // Tables and their seats
  'unknown-game',
  'table',
  'unknown-table',
  'invite',
  'no-spectators',
  'not-host',
  'full',
  'seat-taken',
  'already-seated',
  'not-seated',
  'already-started',
  'not-started',
  'not-ready',
  'rules-changed',
  // Packs of own cards
  'bad-pack',
  'unknown-pack',
  // Campaigns
  'no-campaign',
  'unknown-campaign',
  'unknown-chapter',
  'story-over',
  'bad-campaign',
  // Clubs
  'unknown-club',
  'unknown-cup',
  'not-organiser',
  // Play
  'stale',
  'refused',
  'over',
  'away',
  'not-away',
  'absent',
  'seat-kept',
  'proposal-open',
  'no-proposal',
  'not-asked',
  'no-hints',
  'no-push',
  'webhook',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

type TableQuota = 'open-tables' | 'running-tables' | 'bot-seats';
/** What a person, or all people behind one address, have too much of. */
export type Quota =
  | TableQuota
  | `address-${TableQuota | 'guests' | 'packs'}`
  | 'packs'
  | 'friends'
  | 'invitations'
  | 'codes'
  | 'blocks'
  | 'reports'
  | 'clubs'
  | 'club-members'
  | 'evenings'
  | 'cups'
  | 'entrants';

export interface ErrorBody {
  readonly code: ErrorCode;
  /** One sentence in the reader's language. */
  readonly message: string;
  /** `refused`: which rule forbids the move. */
  readonly refusal?: Refusal;
  /** `table`: which option is wrong, and what it may be. `bad-message`: which field. `bad-campaign`: what is wrong. */
  readonly problem?: Pick<TableProblem, 'field'> & Partial<TableProblem>;
  /** `bad-pack`: what is wrong with it, in sentences. */
  readonly problems?: readonly string[];
  /** `quota`: which one is used up, and how much it is. */
  readonly quota?: { readonly name: Quota; readonly limit: number };
  /** `too-many`: when to try again, in milliseconds. */
  readonly retryAfter?: number;
}
