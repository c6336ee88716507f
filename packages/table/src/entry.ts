/** The log of a table: everything that ever happened at it, in order. Its state follows from it. */
import type { BotAtSeat, LogEntry, Move, Seat } from '@captains-table/kernel';
import type { Absence, Proposal } from '@captains-table/protocol';
import type { StoredSnapshot, Time } from './record.ts';

/** How a chair stands after the host, or a person sitting down, has arranged it. */
export type ChairEntry =
  | { readonly kind: 'open' }
  /** Open to holders of the invitation, and to `person` without one. */
  | { readonly kind: 'invited'; readonly invite: string; readonly person?: string }
  | { readonly kind: 'person'; readonly person: string; readonly portrait?: string }
  /** `character`: the one it plays as; absent at tables of earlier releases. */
  | { readonly kind: 'bot'; readonly level: string; readonly character?: string }
  | { readonly kind: 'closed' };

/** Which bot it was. Tables of earlier releases do not say it. */
export interface BotName {
  readonly level: string;
  /** Of the bots of that release. */
  readonly version: number;
}

/** Whether the player gave up the seat: they resigned, or their account was deleted. */
export function isFinal(absence: Absence | undefined): boolean {
  return absence === 'resigned' || absence === 'gone';
}

/** What the table has agreed to with this entry: all who were asked have answered. */
interface Agreement {
  readonly does?: Proposal;
}

export type Entry =
  /** Before the start; during play only for a chair that has been given up. */
  | { readonly kind: 'chair'; readonly seat: Seat; readonly chair: ChairEntry }
  /** Closed chairs are carried away: seats count from 0 again. */
  | { readonly kind: 'start' }
  /** `bot`: with the first move that a bot makes for this seat, and when another, or one of another release, goes on. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: Move; readonly bot?: BotName }
  /** Back to where `to` moves stood. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  /** `does`: only at tables of the first release, where leaving could complete an agreement. */
  | ({ readonly kind: 'away'; readonly seat: Seat; readonly why: Absence } & Agreement)
  | { readonly kind: 'return'; readonly seat: Seat }
  | { readonly kind: 'nudge'; readonly seat: Seat; readonly by: Seat }
  /** No one could play between these times: no server ran. */
  | { readonly kind: 'outage'; readonly from: Time; readonly to: Time }
  /** Another person arranges the chairs from now on. */
  | { readonly kind: 'host'; readonly person: string }
  | ({ readonly kind: 'propose'; readonly seat: Seat; readonly proposal: Proposal } & Agreement)
  | ({ readonly kind: 'answer'; readonly seat: Seat; readonly agree: boolean } & Agreement)
  /**
   * A release has changed the rules, and the match goes on from where it stood: from `base`, a snapshot that the rules
   * before have left after entry `base.seq`. Absent before the start. Entries that the new rules do not allow from there, all
   * of the turn that was being played, do not count: `dropped`.
   */
  | {
      readonly kind: 'rules';
      readonly rules: string;
      readonly base?: StoredSnapshot;
      readonly dropped: readonly number[];
    }
  /** No one has played for so long that the server ends the game. */
  | { readonly kind: 'close'; readonly why: 'untouched' }
  /** One for each who asks for it; without a seat at tables of earlier releases. */
  | { readonly kind: 'rematch'; readonly table: string; readonly seat?: Seat };

/** What an entry means to the match, where it means anything. */
export function asLogEntry(entry: Entry): LogEntry | undefined {
  if (entry.kind === 'move') return { seat: entry.seat, move: entry.move };
  if (entry.kind === 'undo') return { seat: entry.seat, undo: entry.to };
  if ('does' in entry && entry.does?.kind === 'undo') return { seat: entry.seat, undo: entry.does.to };
  return undefined;
}

/** The bot that an entry names, where it does. */
export function botToldIn(entry: Entry): BotAtSeat | undefined {
  if (entry.kind !== 'move' || entry.bot === undefined) return undefined;
  return { seat: entry.seat, ...entry.bot };
}

export type RulesEntry = Extract<Entry, { readonly kind: 'rules' }>;
