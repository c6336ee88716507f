import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepProgress, progressIn } from '../../src/learn/progress.ts';

describe('lessons go on where one stopped', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('each game by itself, from the first on', () => {
    expect(progressIn('maracaibo')).toEqual({ part: 'first', at: 0 });
    keepProgress('maracaibo', { part: 'first', at: 4 });
    expect(progressIn('maracaibo')).toEqual({ part: 'first', at: 4 });
    expect(progressIn('port-royal')).toEqual({ part: 'first', at: 0 });
  });

  test('what cannot be read is the beginning', () => {
    kept.set('captains-table/lessons/port-royal', 'elsewhere -3');
    expect(progressIn('port-royal')).toEqual({ part: 'first', at: 0 });
  });
});
