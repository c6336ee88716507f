/** Clubs and their cups: bodies of requests, and answers. */
import type { Options } from '@captains-table/kernel';
import * as v from 'valibot';
import { CLUB_LENGTHS, CLUB_LIMITS } from './club-limits.ts';
import { isPlainName, tidyName, tidyWords } from './names.ts';
import type { PersonLine } from './people.ts';
import { createTableSchema, idSchema, levelSchema, tempoSchema, textSchema, wholeNumber } from './table.ts';

export const CLUB_ROLES = ['founder', 'organiser', 'member'] as const;
export type ClubRole = (typeof CLUB_ROLES)[number];
export const EVENING_ANSWERS = ['yes', 'maybe', 'no'] as const;
export type EveningAnswer = (typeof EVENING_ANSWERS)[number];
/** Each meets each; for some rounds players on equal points meet; losers are out. */
export const CUP_FORMS = ['league', 'swiss', 'knockout'] as const;
export type CupForm = (typeof CUP_FORMS)[number];
export type CupStatus = 'open' | 'playing' | 'over';
/** News of a club: a member joined, an evening or a cup was planned, a round began, a cup was won. */
export type ClubNewsKind = 'founded' | 'joined' | 'evening' | 'cup' | 'round' | 'champion';
/** What decides between equals; the rules are named in docs/decisions/029. */
export type TieBreak = 'encounter' | 'wins' | 'buchholz-cut' | 'buchholz' | 'sonneborn-berger';

/** Times until the year 2100: a calendar takes no others. */
const LATEST = 4_102_444_800_000;

const nameSchema = v.pipe(
  textSchema,
  v.transform(tidyName),
  v.minLength(1),
  v.maxLength(CLUB_LENGTHS.name),
  v.check(isPlainName),
);
const wordsSchema = (most: number) => v.pipe(textSchema, v.transform(tidyWords), v.trim(), v.maxLength(most));
const timeSchema = wholeNumber(0, LATEST);

export const foundClubSchema = v.object({
  name: nameSchema,
  motto: v.optional(wordsSchema(CLUB_LENGTHS.motto), ''),
});
export const changeClubSchema = v.object({
  name: v.optional(nameSchema),
  motto: v.optional(wordsSchema(CLUB_LENGTHS.motto)),
});
/** The founder hands the club over by making another person founder. */
export const clubRoleSchema = v.object({ person: idSchema, role: v.picklist(CLUB_ROLES) });
export const clubMemberSchema = v.object({ person: idSchema });
export const eveningSchema = v.object({
  at: timeSchema,
  game: v.optional(createTableSchema.entries.game),
  note: v.optional(wordsSchema(CLUB_LENGTHS.note), ''),
});
export const eveningAnswerSchema = v.object({ answer: v.picklist(EVENING_ANSWERS) });
export const sharedTableSchema = v.object({ table: idSchema });

export const cupSchema = v.object({
  name: nameSchema,
  form: v.picklist(CUP_FORMS),
  game: createTableSchema.entries.game,
  options: createTableSchema.entries.options,
  tempo: v.optional(tempoSchema, { kind: 'days', days: 3 }),
  /** The most at a table. */
  most: v.optional(wholeNumber(2, 5), 2),
  /** Of a Swiss, or of a league of several at a table; left out: as many as it takes. */
  rounds: v.optional(wholeNumber(1, 30)),
  /** How often each meets each in a league. */
  laps: v.optional(wholeNumber(1, 2), 1),
  /** Days until a round has to be over. */
  days: v.optional(wholeNumber(1, 60)),
  /** The next round begins as soon as the one before is over, and not at its date. */
  early: v.optional(v.boolean(), true),
  /** Who may follow it: members, or anyone with the link. */
  followers: v.optional(v.picklist(['link', 'members']), 'link'),
  /** When it begins by itself. */
  startsAt: v.optional(timeSchema),
});
export type CupWish = v.InferOutput<typeof cupSchema>;
/** Enters the caller, or bots of a level. */
export const enterCupSchema = v.union([
  v.object({ level: levelSchema, bots: v.optional(wholeNumber(1, CLUB_LIMITS.entrants), 1) }),
  v.object({}),
]);
/** Withdraws the caller; organisers can withdraw anyone. */
export const withdrawSchema = v.object({ entrant: v.optional(v.pipe(v.string(), v.maxLength(60))) });

