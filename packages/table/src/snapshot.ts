import type { GameState } from '@captains-table/kernel';
import type { Absence, OpenProposal, TableStatus } from '@captains-table/protocol';
import type { ClockState } from './clocks.ts';
import type { ChairEntry } from './entry.ts';
import type { Time } from './record.ts';

/**
 * What a snapshot of a table holds: enough to go on without the entries before it. Those of the first
 * release lack the optional fields.
 */
export interface TableSnapshot {
  readonly status: TableStatus;
  readonly startedAt?: Time;
  readonly endedAt?: Time;
  readonly chairs: readonly ChairEntry[];
  readonly host?: string;
  readonly former?: readonly string[];
  readonly away: readonly (Absence | null)[];
  readonly awaySince?: readonly (Time | null)[];
  readonly nudgedAt?: readonly (Time | null)[];
  readonly clocks?: readonly ClockState[];
  readonly outageUntil?: Time;
  readonly proposal?: OpenProposal;
  readonly decidingSince: readonly number[];
  readonly decidingAt?: readonly Time[];
  /** The state after `moves` moves. */
  readonly moves: number;
  readonly state: GameState;
}
