/** Ratings, medals and figures of people, and who has played with whom. */
import type { AnyPlayerReport } from '@captains-table/kernel';
import type { Time } from '@captains-table/table';
import type { Pace, PlayedGame, Rating } from '@captains-table/table/profile';

/** How a person's rating in one game at one pace stands. */
export interface RatingRecord extends Rating {
  readonly game: string;
  readonly pace: Pace;
}

/** How it stood after a game. */
interface RatingPoint {
  readonly at: Time;
  readonly value: number;
  readonly deviation: number;
}

/** What a person's games with another came to, game by game. */
export interface EncounterRecord {
  readonly other: string;
  readonly game: string;
  readonly games: number;
  /** Finished before them. */
  readonly won: number;
  /** Finished behind them. */
  readonly lost: number;
  /** When the last one ended. */
  readonly at: Time;
}

/** What a person says about themselves, and who may see what. */
export interface ProfileRecord {
  readonly portrait?: string;
  readonly shown: Readonly<Record<string, string>>;
}

/** Everything that finished games have added up to, for all people. */
export interface AllCounted {
  readonly ratings: readonly (RatingRecord & { readonly person: string })[];
  readonly points: readonly (RatingPoint & {
    readonly person: string;
    readonly game: string;
    readonly pace: Pace;
    readonly counted: number;
  })[];
  readonly figures: readonly {
    readonly person: string;
    readonly name: string;
    readonly value: number;
  }[];
  readonly medals: readonly { readonly person: string; readonly medal: string; readonly at: Time }[];
  readonly encounters: readonly (EncounterRecord & { readonly person: string })[];
}

/**
 * Finished games count one after the other, each once, on whichever server: with its number a game has been
 * counted, and everything that follows from it is stored in the same transaction. The order is kept, so that all of it
 * can be worked out again from the logs.
 */
export interface Counting {
  /** Finished games that do not count yet, in the order in which they ended. */
  uncounted(limit: number): Promise<readonly string[]>;
  /** Games that count, in their order, after this number. */
  countedAfter(
    number: number,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly number: number }[]>;
  /** False when it was counted already. `played`: undefined for a game that counts for nothing. */
  count(table: string, played: PlayedGame | undefined, report: AnyPlayerReport | undefined): Promise<boolean>;
  /** Replaces everything that was counted. False when another game has been counted after `last`. */
  replaceCounted(all: AllCounted, last: number): Promise<boolean>;
}

export interface Profiles extends Counting {
  ratings(person: string): Promise<readonly RatingRecord[]>;
  /** The latest ones of a person's rating, in their order. */
  ratingPoints(person: string, game: string, pace: Pace, limit: number): Promise<readonly RatingPoint[]>;
  /** The last one before this time. */
  ratingBefore(person: string, game: string, pace: Pace, at: Time): Promise<RatingPoint | undefined>;
  figures(person: string): Promise<ReadonlyMap<string, number>>;
  medals(person: string): Promise<readonly { readonly medal: string; readonly at: Time }[]>;
  /** Of the people met last, the latest first. */
  encounters(person: string, limit: number): Promise<readonly EncounterRecord[]>;
  encountersWith(person: string, other: string): Promise<readonly EncounterRecord[]>;
  find(person: string): Promise<ProfileRecord | undefined>;
  update(person: string, profile: ProfileRecord): Promise<void>;
  /** The portraits of those who have chosen one. */
  portraits(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
