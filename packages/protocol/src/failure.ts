import type { ErrorBody, ErrorCode } from './errors.ts';

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
