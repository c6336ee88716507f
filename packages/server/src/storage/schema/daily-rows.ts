/** The rows of the daily harbour. */
import type { Time } from '../storage.ts';

export interface DailyDealRow {
  readonly day: string;
  readonly deal: string;
}

export interface DailyResultRow {
  readonly person: string;
  readonly day: string;
  /** How many decisions have been made. */
  readonly answered: number;
  /** Numbers with commas between. */
  readonly choices: string;
  readonly points: number;
  readonly done: number;
  readonly at: Time;
}

export interface DailyTallyRow {
  readonly day: string;
  readonly question: number;
  readonly choice: number;
  readonly people: number;
}
