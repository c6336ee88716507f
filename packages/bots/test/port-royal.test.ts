/**
 * Bots at a table of Port Royal: levels in order, and games that end as people's do. What searching
 * adds takes too many games for a test; docs/bots.md has the figures.
 */
import { loadGame } from '@captains-table/catalogue';
import { chanceFromNumbers, findLegal, must } from '@captains-table/kernel';
import { portRoyal } from '@captains-table/port-royal';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../src/index.ts';
import { createBot, Observation, playOut, seating } from '../src/index.ts';

const policy = (await loadGame('port-royal'))?.policy;

function bot(name: string, seed: string): Bot {
  const found = createBot(name, seed, policy);
  if (found === undefined) throw new Error(name);
  return found;
}

interface Tally {
  /** Of the first name. */
  readonly wins: number;
  readonly rounds: number;
  readonly winningScore: number;
}

/** Plays this many games, with all players moving on by one chair. Means over all games. */
function play(names: readonly string[], games: number): Tally {
  let wins = 0;
  let rounds = 0;
  let winningScore = 0;
  const options = { mode: 'base', randomStart: true };
  for (let game = 0; game < games; game++) {
    const state = portRoyal.setup(
      names.length,
      options,
      chanceFromNumbers(3, Math.floor(game / names.length)),
    );
    const order = seating(names, game);
    playOut(
      portRoyal,
      options,
      state,
      order.map((name, seat) => bot(name, `${game}/${seat}`)),
    );
    const result = portRoyal.result(state);
    if (result === undefined) throw new Error('a game without an end');
    const winners = result.ranking.filter((place) => place === 1).length;
    for (const [seat, place] of result.ranking.entries()) {
      if (order[seat] === names[0] && place === 1) wins += 1 / winners;
    }
    rounds += state.turn / names.length;
    winningScore += Math.max(...result.scores);
  }
  return { wins: wins / games, rounds: rounds / games, winningScore: winningScore / games };
}

describe('levels of Port Royal', () => {
  test('a sailor beats random play and the cabin-boy', () => {
    expect(play(['sailor', 'random'], 40).wins).toBeGreaterThanOrEqual(0.9);
    expect(play(['sailor', 'cabin-boy'], 60).wins).toBeGreaterThanOrEqual(0.75);
  });

  test('sailors take enough risks at larger tables: with four of them, one turn in five ends in a bust', () => {
    const counts = { busted: 0, 'turn-began': 0 };
    const options = { mode: 'base', randomStart: true };
    for (let game = 0; game < 40; game++) {
      const state = portRoyal.setup(4, options, chanceFromNumbers(5, game));
      const sailors = [0, 1, 2, 3].map((seat) => bot('sailor', `${game}/${seat}`));
      for (;;) {
        const seat = portRoyal.pending(state)[0]?.seat;
        if (seat === undefined) break;
        const move = must(sailors[seat]).choose(new Observation(portRoyal, options, state, seat));
        portRoyal.apply(state, seat, must(findLegal(portRoyal.legal(state, seat), move)), ({ key }) => {
          if (key === 'busted' || key === 'turn-began') counts[key]++;
        });
      }
    }
    const busts = counts.busted / counts['turn-began'];
    expect(busts).toBeGreaterThan(0.13);
    expect(busts).toBeLessThan(0.27);
  });

  test('one sailor among three cabin-boys wins at least twice a fair share', () => {
    expect(play(['sailor', 'cabin-boy', 'cabin-boy', 'cabin-boy'], 40).wins).toBeGreaterThanOrEqual(0.5);
  });
});

describe('games of good bots', () => {
  test.each([2, 3, 4])('end as people’s do, with %i players', (players) => {
    const { rounds, winningScore } = play(
      Array.from({ length: players }, () => 'sailor'),
      40,
    );
    expect(rounds).toBeGreaterThan(6);
    expect(rounds).toBeLessThan(14);
    expect(winningScore).toBeGreaterThanOrEqual(12);
    expect(winningScore).toBeLessThan(16);
  });
});
