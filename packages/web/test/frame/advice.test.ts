import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adviceInTime } from '../../src/frame/help/advice.ts';
import { Refused } from '../../src/link/link.ts';
import { tableTexts } from '../all-texts.ts';

const hint = { move: { kind: 'draw' }, chance: 0.5, share: 0.9, reasons: [], figures: [] };
const ask = (hints: () => Promise<(typeof hint)[]>) => adviceInTime(hints, tableTexts.en);

describe('a hint', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is given as it comes', async () => {
    expect(await ask(async () => [hint])).toEqual([hint]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that never comes is reported after ten seconds, so that the player can ask again', async () => {
    const advice = ask(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await advice).toEqual({ failed: 'No advice came in time.' });
  });

  it('that is refused says why', async () => {
    const refused = ask(() => Promise.reject(new Refused('hints-off', 'This table plays without hints.')));
    expect(await refused).toEqual({ failed: 'This table plays without hints.' });
  });

  it('that fails says so in words for people', async () => {
    const failed = ask(() => Promise.reject(new Error('the worker is gone')));
    expect(await failed).toEqual({ failed: 'There is no advice at the moment.' });
  });
});
