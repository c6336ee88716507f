/** A table: what can be asked for, and what is shown of it. */
import type { Carry, Locale, Move, Options, Pending, Result, Seat } from '@captains-table/kernel';
import * as v from 'valibot';
import { packWishSchema } from './packs.ts';
import { PORTRAITS } from './portraits.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const MAX_SEATS = 8;

/**
 * How long people may think. A bot plays on for those who run out of time until they return. Without
 * a clock, `absence` is how many seconds a player may be gone from the table while a decision is theirs
 * before the others may let a bot play.
 */
export const tempoSchema = v.variant('kind', [
  v.object({ kind: v.literal('none'), absence: v.optional(wholeNumber(30, 30 * DAY)) }),
  v.object({ kind: v.literal('move'), seconds: wholeNumber(10, 24 * HOUR) }),
  v.object({ kind: v.literal('game'), seconds: wholeNumber(60, 24 * HOUR), increment: wholeNumber(0, HOUR) }),
  v.object({ kind: v.literal('days'), days: wholeNumber(1, 30) }),
]);
export type Tempo = v.InferOutput<typeof tempoSchema>;

/** One of the portraits, or none: then a person is shown by their seal. */
export const portraitSchema = v.optional(v.picklist(PORTRAITS));

export const levelSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(20));

/** How a chair is offered. */
export const chairSchema = v.variant('kind', [
  v.object({ kind: v.literal('me'), portrait: portraitSchema }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('invited') }),
  v.object({ kind: v.literal('bot'), level: levelSchema }),
  v.object({ kind: v.literal('closed') }),
]);
export type Chair = v.InferOutput<typeof chairSchema>;

export const createTableSchema = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  /** Mode and options; what is left out takes its default. Checked by the game. */
  options: v.optional(
    v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.string(), v.number(), v.boolean()])),
    {},
  ),
  chairs: v.pipe(v.array(chairSchema), v.minLength(1), v.maxLength(MAX_SEATS)),
  visibility: v.optional(v.picklist(['public', 'invite']), 'invite'),
  tempo: v.optional(tempoSchema, { kind: 'none' }),
  spectators: v.optional(v.boolean(), true),
  hints: v.optional(v.boolean(), true),
  /** Own cards to play with; left out: those of the server. */
  pack: v.optional(packWishSchema),
});
export type CreateTable = v.InferOutput<typeof createTableSchema>;

/** What the table does once all who are asked have said yes. */
export const proposalSchema = v.variant('kind', [
  /** Back to where `to` moves stood, barriers or not. */
  v.object({ kind: v.literal('undo'), to: wholeNumber(0, 100_000) }),
  /** To end without a result. A player who proposes it while no one else is there resigns. */
  v.object({ kind: v.literal('abandon') }),
  /** A seat given up, or left for long, goes to a bot for the rest of the game, or to the next person who comes. */
  v.object({
    kind: v.literal('replace'),
    seat: wholeNumber(0, MAX_SEATS - 1),
    by: v.variant('kind', [
      v.object({ kind: v.literal('bot'), level: levelSchema }),
      v.object({ kind: v.literal('anybody') }),
    ]),
  }),
]);
export type Proposal = v.InferOutput<typeof proposalSchema>;

export type TableStatus = 'open' | 'playing' | 'over' | 'abandoned';

/**
 * Why a bot plays on for a player: the clock ran out; they left for now; they were gone too long while
 * a decision was theirs; they resigned; their account was deleted. After the last two they do not return.
 */
export type Absence = 'time' | 'left' | 'silent' | 'resigned' | 'gone';

/** A chair as all see it. */
export interface SeatInfo {
  readonly kind: 'person' | 'open' | 'invited' | 'bot' | 'closed';
  readonly person?: string;
  readonly name?: string;
  /** The portrait that a person has chosen. */
  readonly portrait?: string;
  /** Of a bot, or of the one that plays on while the holder is away. */
  readonly level?: string;
  /** The character of a bot; absent at tables of earlier releases. */
  readonly character?: string;
  /** Which version of the bots has played here; from its first move on. */
  readonly version?: number;
  readonly away?: Absence;
  /** From when on the others may give the seat of an absent player to a bot for the rest of the game, or to the next person who comes. */
  readonly keptUntil?: number;
  readonly present?: boolean;
  /** From when on the others may nudge a player who is gone, and let a bot play. */
  readonly silentAt?: number;
  /** When they may be nudged again. */
  readonly nudgeAt?: number;
  /** What opens an invited chair; shown to the host. */
  readonly invite?: string;
}

