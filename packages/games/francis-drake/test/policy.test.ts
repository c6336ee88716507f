/** The policy: levels in order, reasons with words, and games that end as people's do. */
import type { Chance, Move as AnyMove } from '@captains-table/kernel';
import { chanceFromNumbers, LOCALES, must, pick } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Move, State } from '../src/index.ts';
import { CONTENT, francisDrake } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';
import { texts } from '../texts/index.ts';
import { atSea, decisionsOf, given } from './table.ts';

const policy = createPolicy(CONTENT);
const OPTIONS = { mode: 'base', shuffledStreet: false, allTokens: false };

/** The move that the policy rates best, judged in a world re-dealt for that seat. */
function bestRated(state: State, seat: number, moves: readonly Move[], chance: Chance): Move {
  const world = francisDrake.redeal(state, seat, chanceFromNumbers(chance[0] ?? 0, 5));
  const ratings = policy.rate(world, seat, moves);
  const best = Math.max(...ratings);
  return moves[ratings.indexOf(best)] ?? must(moves[0]);
}

/** Plays a whole game; seats in `byPolicy` follow the policy, the others play anything. */
function play(seats: number, seed: number, byPolicy: readonly number[], options = OPTIONS): State {
  const state = francisDrake.setup(seats, options, chanceFromNumbers(seed, seats));
  const chance = chanceFromNumbers(seed, 99);
  for (;;) {
    const owed = francisDrake.pending(state)[0];
    if (owed === undefined) return state;
    const moves = francisDrake.legal(state, owed.seat);
    const random = pick(chance, moves);
    const move = byPolicy.includes(owed.seat) ? bestRated(state, owed.seat, moves, chance) : random;
    francisDrake.apply(state, owed.seat, move, undefined);
  }
}

describe('the policy of Francis Drake', () => {
  test('beats random play, whatever the seat and the variant', () => {
    for (let game = 0; game < 12; game++) {
      const seats = 3 + (game % 3);
      const options = { ...OPTIONS, allTokens: game % 2 === 0, shuffledStreet: game % 4 > 1 };
      const state = play(seats, game, [game % seats], options);
      expect(francisDrake.result(state)?.ranking[game % seats]).toBe(1);
    }
  });

  test('winners of its own games score as people do', () => {
    const best = Array.from({ length: 12 }, (_, game) => Math.max(...play(4, game, [0, 1, 2, 3]).score));
    const mean = best.reduce((sum, score) => sum + score, 0) / best.length;
    expect(mean).toBeGreaterThan(80);
    expect(mean).toBeLessThan(115);
  });

  test('chances of winning are shares of one, at every moment of a game', () => {
    const state = francisDrake.setup(4, OPTIONS, chanceFromNumbers(4, 4));
    const chance = chanceFromNumbers(1, 1);
    for (const owed of decisionsOf(state)) {
      const value = policy.value(state);
      expect(value).toHaveLength(4);
      expect(value.every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(value.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      const moves = francisDrake.legal(state, owed.seat);
      expect(policy.rate(state, owed.seat, moves)).toHaveLength(moves.length);
      francisDrake.apply(state, owed.seat, bestRated(state, owed.seat, moves, chance), undefined);
    }
  });

  test('every move has one to three reasons, all with words', () => {
    const odd: string[] = [];
    for (let game = 0; game < 4; game++) {
      const state = francisDrake.setup(4, { ...OPTIONS, allTokens: true }, chanceFromNumbers(game, 8));
      const chance = chanceFromNumbers(game, 2);
      for (const owed of decisionsOf(state)) {
        const { seat } = owed;
        const moves = francisDrake.legal(state, seat);
        for (const move of moves) {
          const reasons = policy.reasons?.(state, seat, move) ?? [];
          const haveWords = LOCALES.every((locale) => {
            const words: Readonly<Record<string, string>> = texts[locale].reasons;
            return reasons.every((reason) => words[reason]);
          });
          if (reasons.length < 1 || reasons.length > 3 || !haveWords) odd.push(JSON.stringify(move));
        }
        francisDrake.apply(state, seat, bestRated(state, seat, moves, chance), undefined);
      }
    }
    expect(odd).toEqual([]);
  });
});

describe('common sense', () => {
  const best = (table: { state: State; seat: number; legal: readonly Move[] }): AnyMove =>
    bestRated(table.state, table.seat, table.legal, chanceFromNumbers(1, 1));

  test('takes a town that pays', () => {
    expect(best(atSea([{ crew: 1, missions: { granada: '1' } }, {}, {}]))).toEqual({ kind: 'attack' });
  });

  test('keeps its last crew for the richer town', () => {
    const table = atSea([{ crew: 1, missions: { 'puerto-cabello': '1', granada: '2' } }, {}, {}]);
    expect(best(table)).toEqual({ kind: 'decline' });
  });

  test('goes home for the bonus when nothing is left to win', () => {
    const table = atSea([{ crew: 1, missions: { granada: '1', cartagena: '2' } }, {}, {}]).attack();
    expect(best(table)).toEqual({ kind: 'home' });
  });

  test('sails on while there is something to win', () => {
    const table = atSea([{ crew: 2, missions: { granada: '1', portobelo: '2' } }, {}, {}]).attack();
    expect(best(table)).toEqual({ kind: 'sail-on' });
  });

  test('takes the good that makes the larger set', () => {
    const table = atSea([{ trade: 1, goods: { sugar: 1 }, missions: { 'san-juan': '1' } }, {}, {}], {
      voyage: 2,
    });
    expect(best(table)).toEqual({ kind: 'barter', good: 'coffee' });
  });

  test('moves a disc away from a fort that is too strong', () => {
    const missions = { 'san-juan': '1', 'santo-domingo': '2', 'santiago-de-cuba': '3', panama: '4' } as const;
    const spy = { barrels: 3, crew: 1, guns: 2, trade: 3, office: ['informer'], missions } as const;
    const table = given({ players: [spy, {}, {}], phase: 'informer', troops: [0, 0, 2, 1] });
    expect(best(table.play({ kind: 'look-token', at: 'panama' }))).toMatchObject({ kind: 'redirect' });
  });

  test('brings the lower number where it comes first', () => {
    const spy = {
      barrels: 3,
      crew: 9,
      office: ['informer'],
      missions: { granada: '4', 'puerto-cabello': '1', 'san-juan': '2', 'santo-domingo': '3' },
    } as const;
    const rivals = {
      barrels: 3,
      crew: 9,
      missions: { granada: '2', 'san-juan': '1', 'santo-domingo': '3', 'santiago-de-cuba': '4' },
    } as const;
    const table = given({ players: [spy, rivals, rivals], phase: 'informer' });
    table.play({ kind: 'look-discs', at: 'granada' });
    expect(best(table)).toEqual({ kind: 'swap', one: 'puerto-cabello', other: 'granada' });
  });
});
