import type { ErrorBody, ErrorCode } from '@captains-table/protocol';

/** What was asked for cannot be done, and why: answered with its code and a sentence. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly details: Omit<ErrorBody, 'code' | 'message'>;

  constructor(code: ErrorCode, details: Omit<ErrorBody, 'code' | 'message'> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  'bad-json': 400,
  'bad-message': 400,
  protocol: 400,
  table: 400,
  webhook: 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'passkey-failed': 401,
  origin: 403,
  invite: 403,
  'not-host': 403,
  'no-spectators': 403,
  'not-found': 404,
  'unknown-game': 404,
  'unknown-table': 404,
  'too-large': 413,
  'too-many': 429,
  internal: 500,
  'no-push': 501,
  closing: 503,
};

/** The HTTP status of a code; what the state of things forbids is a conflict. */
export function statusOf(code: ErrorCode): number {
  return STATUS[code] ?? 409;
}
