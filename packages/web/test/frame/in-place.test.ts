import { describe, expect, it } from 'vitest';
import { inPlace } from '../../src/frame/help/in-place.ts';

const hint = (kind: string, chance = 0) => ({ move: { kind }, chance, share: 0, reasons: [], figures: [] });
const kinds = (hints: ReturnType<typeof inPlace>) => hints.map(({ move }) => move.kind);

describe('hints that were thought over', () => {
  const quick = [hint('draw'), hint('stop'), hint('gamble')];

  it('stay in their places with what is known now', () => {
    const shown = inPlace(quick, [hint('stop', 0.6), hint('draw', 0.4), hint('gamble', 0.1)]);
    expect(kinds(shown)).toEqual(['draw', 'stop', 'gamble']);
    expect(shown.map(({ chance }) => chance)).toEqual([0.4, 0.6, 0.1]);
  });

  it('leave no gap where a move is not advised any more, and add new ones below', () => {
    const shown = inPlace(quick, [hint('repel', 0.7), hint('gamble', 0.2)]);
    expect(kinds(shown)).toEqual(['draw', 'stop', 'gamble', 'repel']);
    expect(shown[0]).toBe(quick[0]);
  });
});
