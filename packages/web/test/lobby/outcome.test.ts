import { describe, expect, it } from 'vitest';
import { outcomeOf, outcomeOfTable } from '../../src/lobby/games/outcome-of.ts';

const result = (ranking: readonly number[]) => ({ ranking, scores: [], breakdown: [] });

describe('how a finished game ended', () => {
  it('for the winner, for a place, together, and without a result', () => {
    expect(outcomeOf(result([1, 2]), 0)).toEqual({ is: 'won' });
    expect(outcomeOf(result([1, 3, 2]), 1)).toEqual({ is: 'place', place: 3 });
    expect(outcomeOf(result([2, 2]), 0)).toEqual({ is: 'lost' });
    expect(outcomeOf(result([1, 2]), undefined)).toEqual({ is: 'over' });
    expect(outcomeOf(undefined, 0)).toEqual({ is: 'abandoned' });
    expect(outcomeOfTable({}, 0)).toEqual({ is: 'abandoned' });
    expect(outcomeOfTable({ closed: 'untouched' }, 0)).toEqual({ is: 'closed' });
  });
});
