import { chanceFromNumbers, must } from '@captains-table/kernel';
import { LOCALES } from '@captains-table/kernel';
import { TextCheck } from '@captains-table/kernel/contract';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import type { Move, State } from '../src/index.ts';
import { caravelas } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';
import type { Reason } from '../src/policy/reason.ts';
import { texts } from '../texts/index.ts';
import type { TestTable } from './table.ts';
import { given } from './table.ts';

const policy = createPolicy(CONTENT);
const far = { at: 'tanegashima' };

interface Rated {
  readonly move: Move;
  readonly rating: number;
  readonly why: readonly string[];
}

const best = (table: TestTable) => table.bestBy(policy);
const reasons = (table: TestTable, move: Move) => table.reasonsBy(policy, move);

/** Plays a whole game in which every seat makes the move rated best; returns the last state. */
function playedOut(
  seats: number,
  mode: string,
  seed: number,
  onMove?: (state: State, seat: number, move: Move) => void,
) {
  const state = caravelas.setup(seats, { mode }, chanceFromNumbers(31, seed));
  for (;;) {
    const owed = caravelas.pending(state)[0];
    if (owed === undefined) return state;
    const legal = caravelas.legal(state, owed.seat);
    const ratings = policy.rate(state, owed.seat, legal);
    const move = must(legal[ratings.indexOf(Math.max(...ratings))]);
    onMove?.(state, owed.seat, move);
    caravelas.apply(state, owed.seat, move, undefined);
  }
}

describe('common sense', () => {
  test('a port beside the fleet is discovered', () => {
    expect(best(given({ players: [{ at: 'c12r07', destinations: ['rio-congo'] }, far] }))).toEqual({
      kind: 'sail',
      to: 'c13r07',
    });
  });

  test('with a full hold Lisboa comes first, and there the goods become points', () => {
    const goods = ['malagueta', 'brazilwood', 'ivory', 'pepper', 'cinnamon', 'silk'] as const;
    expect(best(given({ players: [{ at: 'ceuta', goods }, far] }))).toEqual({ kind: 'sail', to: 'c10r02' });
    expect(best(given({ players: [{ goods }, far] }))).toEqual({ kind: 'call' });
  });

  test('pepper builds, unless it ends a game that is lost', () => {
    const table = (sold: number) =>
      given({ players: [{ goods: ['pepper'] }, { sold }], pieces: [0, 0] }).call();
    expect(best(table(0))).toEqual({ kind: 'build' });
    expect(best(table(150))).toMatchObject({ kind: 'settle' });
  });

  test('of two storms the weaker is played, and a calm when nothing is left to lose', () => {
    const storms = given({ players: [{ at: 'c05r03', hand: ['storm-4', 'storm-1'] }, far] }).sail('c06r03');
    expect(best(storms)).toEqual({ kind: 'play', card: 'storm-1' });
    const calm = given({
      players: [{ at: 'c05r03', markers: 2, hand: ['storm-1', 'calm'] }, { at: 'acores' }],
    });
    expect(best(calm.sail('c06r03'))).toEqual({ kind: 'play', card: 'calm' });
  });

  test('an empty ship sinks before a full one', () => {
    const table = given({ players: [{ at: 'c13r11', goods: ['malagueta', 'pepper'] }, far] })
      .rig('one')
      .sail('c14r11');
    expect(best(table)).toEqual({ kind: 'sink', ship: 3 });
  });

  test('to sail first is worth a marker in the first round, and none later', () => {
    const asked = (round: number) => given({ players: [{}, {}], phase: 'bid', round }).pass();
    expect(best(asked(1))).toEqual({ kind: 'bid', markers: 1 });
    expect(best(asked(1).bid(1).bid(2))).toEqual({ kind: 'pass' });
    expect(best(asked(2))).toEqual({ kind: 'pass' });
  });
});