/** A clock of one seat. Running ones have lost `now - since` of what is left. */
export interface ClockInfo {
  readonly left: number;
  readonly since?: number;
}

export interface OpenProposal {
  /** The sequence number of its entry: answers name it. */
  readonly number: number;
  readonly by: number;
  readonly proposal: Proposal;
  /** Seats that have yet to answer. */
  readonly waiting: readonly number[];
}

/** The game itself, as one viewer may see it. Absent before the start. */
export interface PlayScene {
  readonly view: unknown;
  readonly pending: readonly Pending[];
  /** Every legal move of the viewer's own decision. */
  readonly legal: readonly Move[];
  /** How many moves stand. */
  readonly moves: number;
  /** How many of them the viewer could take back now. */
  readonly undoable: number;
  readonly clocks?: readonly ClockInfo[];
  readonly proposal?: OpenProposal;
  readonly result?: Result;
  /** Known from the end on; its SHA-256 was the commitment. */
  readonly seed?: string;
  /** What a chapter of a campaign began with, which the commitment covers as well. For its players, from the end on. */
  readonly carry?: Carry;
}

/** Everything one viewer sees of a table. It holds no words, only keys, names and numbers. */
export interface TableScene {
  readonly id: string;
  /** The number of the last entry: a move answers it. */
  readonly seq: number;
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly status: TableStatus;
  readonly visibility: 'public' | 'invite';
  readonly tempo: Tempo;
  readonly spectators: boolean;
  readonly hints: boolean;
  readonly host: string;
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
  /** The server has ended the game, because no one played any more. */
  readonly closed?: 'untouched';
  /** SHA-256 of the seed. */
  readonly commitment: string;
  /** The pack of own cards that is played with, and what it is called. */
  readonly pack?: { readonly hash: string; readonly name: string };
  readonly seats: readonly SeatInfo[];
  readonly watching: number;
  /** The rules were updated after this many moves, which were played under earlier ones and cannot be replayed. */
  readonly rulesChangedAfter?: number;
  /** The next game of the same people. */
  readonly rematch?: string;
  /** The seats of those who have asked for it. */
  readonly rematchBy?: readonly number[];
  /** The cup in which it is played, as long as there is one. */
  readonly cup?: { readonly id: string; readonly name: string };
  /** Where the game is a chapter of a campaign: its number, and for players the campaign. */
  readonly chapter?: { readonly number: number; readonly campaign?: string };
  readonly you: {
    readonly seat?: number;
    /** A chair is kept for the viewer: they have yet to say that they will play. */
    readonly kept?: number;
    readonly host: boolean;
    readonly invite?: string;
  };
  readonly play?: PlayScene;
}

/** A line of a list of tables. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly mode: string;
  readonly status: TableStatus;
  readonly tempo: Tempo;
  readonly spectators: boolean;
  readonly updatedAt: number;
  readonly seats: readonly SeatInfo[];
  /** Seats of the people who owe a decision now; bots are not listed. */
  readonly owing: readonly Seat[];
  /** Own tables only: whether a decision of mine is owed. */
  readonly myTurn?: boolean;
  /** Own tables only: I gave the game up. */
  readonly resigned?: true;
  /** The server has ended the game, because no one played any more. */
  readonly closed?: 'untouched';
  readonly result?: Result;
}

export interface ChatMessage {
  readonly id: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

export interface PersonInfo {
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
  /** Without a login, a passkey or an account at the provider: this browser's cookie is the only way in. */
  readonly guest: boolean;
  readonly login?: string;
  /** An account at the server's OpenID provider is a way in. */
  readonly provider?: true;
}

/** How people and tables are named among programs. */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** Text that every database can keep. */
export const textSchema = v.pipe(
  v.string(),
  v.check((text) => !text.includes('\0')),
);

export function wholeNumber(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** Finished games of one person at one game. */
export interface GameStatistics {
  readonly game: string;
  readonly mode: string;
  readonly games: number;
  /** First places, shared ones included; in cooperative games, games won. */
  readonly wins: number;
  readonly meanScore: number;
  readonly bestScore: number;
}
