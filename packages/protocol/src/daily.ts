/** The daily harbour over HTTP: what was decided there, and how others did. */
import * as v from 'valibot';

/** A day on which someone has decided something. */
export interface DailyDay {
  readonly day: string;
  /** In the order of the decisions: the place of each choice among the legal moves. */
  readonly choices: readonly number[];
  readonly points: number;
  /** All decisions have been made. */
  readonly done: boolean;
}

/** How often each legal move was chosen, by its place. */
export type DailyTally = Readonly<Record<number, number>>;

export interface DailyStanding {
  /** People who have made all decisions. */
  readonly played: number;
  /** How many of them have each number of points. */
  readonly spread: readonly { readonly points: number; readonly people: number }[];
  /** The best whose results the reader may see, the best first. */
  readonly best: readonly {
    readonly person: string;
    readonly name: string;
    readonly portrait?: string;
    readonly points: number;
    readonly rank: number;
  }[];
  /** Of the reader, when they have made all decisions. */
  readonly rank?: number;
}

/** What the server knows of a day. */
export interface DailyNow {
  readonly day: string;
  /** The deal with its decisions, as `Course` of the bots has it. */
  readonly deal: unknown;
  /** What the reader has decided. */
  readonly mine?: DailyDay;
  /** What others have decided: of decisions that the reader has made. */
  readonly tallies: readonly DailyTally[];
  /** For those who have made all decisions. */
  readonly standing?: DailyStanding;
}

export const dailyAnswerSchema = v.strictObject({
  /** From 0 on; they are made in their order. */
  question: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
  choice: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
  /** The seed of the deal that was seen: a device of another version may have made another. */
  seed: v.pipe(v.string(), v.maxLength(100)),
});
export type DailyAnswer = v.InferOutput<typeof dailyAnswerSchema>;
