import type { ErrorCode, Quota } from '../src/errors.ts';

/** One sentence for everything that can go wrong. */
export type ErrorTexts = Readonly<Record<ErrorCode, string>>;

/** One sentence for every quota that can be used up. */
export type QuotaTexts = Readonly<Record<Quota, (limit: number) => string>>;
