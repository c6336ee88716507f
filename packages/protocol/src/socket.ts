/** What is said over a socket: requests with a number, replies that repeat it, and news. */
import type { GameEvent, Move } from '@captains-table/kernel';
import { LOCALES, isMoveShaped } from '@captains-table/kernel';
import * as v from 'valibot';
import type { ErrorBody } from './errors.ts';
import { tidyWords } from './names.ts';
import type { Patch } from './patch.ts';
import { idSchema, proposalSchema, textSchema, wholeNumber } from './table.ts';
import type { ChatMessage, PersonInfo, TableScene } from './table.ts';

/** The version of this protocol, named in the hello; a server with another version says so and hangs up. */
export const PROTOCOL = 1;
/** The longest message that a client needs. */
export const MAX_MESSAGE_BYTES = 16_384;
export const MAX_CHAT_LENGTH = 500;

const id = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const about = { id, table: idSchema };
/** The last entry its sender had seen: the position that the message answers. */
const at = wholeNumber(0, 1_000_000);
const seat = wholeNumber(0, 7);

export const inviteSchema = v.pipe(v.string(), v.maxLength(40));
export const moveSchema = v.custom<Move>(isMoveShaped, 'not a move');

export const clientMessageSchema = v.variant('do', [
  v.object({
    do: v.literal('hello'),
    id,
    protocol: v.number(),
    locale: v.optional(v.picklist(LOCALES)),
  }),
  v.object({ do: v.literal('attach'), ...about, invite: v.optional(inviteSchema) }),
  v.object({ do: v.literal('detach'), ...about }),
  v.object({ do: v.literal('lobby'), id, on: v.boolean() }),
  v.object({ do: v.literal('move'), ...about, at, move: moveSchema }),
  v.object({ do: v.literal('undo'), ...about, at }),
  v.object({ do: v.literal('restart'), ...about, at }),
  v.object({ do: v.literal('propose'), ...about, at, proposal: proposalSchema }),
  v.object({ do: v.literal('answer'), ...about, number: at, agree: v.boolean() }),
  /** The caller's own seat: for a while, or for good. */
  v.object({ do: v.literal('leave'), ...about }),
  v.object({ do: v.literal('resign'), ...about }),
  v.object({ do: v.literal('return'), ...about }),
  /** Another player's, who is away: a reminder, or a bot that plays until they return. */
  v.object({ do: v.literal('nudge'), ...about, seat }),
  v.object({ do: v.literal('stand-in'), ...about, seat }),
  /** `quick`: what comes to mind at once. */
  v.object({ do: v.literal('hint'), ...about, at, quick: v.optional(v.boolean()) }),
  v.object({
    do: v.literal('chat'),
    ...about,
    text: v.pipe(
      textSchema,
      v.maxLength(2 * MAX_CHAT_LENGTH),
      v.transform(tidyWords),
      v.trim(),
      v.minLength(1),
      v.maxLength(MAX_CHAT_LENGTH),
    ),
  }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

export type Reply =
  | { readonly is: 'reply'; readonly id: number; readonly ok: true; readonly [field: string]: unknown }
  /** `id` is absent where it could not be read. */
  | { readonly is: 'reply'; readonly id?: number; readonly ok: false; readonly error: ErrorBody };

/** A scene as a whole, or what changed in it since revision `from`. */
export type SceneUpdate = { readonly table: string; readonly revision: number } & (
  { readonly scene: TableScene } | { readonly from: number; readonly patch: Patch }
) & {
    /** What happened since, for log and animation; those the viewer may know of. */
    readonly events?: readonly GameEvent[];
  };

export type News =
  | { readonly is: 'welcome'; readonly protocol: number; readonly person: PersonInfo; readonly now: number }
  | ({ readonly is: 'scene' } & SceneUpdate)
  | { readonly is: 'chat'; readonly table: string; readonly messages: readonly ChatMessage[] }
  /** The viewer may no longer look at that table. */
  | { readonly is: 'gone'; readonly table: string }
  /** The caller's list of tables or people, or that of open tables, has changed: worth fetching again. */
  | { readonly is: 'notice'; readonly about: 'my-tables' | 'lobby' | 'people' }
  /** The server closes. Another may answer already: come back at any moment within this many milliseconds. */
  | { readonly is: 'goodbye'; readonly after: number };

export type ServerMessage = Reply | News;
