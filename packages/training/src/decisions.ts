/** What moves are learned from: decisions, and how often a search looked at each move. */
import { bytesOf, partsOfMove, textOf } from '@captains-table/bots';
import type { Move } from '@captains-table/kernel';

export interface Decision {
  /** As the mover sees the position. */
  readonly features: Uint8Array;
  /** The parts of each move. */
  readonly moves: readonly (readonly string[])[];
  /** By move: what the policy thinks of it at first sight, and how often it was looked at. */
  readonly ratings: readonly number[];
  readonly visits: readonly number[];
  readonly game: number;
}

export function decisionOf(
  features: Uint8Array,
  moves: readonly Move[],
  ratings: readonly number[],
  visits: readonly number[],
  game: number,
): Decision {
  return { features, moves: moves.map(partsOfMove), ratings, visits, game };
}

/** A line each. */
export function decisionsText(decisions: readonly Decision[]): string {
  return decisions
    .map((decision) => `${JSON.stringify({ ...decision, features: textOf(decision.features) })}\n`)
    .join('');
}

interface DecisionLine extends Omit<Decision, 'features'> {
  readonly features: string;
}

export function decisionsFrom(text: string): Decision[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    // Written by `decisionsText`.
    const decision: DecisionLine = JSON.parse(line);
    return { ...decision, features: bytesOf(decision.features) };
  });
}
