/** A campaign: what can be asked for, and what its members see of it. */
import type { CampaignView, Options, PlayerRange, Result } from '@captains-table/kernel';
import * as v from 'valibot';
import { chairSchema, createTableSchema, idSchema, tempoSchema } from './table.ts';

/** The first chapter. Its table is made together with the campaign, and no one watches unless it is asked for. */
export const beginCampaignSchema = v.object({
  ...v.omit(createTableSchema, ['visibility']).entries,
  spectators: v.optional(v.boolean(), false),
});
export type BeginCampaign = v.InferOutput<typeof beginCampaignSchema>;

/** A chair that is kept for a member of the campaign. */
const memberChairSchema = v.object({ kind: v.literal('member'), person: idSchema });

/** The next chapter after `parent`; without one, the first chapter once more, or the one that `options` name. */
export const sailOnSchema = v.object({
  parent: v.optional(idSchema),
  options: v.optional(createTableSchema.entries.options),
  /** Left out: as they were in the chapter before. */
  chairs: v.optional(
    v.pipe(v.array(v.union([chairSchema, memberChairSchema])), v.minLength(1), v.maxLength(8)),
  ),
  tempo: v.optional(tempoSchema),
});
export type SailOn = v.InferOutput<typeof sailOnSchema>;

/** Someone who has a seat in a chapter. */
export interface ChapterSeat {
  readonly name: string;
  /** Absent for bots, and for people who are unknown on this server. */
  readonly person?: string;
  /** Chosen by a person. */
  readonly portrait?: string;
  /** Of a bot. */
  readonly level?: string;
  /** The character of a bot; absent at tables of earlier releases. */
  readonly character?: string;
}

/** A chapter that was played to its end. */
export interface ChapterInfo {
  readonly id: string;
  /** The chapter that it follows; absent for a first one. */
  readonly parent?: string;
  /** Counted from 1. A chapter that was lost may be there again. */
  readonly chapter: number;
  readonly mode: string;
  /** Where it can be watched again; absent for one that was imported. */
  readonly table?: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly seats: readonly ChapterSeat[];
  readonly result: Result;
}

/** The logbook of a campaign, at the end of one of its branches. */
export interface Logbook {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly createdAt: number;
  /** All chapters of all branches, the oldest first. */
  readonly chapters: readonly ChapterInfo[];
  /** The last chapter of this branch; absent before the first has ended. */
  readonly at?: string;
  /** Where the story stands on this branch. It names no page that is unread. */
  readonly story: CampaignView;
  /** The chapter that can be sailed now; absent when the story is over. */
  readonly next?: { readonly chapter: number; readonly players: PlayerRange; readonly options: Options };
  /** The table at which it is played already, or will be. */
  readonly table?: string;
  /** What lets a member take a free chair there. */
  readonly tableInvite?: string;
  /** Those who belong to it: they played a chapter, or came by the invitation. */
  readonly members: readonly ChapterSeat[];
  /** How others join. Shown to members. */
  readonly invite: string;
}

/** A line of My games. */
export interface CampaignSummary {
  readonly id: string;
  readonly game: string;
  readonly mode: string;
  readonly chapter: number;
  readonly chapters: number;
  readonly over: boolean;
  readonly members: readonly ChapterSeat[];
  readonly updatedAt: number;
  /** The table of the chapter under way. */
  readonly table?: string;
  readonly tableInvite?: string;
}
