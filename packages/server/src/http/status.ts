import type { ErrorCode } from '@captains-table/protocol';

const STATUS: Partial<Record<ErrorCode, number>> = {
  'bad-json': 400,
  'bad-message': 400,
  protocol: 400,
  table: 400,
  webhook: 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'passkey-failed': 401,
  'provider-failed': 401,
  'identity-taken': 409,
  origin: 403,
  invite: 403,
  'not-host': 403,
  banned: 403,
  'keep-first': 403,
  'no-spectators': 403,
  'not-found': 404,
  'unknown-game': 404,
  'unknown-table': 404,
  'unknown-campaign': 404,
  'unknown-chapter': 404,
  'unknown-club': 404,
  'unknown-cup': 404,
  'not-organiser': 403,
  'bad-pack': 400,
  'unknown-pack': 404,
  'no-campaign': 400,
  'bad-campaign': 400,
  'too-large': 413,
  'too-many': 429,
  internal: 500,
  'data-damaged': 500,
  'no-push': 501,
  closing: 503,
  'cannot-store': 503,
};

/** The HTTP status of a code; what the current state forbids is a conflict. */
export function statusOf(code: ErrorCode): number {
  return STATUS[code] ?? 409;
}
