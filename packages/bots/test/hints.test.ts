import type { AnyPolicy, Move } from '@captains-table/kernel';
import { chanceFrom } from '@captains-table/kernel';
import { CONTENT, portRoyal } from '@captains-table/port-royal';
import { createPolicy } from '@captains-table/port-royal/policy';
import { stowaways } from '@captains-table/stowaways';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { describe, expect, test } from 'vitest';
import { packBox } from '../../games/port-royal/src/box.ts';
import { reasonsOf } from '../../games/port-royal/src/policy/reasons.ts';
import { hint } from '../src/hints.ts';
import { Observation } from '../src/index.ts';

const CLASSIC = { mode: 'classic' };
const SHORT = { mode: 'short', purse: 2 };

/** A move of a game whose moves are not all alike. */
type Meant = Move & { readonly card?: string };

/** The table after these squares were marked in turn, seen by the player who is next. */
function marked(...squares: readonly number[]): Observation {
  const state = ticTacToe.setup(2, CLASSIC, chanceFrom('hints'));
  for (const [turn, square] of squares.entries()) {
    ticTacToe.apply(state, turn % 2, { kind: 'mark', square }, undefined);
  }
  return new Observation(ticTacToe, CLASSIC, state, squares.length % 2);
}

describe('hints', () => {
  test('a win in one is the best of all moves', () => {
    const [best] = hint(marked(0, 3, 1, 4), { seed: 'win', iterations: 300 });
    expect(best?.move).toEqual({ kind: 'mark', square: 2 });
    expect(best?.chance).toBeGreaterThan(0.99);
  });

  test('there are at most five, the most considered first', () => {
    const hints = hint(marked(), { seed: 'many', iterations: 400 });
    const shares = hints.map(({ share }) => share);
    expect(hints).toHaveLength(5);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1);
    for (const { chance } of hints) expect(chance).toSatisfy((chance: number) => chance >= 0 && chance <= 1);
  });

  test('without thinking they are what the policy says, at once', () => {
    const policy = {
      rate: (_state: object, _seat: number, moves: readonly Move[]) =>
        moves.map((move) => ('square' in move && move.square === 8 ? 3 : 0)),
      value: () => [0.6, 0.4],
    };
    const hints = hint(marked(0, 3), { seed: 'glance', iterations: 0, policy });
    expect(hints[0]).toMatchObject({ move: { kind: 'mark', square: 8 }, chance: 0.6 });
    expect(hints.length).toBeGreaterThan(1);
  });

  test('a forced move has its chance too', () => {
    const [only, ...others] = hint(marked(0, 1, 2, 4, 3, 6, 5, 8), { seed: 'forced', iterations: 50 });
    expect(only).toEqual({
      move: { kind: 'mark', square: 7 },
      chance: 0.5,
      share: 1,
      reasons: [],
      figures: [],
    });
    expect(others).toEqual([]);
  });

  test('a seat that has nothing to decide gets none', () => {
    const state = ticTacToe.setup(2, CLASSIC, chanceFrom('hints'));
    const idle = new Observation(ticTacToe, CLASSIC, state, 1);
    expect(hint(idle, { seed: 'idle', iterations: 10 })).toEqual([]);
  });

  test('the same seed gives the same hints, whatever is hidden from the seat', () => {
    const state = stowaways.setup(3, SHORT, chanceFrom('fair'));
    const other = stowaways.redeal(state, 1, chanceFrom('another world'));
    expect(other.hands).not.toEqual(state.hands);
    const hints = [state, state, other].map((truth) =>
      hint(new Observation(stowaways, SHORT, truth, 1), { seed: 'fair', iterations: 200 }),
    );
    expect(hints[0]?.length).toBeGreaterThan(1);
    expect(hints[1]).toEqual(hints[0]);
    expect(hints[2]).toEqual(hints[0]);
  });

  test('reasons come from a re-deal', () => {
    const truth = stowaways.setup(3, SHORT, chanceFrom('reasons'));
    const policy: AnyPolicy = {
      rate: (_state, _seat, moves) => moves.map(() => 0),
      value: () => [0, 0, 0],
      reasons: (state, _seat, move: Move) => [state === truth ? 'truth' : 're-deal', move.kind],
    };
    const hints = hint(new Observation(stowaways, SHORT, truth, 0), { seed: 'why', policy, iterations: 50 });
    for (const { reasons } of hints) expect(reasons).toEqual(['re-deal', 'play']);
  });
});

