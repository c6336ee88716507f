/** What others see of a person: from their finished games, as far as the person wants it known. */
import type { Locale } from '@captains-table/kernel';
import type { GameStatistics } from './table.ts';

/** What a person decides about one by one. */
export const SECTIONS = ['results', 'ratings', 'medals', 'people'] as const;
export type Section = (typeof SECTIONS)[number];
/** Who may see a section: everyone signed in here, friends, or only the owner. */
export const READERS = ['everyone', 'friends', 'nobody'] as const;
export type Readers = (typeof READERS)[number];
export type Shown = Readonly<Record<Section, Readers>>;

/** Unless they say otherwise. */
export const SHOWN_AT_FIRST: Shown = {
  results: 'everyone',
  ratings: 'everyone',
  medals: 'everyone',
  people: 'friends',
};

export interface ProfilePerson {
  readonly id: string;
  readonly name: string;
  readonly portrait?: string;
  /** Since when they have been here. */
  readonly since: number;
}

export interface ProfileRating {
  readonly game: string;
  readonly pace: 'live' | 'turns';
  readonly value: number;
  /** One standard deviation: the true rating lies within two of them in 19 of 20 cases. */
  readonly deviation: number;
  readonly provisional: boolean;
  readonly games: number;
  /** The highest that was not provisional. */
  readonly peak?: number;
  /** How it stood a month ago. */
  readonly monthAgo?: number;
  /** The latest ones, the oldest first. */
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

/** Another person at a table. One who has left has no name. */
export interface ResultPlayer {
  readonly person?: string;
  readonly name?: string;
  readonly portrait?: string;
  readonly level?: string;
  readonly character?: string;
}

export interface ProfileResult {
  /** Only for those who may look at it again. */
  readonly table?: string;
  readonly game: string;
  readonly mode: string;
  readonly at: number;
  readonly place: number;
  readonly players: number;
  readonly score?: number;
  readonly gaveUp?: true;
  readonly cooperative?: true;
  /** Of a campaign; only its members learn what it is about. */
  readonly chapter?: number;
  readonly others: readonly ResultPlayer[];
}

/** Games with another person: this many were won, which means finished before them. */
export interface ProfileEncounter {
  readonly person: string;
  readonly name?: string;
  readonly portrait?: string;
  /** The one that was played last. */
  readonly game: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly at: number;
}

/** Sections that the reader may not see are absent. */
export interface Profile {
  readonly person: ProfilePerson;
  readonly own: boolean;
  /** Own only. */
  readonly shown?: Shown;
  readonly results?: {
    readonly modes: readonly GameStatistics[];
    readonly latest: readonly ProfileResult[];
    /** By `<game>/<figure>`; over all games without a game. */
    readonly figures: Readonly<Record<string, number>>;
  };
  readonly ratings?: readonly ProfileRating[];
  readonly medals?: {
    readonly struck: readonly { readonly medal: string; readonly at: number }[];
    /** Those that medals ask for. */
    readonly figures: Readonly<Record<string, number>>;
  };
  readonly people?: readonly ProfileEncounter[];
  /** The reader and this person, game by game; won and lost as the reader sees it. */
  readonly together?: readonly Pick<ProfileEncounter, 'game' | 'games' | 'won' | 'lost' | 'at'>[];
}

/** Everything that is stored about a person, as one file. */
export interface PersonalFile {
  readonly format: 'captains-table-person';
  readonly version: 1;
  readonly exportedAt: number;
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly locale: Locale;
    readonly login?: string;
    readonly webhook?: string;
    readonly createdAt: number;
    readonly seenAt: number;
  };
  readonly [part: string]: unknown;
}
