import { describe, expect, test } from 'vitest';
import { keepProgress, progressIn } from '../../src/learn/progress.ts';
import { keptOnDevice } from '../kept-on-device.ts';

describe('lessons go on where one stopped', () => {
  const kept = keptOnDevice();

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
