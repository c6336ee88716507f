/** What people are to each other: bodies of requests, and answers. */
import * as v from 'valibot';
import { tidyWords } from './names.ts';
import { MAX_REPORT_LENGTH, REPORT_REASONS } from './report-reasons.ts';
import { inviteSchema } from './socket.ts';
import { idSchema, textSchema } from './table.ts';

/** By who they are, or by the link that they have passed on. */
export const friendSchema = v.union([
  v.object({ person: idSchema, friend: v.boolean() }),
  v.object({ code: inviteSchema, friend: v.literal(true) }),
]);
export const blockSchema = v.object({ person: idSchema, blocked: v.boolean() });
/** A short code for a table or a club, or without either for the caller. */
export const shortCodeSchema = v.object({ table: v.optional(idSchema), club: v.optional(idSchema) });
export const inviteFriendSchema = v.object({ person: idSchema });
export const reportSchema = v.object({
  person: idSchema,
  table: v.optional(idSchema),
  reason: v.picklist(REPORT_REASONS),
  text: v.optional(v.pipe(textSchema, v.transform(tidyWords), v.trim(), v.maxLength(MAX_REPORT_LENGTH)), ''),
});

/** Another person in a list. */
export interface PersonLine {
  readonly id: string;
  readonly name: string;
}

export interface FriendLine extends PersonLine {
  /** `asked` has yet to answer, `asks` waits for an answer. */
  readonly standing: 'friend' | 'asked' | 'asks';
}

export interface InvitationLine {
  readonly table: string;
  readonly invite: string;
  readonly game: string;
  readonly mode: string;
  readonly by: PersonLine;
  readonly at: number;
}

/** Everything that the page about people shows. */
export interface MyPeople {
  /** What others may become friends with. */
  readonly link: string;
  readonly friends: readonly FriendLine[];
  readonly invitations: readonly InvitationLine[];
  readonly blocked: readonly PersonLine[];
  readonly muted: readonly PersonLine[];
}

/** Figures to be read out, for a while. */
export interface ShortCode {
  readonly code: string;
  readonly expiresAt: number;
}

/** What a code leads to: a table with its invitation, a club, or a person who wants to be found. */
export type CodeTarget =
  | { readonly table: string; readonly invite: string }
  | { readonly club: string }
  | { readonly friend: string };