describe('reasons in Port Royal', () => {
  const box = packBox(CONTENT);

  /** The first player’s reasons for a move in a position set up by hand. */
  function reasons(position: Readonly<Record<string, unknown>>, move: Meant): readonly string[] {
    const state = portRoyal.position?.(position).state;
    if (state === undefined) throw new Error('no position');
    const legal = portRoyal.legal(state, 0).find((other) => other.kind === move.kind && fits(other, move));
    if (legal === undefined) throw new Error(`${JSON.stringify(move)} is not legal`);
    return reasonsOf(box, state, 0, legal);
  }

  /** Cards are meant by the beginning of their id: there are several of a kind. */
  function fits(legal: Meant, { card = '' }: Meant): boolean {
    return (legal.card ?? '').startsWith(card);
  }

  const two = [{}, {}];
  const draw = { kind: 'draw' };

  test('drawing is safe while the harbour is empty, and dangerous when it is full of ships', () => {
    const full = ['blue', 'red', 'green', 'yellow', 'black'];
    expect(reasons({ players: two }, draw)).toContain('low-risk');
    expect(reasons({ players: two, harbour: full }, draw)[0]).toBe('high-risk');
    expect(reasons({ players: two, harbour: full }, { kind: 'stop' })).toEqual([
      'rich-harbour',
      'risk-avoided',
      'several-takes',
    ]);
  });

  test('with three colours a fourth would let the player take one more', () => {
    const harbour = ['blue 4/5', 'red', 'green', 'sailor'];
    expect(reasons({ players: two, harbour }, draw)).toContain('one-more-take');
  });

  test('a second ship of a colour is better repelled', () => {
    const position = {
      players: [{ persons: ['pirate', 'pirate'] }, {}],
      harbour: ['blue 1/1'],
      deck: ['blue 2/1'],
    };
    const state = portRoyal.position?.(position).state;
    if (state === undefined) throw new Error('no position');
    portRoyal.apply(state, 0, { kind: 'draw' }, undefined);
    expect(reasonsOf(box, state, 0, { kind: 'repel' })).toEqual(['bust-avoided']);
    expect(reasonsOf(box, state, 0, { kind: 'let-in' })).toEqual(['busts']);
  });

  test('a person who reaches the goal does so before everything else', () => {
    const players = [{ coins: 9, persons: ['senorita 9', 'senorita 9', 'admiral 9', 'jester 7'] }, {}];
    const recruit = { kind: 'recruit', card: 'base-sailor' };
    const position = { players, harbour: ['sailor'], phase: 'trade' };
    expect(reasons(position, recruit)[0]).toBe('reaches-goal');
    const needs = { ...position, options: { expeditionToWin: true } };
    expect(reasons(needs, recruit)).not.toContain('reaches-goal');
  });

  test('persons are described by what they can do', () => {
    const recruit = (type: string, more: object = {}) =>
      reasons(
        { players: [{ coins: 12 }, {}], harbour: [type], phase: 'trade', ...more },
        { kind: 'recruit', card: `base-${type}` },
      );
    expect(recruit('pirate')).toContain('sabres');
    expect(recruit('governor')).toContain('more-cards');
    expect(recruit('senorita')).toContain('cheaper-crew');
    expect(recruit('captain')).toContain('future-expedition');
    expect(recruit('captain', { expeditions: ['expedition 2 anchor'] })).toContain('symbol-for-expedition');
    expect(recruit('admiral')).toContain('brings-income');
  });

  test('a rich ship fills an empty purse, and a full one has no use for it', () => {
    const trade = { kind: 'trade', card: 'base-ship-yellow' };
    const position = { harbour: ['yellow 4/4'], phase: 'trade' };
    expect(reasons({ ...position, players: [{ coins: 0 }, {}] }, trade)).toEqual([
      'rich-ship',
      'needs-coins',
    ]);
    expect(reasons({ ...position, players: [{ coins: 11 }, {}] }, trade)[0]).toBe('coins-count-little');
    const players = [{ coins: 5, persons: ['trader yellow'] }, {}];
    expect(reasons({ ...position, players }, trade)).toContain('trader-bonus');
  });

  test('an expedition pays in influence', () => {
    const position = {
      players: [{ persons: ['priest', 'priest'] }, {}],
      expeditions: ['expedition 2 cross'],
    };
    expect(reasons(position, { kind: 'expedition' })[0]).toBe('expedition-pays');
  });

  test('every move of a played game has one to three reasons', () => {
    const policy = createPolicy(CONTENT);
    for (const [mode, seats] of [
      ['contracts', 3],
      ['cooperative', 2],
      ['sets-sail', 2],
    ] as const) {
      const options = { mode, randomStart: false };
      const state = portRoyal.setup(seats, { ...options, gambler: true, setsSail: true }, chanceFrom(mode));
      for (let owed = portRoyal.pending(state)[0]; owed; owed = portRoyal.pending(state)[0]) {
        const { seat } = owed;
        const legal = portRoyal.legal(state, seat);
        for (const move of legal) {
          const given = reasonsOf(box, state, seat, move);
          expect([1, 2, 3], JSON.stringify(move)).toContain(given.length);
          expect(new Set(given).size).toBe(given.length);
        }
        const ratings = policy.rate(state, seat, legal);
        const best = legal[ratings.indexOf(Math.max(...ratings))];
        if (best !== undefined) portRoyal.apply(state, seat, best, undefined);
      }
    }
  });
});
