/** What games count about themselves, and what a simulation makes of it. */
import type { AnyReport, GameEvent, GameState } from '@captains-table/kernel';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { texts } from '@captains-table/tic-tac-toe/texts';
import { describe, expect, test } from 'vitest';
import { GameFigures, GameListener } from '../src/simulate/game-figures.ts';
import type { Spreads } from '../src/simulate/game-figures.ts';
import type { Spread } from '../src/simulate/spread.ts';
import { cli, json } from './cli.ts';

const STATE: GameState = { stack: [], chance: [0, 0, 0, 0, 0], reveals: 0 };
type Sized = GameEvent & { readonly size?: number };

const REPORT: AnyReport = {
  onEvent(event: Sized, _state, figures) {
    if (event.key === 'bust') figures.count('busts');
    if (event.key === 'stop') figures.measure('size', event.size ?? 0);
  },
  onEnd: (_state, figures) => figures.count('rounds', 4),
};

/** Plays a game of these events. */
function play(figures: GameFigures, events: readonly Sized[], finished = true): void {
  const listener = new GameListener(REPORT, STATE);
  for (const event of events) listener.events?.(event);
  if (finished) figures.add(listener.end());
}

describe('figures over several games', () => {
  test('counts are averages per game, including games without any', () => {
    const figures = new GameFigures();
    play(figures, []);
    play(figures, [{ key: 'bust' }, { key: 'bust' }, { key: 'other' }]);
    play(figures, []);
    play(figures, [{ key: 'bust' }, { key: 'bust' }]);
    expect(figures.counts).toEqual({
      rounds: { mean: 4, sd: 0, min: 4, max: 4 },
      busts: { mean: 1, sd: Math.sqrt(4 / 3), min: 0, max: 2 },
    });
  });

  test('measures are over all values of all games', () => {
    const figures = new GameFigures();
    play(figures, [
      { key: 'stop', size: 3 },
      { key: 'stop', size: 5 },
    ]);
    play(figures, []);
    play(figures, [{ key: 'stop', size: 4 }]);
    expect(figures.measures).toEqual({ size: { mean: 4, sd: 1, min: 3, max: 5 } });
  });

  test('a game that never ended counts for nothing', () => {
    const figures = new GameFigures();
    play(figures, [{ key: 'bust' }, { key: 'stop', size: 9 }], false);
    expect([figures.counts, figures.measures]).toEqual([{}, {}]);
    play(figures, [{ key: 'bust' }]);
    expect(figures.counts['busts']).toEqual({ mean: 1, sd: 0, min: 1, max: 1 });
    expect(figures.measures).toEqual({});
  });
});

interface Told {
  readonly games: number;
  readonly winnersScores: Spread;
  readonly scores: Spread;
  readonly counts: Spreads;
  readonly measures: Spreads;
}

const simulated = (line: string) => json<Told>(`simulate ${line} --seed figures`);
const mean = (spreads: Spreads, name: string) => spreads[name]?.mean ?? 0;

describe('what our games count', () => {
  test('Port Royal: every turn ends in a stop or a bust, and everybody has as many', async () => {
    const { counts, measures } = await simulated('port-royal --players 3 --games 30 --bots sailor');
    expect(mean(counts, 'turns')).toBeCloseTo(3 * mean(counts, 'rounds'));
    expect(mean(counts, 'stops') + mean(counts, 'busts')).toBeCloseTo(mean(counts, 'turns'));
    expect(mean(measures, 'harbourAtStop')).toBeGreaterThan(2);
    expect(Object.keys(counts)).toEqual(
      expect.arrayContaining(['busts', 'recruited', 'reshuffles', 'rounds', 'stops', 'turns']),
    );
  });

  test('Caravelas: rounds, discoveries, sales and what the sea takes', async () => {
    const { counts, measures } = await simulated('caravelas --players 3 --games 4 --bots sailor');
    expect(mean(counts, 'rounds')).toBeGreaterThan(3);
    expect(mean(counts, 'discoveries')).toBeGreaterThan(1);
    expect(mean(counts, 'sales')).toBeGreaterThan(1);
    expect(mean(measures, 'pointsOfSale')).toBeGreaterThan(0);
  });

  test('Francis Drake: three voyages of visits, attacks and trades', async () => {
    const { counts, measures } = await simulated('francis-drake --players 3 --games 3 --bots sailor');
    expect(counts['voyages']).toEqual({ mean: 3, sd: 0, min: 3, max: 3 });
    expect(mean(counts, 'visits')).toBeGreaterThan(9);
    expect(mean(counts, 'attacks') + mean(counts, 'trades')).toBeGreaterThan(5);
    expect(mean(measures, 'pointsOfAttack')).toBeGreaterThan(0);
  });

  test('Maracaibo: four rounds, turns, projects and combats', async () => {
    const { counts } = await simulated('maracaibo --players 2 --games 2 --bots sailor');
    expect(counts['rounds']).toEqual({ mean: 4, sd: 0, min: 4, max: 4 });
    expect(mean(counts, 'turns')).toBeGreaterThan(8);
    expect(mean(counts, 'projects')).toBeGreaterThan(5);
    expect(mean(counts, 'deliveries')).toBeGreaterThan(1);
  });

  test('winners have more than all players together', async () => {
    const { scores, winnersScores } = await simulated('port-royal --players 4 --games 20 --bots sailor');
    expect(winnersScores.mean).toBeGreaterThan(scores.mean);
    expect(winnersScores.max).toBe(scores.max);
  });
});

describe('on the command line', () => {
  const games = { ids: ['tic-tac-toe'], load: async () => ({ game: ticTacToe, texts, report: REPORT }) };
  const line = 'simulate tic-tac-toe --players 2 --games 5 --seed a';

  test('figures are printed in words too', async () => {
    expect((await cli(line, { games })).out).toContain('rounds a game: mean 4.00, sd 0.00, 4 to 4\n');
    const { out } = await cli('simulate port-royal --players 2 --games 5 --seed a --bots sailor');
    expect(out).toMatch(/^scores of winners: mean \d/m);
    expect(out).toMatch(/^busts a game: mean \d/m);
    expect(out).toMatch(/^harbourAtStop: mean \d/m);
  });

  test('a game that counts nothing has no figures', async () => {
    const told = await json(line);
    expect(told).not.toHaveProperty('counts');
    expect(told).not.toHaveProperty('measures');
  });
});
