/** Limits on what a client may ask of the server. A person who plays in a browser never reaches them. */

import type { PackLimits } from './packs/pack-checker.ts';

/** How much may be asked for at once, and how fast the allowance grows back. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** Messages of one person, over however many sockets. */
  readonly messages: Rate;
  /** Those of them that all at a table have to read. */
  readonly chat: Rate;
  /** Those of them that ask all at a table for something, or make a bot take over. */
  readonly proposals: Rate;
  /** One address may send as much as this many people. */
  readonly peopleBehindAddress: number;
  /** Messages over one socket that wait for their answer. */
  readonly waiting: number;
  /** Hints worked on at a time, in turn with all bots; at most one for each person. */
  readonly hints: number;
  /** Milliseconds after which a hint is answered with what is known by then, or refused. */
  readonly hintMilliseconds: number;
  /** Tables that one socket looks at. */
  readonly tables: number;
  /** Messages beyond the limit after which the client is disconnected. */
  readonly refusals: number;
  /** Bytes that may wait to be read; a client that reads more slowly is disconnected. */
  readonly unread: number;
  readonly socketsPerAddress: number;
  readonly socketsPerPerson: number;
  /** Packs that one person may have looked at. */
  readonly packs: Rate;
  /** How a pack is looked at before it is kept. */
  readonly packCheck: PackLimits;
  /** HTTP requests a minute from one address, and requests for a socket. */
  readonly requests: number;
  /** Bytes of the body of an HTTP request. */
  readonly body: number;
  /** Milliseconds until an HTTP request must have arrived as a whole. */
  readonly arrival: number;
}

export const LIMITS: Limits = {
  messages: { burst: 60, perSecond: 20 },
  chat: { burst: 6, perSecond: 0.5 },
  proposals: { burst: 8, perSecond: 0.1 },
  peopleBehindAddress: 10,
  waiting: 40,
  hints: 40,
  hintMilliseconds: 4_000,
  tables: 20,
  refusals: 300,
  unread: 4_000_000,
  socketsPerAddress: 100,
  socketsPerPerson: 20,
  packs: { burst: 20, perSecond: 0.05 },
  packCheck: { games: 1_000, milliseconds: 3_000, patience: 20_000, waiting: 20 },
  requests: 600,
  body: 65_536,
  arrival: 10_000,
};
