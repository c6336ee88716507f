import type { ErrorCode } from '../src/errors.ts';

/** One sentence for everything that can go wrong. */
export type ErrorTexts = Readonly<Record<ErrorCode, string>>;
