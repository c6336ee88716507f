import type { Refusal, Scalar } from '@captains-table/kernel';

/** The protocol's own error codes. Refusals and match documents bring theirs. */
export type EngineCode =
  | 'bad-json'
  | 'too-long'
  | 'bad-request'
  | 'unknown-verb'
  | 'unknown-game'
  | 'unknown-match'
  | 'too-many-matches'
  | 'no-log'
  | 'no-features'
  | 'no-positions'
  | 'bad-position'
  | 'rules'
  | 'table'
  | 'internal';

/** Why a request was not fulfilled. Becomes the `error` of its reply. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: string;
  readonly rule?: string;
  readonly params?: Readonly<Record<string, Scalar>>;

  constructor(why: EngineCode | Refusal | Omit<Refusal, 'rule'>, message: string) {
    super(message);
    if (typeof why === 'string') {
      this.code = why;
      return;
    }
    this.code = why.code;
    if ('rule' in why) this.rule = why.rule;
    if ('params' in why && why.params !== undefined) this.params = why.params;
  }
}
