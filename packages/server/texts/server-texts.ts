import type { ErrorCode } from '@captains-table/protocol';

/** What the server says in its own voice. Games have their own words. */
export interface ServerTexts {
  readonly tagline: string;
  readonly notYet: string;
  readonly terminal: string;
  /** One sentence for everything that can go wrong. */
  readonly errors: Readonly<Record<ErrorCode, string>>;
}
