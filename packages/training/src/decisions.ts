/** What moves are learned from: decisions, and how often a search looked at each move. */
import type { Move } from '@captains-table/kernel';
import { partsOfMove } from './parts-of-move.ts';

export interface Decision {
  /** The parts of each move. */
  readonly moves: readonly (readonly string[])[];
  /** By move: what the policy thinks of it at first sight, and how often it was looked at. */
  readonly ratings: readonly number[];
  readonly visits: readonly number[];
  readonly game: number;
}

export function decisionOf(
  moves: readonly Move[],
  ratings: readonly number[],
  visits: readonly number[],
  game: number,
): Decision {
  return { moves: moves.map(partsOfMove), ratings, visits, game };
}

/** A line each. */
export function decisionsText(decisions: readonly Decision[]): string {
  return decisions.map((decision) => `${JSON.stringify(decision)}\n`).join('');
}

export function decisionsFrom(text: string): Decision[] {
  const lines = text.split('\n').filter((line) => line !== '');
  // Written by `decisionsText`.
  return lines.map((line) => JSON.parse(line) as Decision);
}
