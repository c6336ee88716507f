import type { Time } from '@captains-table/table';

export interface DailyResult {
  readonly day: string;
  /** The place of each choice among the legal moves. */
  readonly choices: readonly number[];
  readonly points: number;
  readonly done: boolean;
}

export interface DailyChoice {
  readonly question: number;
  readonly choice: number;
  readonly points: number;
  /** It is the last one of the day. */
  readonly last: boolean;
}

/** A person among those who have made all decisions of a day. */
export interface DailyPlace {
  readonly person: string;
  readonly points: number;
}

/** Days with their deals, and what people have decided. */
export interface DailyRecords {
  deal(day: string): Promise<string | undefined>;
  /** Answers with the deal of that day: the first one to be kept stays. */
  keepDeal(day: string, deal: string): Promise<string>;
  /** False where this decision is not the next one of that person. */
  answer(person: string, day: string, choice: DailyChoice, at: Time): Promise<boolean>;
  result(person: string, day: string): Promise<DailyResult | undefined>;
  /** The latest first. */
  results(person: string, limit: number): Promise<readonly DailyResult[]>;
  tally(
    day: string,
  ): Promise<readonly { readonly question: number; readonly choice: number; readonly people: number }[]>;
  /** The best first, and of equals who was first. */
  best(day: string, limit: number): Promise<readonly DailyPlace[]>;
  spread(day: string): Promise<readonly { readonly points: number; readonly people: number }[]>;
}
