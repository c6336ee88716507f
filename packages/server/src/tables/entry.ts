/** The log of a table: everything that ever happened at it, in order. Its state follows from it. */
import type { Move, Seat } from '@captains-table/kernel';
import type { Proposal } from '@captains-table/protocol';

/** How a chair stands after the host, or a person sitting down, has arranged it. */
export type ChairEntry =
  | { readonly kind: 'open' }
  | { readonly kind: 'invited'; readonly invite: string }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'closed' };

export type Entry =
  /** Before the start; during play only for a chair that has been given up. */
  | { readonly kind: 'chair'; readonly seat: Seat; readonly chair: ChairEntry }
  /** Closed chairs are carried away: seats count from 0 again. */
  | { readonly kind: 'start' }
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: Move }
  /** Back to where `to` moves stood. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'away'; readonly seat: Seat; readonly why: 'time' | 'left' }
  | { readonly kind: 'return'; readonly seat: Seat }
  | { readonly kind: 'propose'; readonly seat: Seat; readonly proposal: Proposal }
  /** The last yes carries the proposal out. */
  | { readonly kind: 'answer'; readonly seat: Seat; readonly agree: boolean }
  | { readonly kind: 'rematch'; readonly table: string };
