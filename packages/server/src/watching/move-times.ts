/** When an entry reached each stage, from the request to the last socket and server. */
import type { WrittenTimes } from '@captains-table/table';

/** By `performance.now()`. */
export interface EntryTimes extends WrittenTimes {
  /** All sockets of this server have been sent it. */
  readonly shown: number;
  /** Other servers have been told. */
  readonly told: number;
}

/** The times of an entry that no one asked for. */
export function timesOf(at: number): EntryTimes {
  return { asked: at, began: at, decided: at, stored: at, shown: at, told: at };
}

export const STAGES = ['wait', 'decide', 'store', 'show', 'tell'] as const;
type Stage = (typeof STAGES)[number];

export interface Stretch {
  readonly stage: Stage;
  readonly from: number;
  readonly to: number;
}

/** One after the other, without a gap. */
export function stretchesOf({ asked, began, decided, stored, shown, told }: EntryTimes): readonly Stretch[] {
  return [
    { stage: 'wait', from: asked, to: began },
    { stage: 'decide', from: began, to: decided },
    { stage: 'store', from: decided, to: stored },
    { stage: 'show', from: stored, to: shown },
    { stage: 'tell', from: shown, to: told },
  ];
}