/** As it is kept: the options complete. */
export interface CupSettings extends Omit<CupWish, 'options'> {
  readonly options: Options;
}

export interface ClubSummary {
  readonly id: string;
  readonly name: string;
  readonly role: ClubRole;
  readonly members: number;
  /** When the next evening is. */
  readonly nextEvening?: number;
}

export interface MemberLine extends PersonLine {
  readonly role: ClubRole;
  readonly joinedAt: number;
  readonly portrait?: string;
}

export interface EveningLine {
  readonly id: string;
  readonly at: number;
  readonly game?: string;
  readonly note: string;
  /** Ids of members. */
  readonly answers: Readonly<Record<EveningAnswer, readonly string[]>>;
}

/** A table to which all members are invited. */
export interface SharedTableLine {
  readonly table: string;
  readonly invite: string;
  readonly game: string;
  readonly mode: string;
  readonly by: PersonLine;
  readonly taken: number;
  readonly seats: number;
}

export interface CupLine {
  readonly id: string;
  readonly name: string;
  readonly form: CupForm;
  readonly game: string;
  readonly status: CupStatus;
  readonly entrants: number;
  readonly startsAt?: number;
}

export interface ClubNewsLine {
  readonly id: string;
  readonly at: number;
  readonly kind: ClubNewsKind;
  readonly person?: PersonLine;
  readonly about: Readonly<Record<string, string | number>>;
}

/** Everything that its page shows to a member. */
export interface ClubView {
  readonly id: string;
  readonly name: string;
  readonly motto: string;
  readonly createdAt: number;
  readonly role: ClubRole;
  /** What others may join with. */
  readonly invite: string;
  /** The addresses of its Atom feed and of its calendar, in the reader's language. They are secrets. */
  readonly feed: string;
  readonly calendar: string;
  readonly members: readonly MemberLine[];
  readonly evenings: readonly EveningLine[];
  readonly tables: readonly SharedTableLine[];
  readonly cups: readonly CupLine[];
  readonly news: readonly ClubNewsLine[];
}

export interface EntrantLine {
  /** By which organisers withdraw it. */
  readonly id: string;
  /** Of a person who is known. */
  readonly name?: string;
  readonly person?: string;
  readonly portrait?: string;
  /** Of a bot; the number distinguishes it from others of its level. */
  readonly level?: string;
  readonly number?: number;
  readonly withdrawn?: true;
}

export interface CupTableView {
  readonly table: string;
  /** Lets followers watch while it is played. */
  readonly invite?: string;
  /** By seat. */
  readonly entrants: readonly number[];
  /** By seat, from 1; 0: gave up. Absent while it is played. */
  readonly places?: readonly number[];
}

export interface CupRoundView {
  readonly begunAt: number;
  readonly dueAt?: number;
  readonly byes: readonly number[];
  readonly tables: readonly CupTableView[];
}

export interface StandingLine {
  readonly entrant: number;
  /** From 1; equals share it. */
  readonly place: number;
  readonly points: number;
  readonly played: number;
  readonly won: number;
  /** Of the last games and byes, in their order: what each was worth, from 0 to 1. */
  readonly form: readonly number[];
  /** In the order of `tieBreaks`. */
  readonly breaks: readonly number[];
}

/** Everything that the page of a cup shows. Entrants are known by their places in `entrants`: from the start on, the draw. */
export interface CupView {
  readonly id: string;
  readonly club: { readonly id: string; readonly name: string };
  readonly settings: CupSettings;
  readonly status: CupStatus;
  readonly startedAt?: number;
  readonly endedAt?: number;
  readonly entrants: readonly EntrantLine[];
  readonly rounds: readonly CupRoundView[];
  /** How many rounds it will have; absent where that is not known yet. */
  readonly plannedRounds?: number;
  /** When the next round begins, where it waits for its date. */
  readonly nextRoundAt?: number;
  readonly tieBreaks: readonly TieBreak[];
  readonly standings: readonly StandingLine[];
  readonly you: { readonly role?: ClubRole; readonly entrant?: number };
}