describe('chances', () => {
  test('add up to one, and favour the player who has more', () => {
    for (const mode of ['full', 'drawn', 'dice']) {
      const { state } = given({ options: { mode }, players: [{ sold: 30 }, {}, {}] });
      const value = policy.value(state);
      expect(value.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(value[0]).toBeGreaterThan(value[1] ?? 1);
    }
  });
});

describe('when the game is about to end', () => {
  test('with nothing within reach a fleet still has a number to its chances', () => {
    const discovered = CONTENT.ports.map(({ id }) => id);
    const { state } = given({
      players: [{ at: 'c24r10', markers: 1, discovered }, { at: 'macau' }],
      pieces: [0, 1, 1],
    });
    for (const chance of policy.value(state))
      expect(chance).toSatisfy((value: number) => value >= 0 && value <= 1);
  });
});

describe('reasons', () => {
  test('say what weighs most', () => {
    const table = given({ players: [{ at: 'c12r07', destinations: ['rio-congo'] }, far] });
    expect(reasons(table, { kind: 'sail', to: 'c13r07' })).toContain('destination' satisfies Reason);
    expect(reasons(table, { kind: 'anchor' })).toEqual(['wastes-markers']);
  });

  /** Every bonus move that an event card grants in whole games: its moves, what they are rated and why. */
  function bonusMoves(): { staying: Rated; steps: Rated[] }[] {
    const found: { staying: Rated; steps: Rated[] }[] = [];
    playedOut(3, 'full', 2, (state, seat) => {
      const legal = caravelas.legal(state, seat);
      const ratings = policy.rate(state, seat, legal);
      const rated = legal.map((move, at) => ({
        move,
        rating: must(ratings[at]),
        why: policy.reasons?.(state, seat, move) ?? [],
      }));
      const staying = rated.find(({ move }) => move.kind === 'stay');
      if (staying !== undefined) found.push({ staying, steps: rated.filter((one) => one !== staying) });
    });
    return found;
  }

  test('of staying say that nothing is near only where no step is better', () => {
    const moves = bonusMoves();
    const isBetter = ({ staying, steps }: (typeof moves)[number]) =>
      steps.some(({ rating }) => rating > staying.rating);
    const [better, best] = [moves.filter(isBetter), moves.filter((move) => !isBetter(move))];
    expect(better.length).toBeGreaterThan(10);
    expect(best.length).toBeGreaterThan(0);
    for (const { staying } of better) expect(staying.why).toEqual(['unused-move' satisfies Reason]);
    for (const { staying } of best) expect(staying.why).toEqual(['nothing-near' satisfies Reason]);
  });

  test('are never missing, and have words in every language', () => {
    const told = new Set<string>();
    for (const mode of ['full', 'drawn', 'dice']) {
      playedOut(3, mode, 1, (state, seat) => {
        for (const move of caravelas.legal(state, seat)) {
          const why = policy.reasons?.(state, seat, move) ?? [];
          expect(why.length).toSatisfy((count: number) => count >= 1 && count <= 3);
          for (const reason of why) told.add(reason);
        }
      });
    }
    expect(told.size).toBeGreaterThan(25);
    for (const locale of LOCALES) {
      const words: Readonly<Record<string, string>> = texts[locale].reasons;
      for (const reason of told) expect(words[reason]).toBeTruthy();
    }
  });
});

describe('figures', () => {
  test('of a bonus move say how many markers it saves on the way', () => {
    const start = given({ players: [{ at: 'c05r03', hand: ['storm-2'] }, { at: 'c08r04' }] });
    const { state } = start.sail('c06r03').card('storm-2');
    const told = start.ways('drift').map((to) => {
      const move: Move = { kind: 'drift', to };
      const after = caravelas.clone(state);
      caravelas.apply(after, 1, move, undefined);
      return [to, policy.figures?.about(state, after, 1, move)];
    });
    expect(Object.fromEntries(told)).toEqual({
      c07r03: {},
      c07r04: {},
      c08r03: {},
      c08r05: { nearer: 1 },
      c09r03: {},
      c09r04: { nearer: 1 },
    });
    expect(policy.figures?.about(state, state, 1, { kind: 'stay' })).toEqual({});
  });

  test('of a bid say how many markers it leaves for the way', () => {
    const before = caravelas.setup(3, { mode: 'full' }, chanceFromNumbers(31, 5));
    const [owed] = caravelas.pending(before);
    const seat = owed?.seat ?? 0;
    const bid: Move = { kind: 'bid', markers: 3 };
    const after = caravelas.clone(before);
    caravelas.apply(after, seat, bid, undefined);
    expect(policy.figures?.about(before, after, seat, bid)).toEqual({ 'markers-left': 6 });
  });
});

describe('whole games of players who want to win', () => {
  test.each([
    ['full', 2],
    ['full', 3],
    ['full', 4],
    ['drawn', 2],
    ['dice', 2],
  ])(
    '%s with %i players ends with the last piece, nothing lost on the way, everything told',
    (mode, seats) => {
      const words = new TextCheck(caravelas, texts);
      for (const seed of [1, 2]) {
        const state = playedOut(seats, mode, seed, (position, seat, move) => {
          expect(caravelas.audit?.(position)).toEqual([]);
          words.hear(position, seat, move);
        });
        expect(state.pieces).toHaveLength(seats + 1);
        expect(state.round).toSatisfy((round: number) => round >= 7 && round <= 40);
      }
      expect([...words.gaps]).toEqual([]);
    },
  );
});
