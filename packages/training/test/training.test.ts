import { learnedPolicy } from '@captains-table/bots';
import { chanceFrom, must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { MatchLine, Subject } from '../src/index.ts';
import { SampleReader, generate, playMatches, subjectOf, summaryOf, train } from '../src/index.ts';

const port = await subjectOf('port-royal', 'base-2');

function readerOf(subject: Subject, games: number): SampleReader {
  const { samples } = generate(subject, { seed: 1, games, seconds: Infinity });
  return new SampleReader(samples.bytes, subject.inputs, subject.seats);
}

describe('training', () => {
  const samples = readerOf(port, 150);
  const { weights, report } = train(port, samples, { seed: 1, passes: 10, hidden: [8, 8] });

  test('the same seed gives the same samples', () => {
    const again = readerOf(port, 3);
    expect(again.count).toBeGreaterThan(30);
    for (let i = 0; i < again.count; i++) expect(again.read(i)).toEqual(samples.read(i));
  });

  test('a sample says who won, and sums up to one win', () => {
    for (let i = 0; i < samples.count; i++) {
      const { wins, formula } = samples.read(i);
      expect(wins.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 1);
      expect(formula.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    }
  });

  test('learns something from a handful of games', () => {
    expect(report.held).toBeGreaterThan(0);
    expect(report.network).toBeLessThan(Math.log(2));
    expect(report.calibration.reduce((sum, { positions }) => sum + positions, 0)).toBe(report.held);
  });

  test('its weights judge, from every chair', () => {
    const policy = learnedPolicy(port.policy, weights);
    const state = port.game.setup(2, port.options, chanceFrom('judge'));
    for (const viewer of [0, 1]) {
      const chances = policy.value(state, viewer);
      expect(chances).toHaveLength(2);
      expect(must(chances[0]) + must(chances[1])).toBeCloseTo(1.03, 5);
    }
  });

  test('plays matched games', async () => {
    const lines: MatchLine[] = [];
    const plan = { lineup: 'ab', games: 4, seconds: Infinity, seed: 'x', first: 0, step: 1 };
    await playMatches(port, { a: { weights, iterations: 8 }, b: {}, ...plan }, (line) => lines.push(line));
    const summary = summaryOf(lines, 'ab');
    expect(summary).toMatchObject({ games: 4, deals: 2, fair: 0.5 });
    expect(summary.millisecondsA).toBeGreaterThan(summary.millisecondsB);
  });
});
