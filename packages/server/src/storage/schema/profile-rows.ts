/** The rows of ratings, figures, medals and profiles. */
import type { Pace } from '@captains-table/table/profile';
import type { EncounterRecord, Time } from '../storage.ts';
import type { Json } from './columns.ts';

export interface RatingRow {
  readonly person: string;
  readonly game: string;
  readonly pace: Pace;
  readonly value: number;
  readonly deviation: number;
  readonly games: number;
  readonly peak: number;
  readonly at: Time;
}

/** How a rating stood after one game. */
export interface RatingPointRow extends Omit<RatingRow, 'games' | 'peak'> {
  readonly counted: number;
}

export interface FigureRow {
  readonly person: string;
  /** `<game>/<figure>`; without a game for all of them. */
  readonly name: string;
  readonly value: number;
}

export interface MedalRow {
  readonly person: string;
  readonly medal: string;
  readonly at: Time;
}

/** What a person's games with another came to. */
export interface EncounterRow extends EncounterRecord {
  readonly person: string;
}

export interface ProfileRow {
  readonly person: string;
  readonly portrait: string | null;
  readonly shown: Json;
}
