import { chanceFrom, checkTable, LOCALES, must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import type { Move, State } from '../src/index.ts';
import { maracaibo } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';
import type { Reason } from '../src/policy/reason.ts';
import { WEIGHTS } from '../src/policy/weights.ts';
import { texts } from '../texts/index.ts';
import type { TestTable } from './table.ts';
import { box, cardWith, given, position, showing } from './table.ts';

const policy = createPolicy(CONTENT);

const best = (table: TestTable) => table.bestBy(policy);
const reasons = (table: TestTable, move: Move) => table.reasonsBy(policy, move);

/** A whole game in which everybody does what looks best; answers the last state. */
function playedOut(
  seats: number,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  onMove?: (state: State, seat: number) => void,
): State {
  const table = checkTable(maracaibo.meta, seats, { mode: seats === 1 ? 'solo' : 'classic', ...options });
  if (!table.ok) throw new Error(table.problem.field);
  const state = maracaibo.setup(seats, table.options, chanceFrom(seed));
  for (;;) {
    const owed = maracaibo.pending(state)[0];
    if (owed === undefined) return state;
    const legal = maracaibo.legal(state, owed.seat);
    const ratings = policy.rate(state, owed.seat, legal);
    onMove?.(state, owed.seat);
    maracaibo.apply(state, owed.seat, must(legal[ratings.indexOf(Math.max(...ratings))]), undefined);
  }
}

describe('common sense', () => {
  test('income is bought early and points are bought late', () => {
    const income = 'A16';
    const points = 'A21';
    const village = (round: number) =>
      given({ ship: '9', doubloons: 9, hand: [income, points] }, { phase: 'main', points: 2, round }).play({
        kind: 'village',
      });
    expect(best(village(1))).toEqual({ kind: 'buy', card: income });
    expect(best(village(4))).toEqual({ kind: 'buy', card: points });
  });

  test('with an empty purse a doubloon is taken', () => {
    const table = given({ ship: '9', doubloons: 0 }, { phase: 'main', points: 1 }).play({ kind: 'village' });
    expect(best(table)).toEqual({ kind: 'doubloon' });
  });

  test('a disc goes where it opens something', () => {
    const [tobacco = ''] = showing('tobacco', 1);
    const table = given(
      { ship: '1', hand: [tobacco], half: ['U6'], open: ['U5'] },
      { phase: 'main', round: 3 },
    );
    table.play({ kind: 'deliver', card: tobacco });
    expect(best(table)).toEqual({ kind: 'disc', area: 'U6' });
  });

  test('the explorer goes over the line that is within reach', () => {
    const table = given({ ship: '4', explorer: 'E7' }, { phase: 'main', cityTiles: { '4': 'CT-01' } });
    table.play({ kind: 'city' });
    expect(box.explorer.spaces.find(({ id }) => id === Object(best(table)).to)?.passed).toBe(1);
  });

  test('influence goes where it makes a rank, with the nation that counts most', () => {
    const table = given(
      { ship: '5', influence: [5, 0, 5], explorer: 'E4' },
      {
        phase: 'main',
        round: 4,
        cityTiles: { '5': 'CT-03' },
        cubes: { '1': 'england', '4': 'england', '5': 'england', '6': 'england', '8': 'france' },
        reserve: [11, 13, 8],
      },
    );
    table.play({ kind: 'city' });
    expect(best(table)).toEqual({ kind: 'influence', nation: 'england' });
  });

  test('a met objective of the higher kind is claimed, the lower one waits while there is time', () => {
    const career = 'K-7';
    const at = (round: number, tokens: number) =>
      given({ ship: '22', career, tokens }, { phase: 'main', round }).until('after');
    expect(best(at(2, 4))).toMatchObject({ kind: 'objective', level: 'high' });
    expect(best(at(2, 2))).toEqual({ kind: 'done' });
  });

  test('a career of goals that players usually come to is better than one of many quests', () => {
    const { state } = given({}, { phase: 'opening' });
    const [usual = 0, quests = 0] = policy.rate(state, 0, [
      { kind: 'career', career: 'K-5' },
      { kind: 'career', career: 'K-4' },
    ]);
    expect(usual).toBeGreaterThan(quests);
  });

  test('of two cards the one missed least is delivered', () => {
    const [builder, library] = ['A05', 'A29'];
    const table = given({ ship: '1', hand: [builder, library], doubloons: 3 }, { phase: 'main' });
    expect(best(table)).toEqual({ kind: 'deliver', card: library });
  });

  test('the quest on a card is fulfilled for what it brings', () => {
    const table = given(
      { ship: '9', doubloons: 0, combatPoints: 2, bought: ['B056'] },
      { phase: 'main', points: 1, round: 1, cardQuests: { B056: 'Q05' } },
    ).play({ kind: 'village' });
    expect(best(table)).toEqual({ kind: 'village-action', of: 'B056' });
  });

  test('a village is worth more to a player whose cards can do something there', () => {
    const books = CONTENT.cards
      .filter(({ item, deck }) => item === 'book' && deck === 'B')
      .map(({ id }) => id);
    const village = (bought: string) => {
      const player = { ship: '9', doubloons: 0, hand: books.slice(0, 2), bought: [bought] };
      const { state } = given(player, { phase: 'main', points: 2, round: 2 });
      return must(policy.rate(state, 0, [{ kind: 'village' }])[0]);
    };
    const [booksAsked, mapsAsked] = ['A41', 'A42'];
    expect(village(booksAsked)).toBeGreaterThan(village(mapsAsked) + 1);
  });

  test('at the final scoring anything worth points is bought, at any price', () => {
    const dear = 'B014';
    const table = given({ ship: '22', hand: [dear], doubloons: 17 }, { phase: 'scoring', round: 4 });
    expect(table.decision?.kind).toBe('buying');
    expect(best(table)).toEqual({ kind: 'buy', card: dear });
  });
});

describe('whole games', () => {
  test('a sailor scores above a hundred points, again and again the same', () => {
    const { score } = playedOut(2, {}, 'sailors');
    expect(playedOut(2, {}, 'sailors').score).toEqual(score);
    for (const seed of ['one', 'two']) {
      const { score: scores } = playedOut(3, {}, seed);
      expect(Math.max(...scores)).toBeGreaterThan(100);
    }
  });

  test('every mode is played to its end', () => {
    for (const difficulty of ['easy', 'medium', 'hard']) {
      expect(playedOut(4, { difficulty, armada: true }, difficulty).over).toBe(true);
      expect(playedOut(1, { difficulty }, difficulty).over).toBe(true);
    }
  });
});

describe('chances', () => {
  test('add up to one, and favour the player who has more', () => {
    for (const round of [1, 2, 3, 4]) {
      const { state } = position({ players: [{ score: 40 }, {}, {}], round });
      const value = policy.value(state);
      expect(value.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(value[0]).toBeGreaterThan(value[1] ?? 1);
    }
  });

  test('a lead is worth more the later it is', () => {
    const lead = (round: number) => policy.value(given({ score: 10 }, { round }).state)[0] ?? 0;
    expect([lead(1), lead(2), lead(3), lead(4)]).toEqual(
      [lead(1), lead(2), lead(3), lead(4)].toSorted((a, b) => a - b),
    );
  });

  test('income, cards, rank and doubloons are counted, not the score alone', () => {
    const first = (player: Parameters<typeof given>[0]) => policy.value(given(player).state)[0] ?? 0;
    const even = first({});
    expect(first({ doubloonIncome: 14 })).toBeGreaterThan(even);
    expect(first({ pointIncome: 4 })).toBeGreaterThan(even);
    expect(first({ doubloons: 30 })).toBeGreaterThan(even);
    expect(first({ influence: [6, 0, 0] })).toBeGreaterThan(even);
    expect(first({ bought: [cardWith('discount')] })).toBeGreaterThan(even);
    expect(first({ explorer: 'E8' })).toBeGreaterThan(even);
  });

  test('chances and features stay what learned weights were trained on, however moves are rated', () => {
    const other = createPolicy(CONTENT, { ...WEIGHTS, buying: 3, village: 2, mainAction: 1, handCard: 1 });
    const features = must(policy.features);
    const described = (from: typeof policy, state: State) => {
      const numbers = new Uint8Array(features.names(2).length);
      must(from.features).write(state, 0, numbers);
      return numbers;
    };
    let rated = 0;
    playedOut(2, {}, 'features', (state, seat) => {
      if (policy.isQuiet?.(state) !== true) return;
      const legal = maracaibo.legal(state, seat);
      if (String(policy.rate(state, seat, legal)) !== String(other.rate(state, seat, legal))) rated++;
      expect(policy.value(state)).toEqual(other.value(state));
      expect(described(policy, state)).toEqual(described(other, state));
    });
    expect(rated).toBeGreaterThan(10);
  });

  test('against Jeanne there is one chance, and it falls with what she has', () => {
    const chance = (score: number, quests: number) =>
      policy.value(position({ players: [{ score: 60 }], jeanne: { score, quests }, round: 3 }).state);
    expect(chance(60, 0)).toHaveLength(1);
    expect(chance(60, 0)[0]).toBeGreaterThan(chance(90, 0)[0] ?? 1);
    expect(chance(60, 0)[0]).toBeGreaterThan(chance(60, 4)[0] ?? 1);
  });
});

describe('reasons', () => {
  test('say what weighs most', () => {
    const table = given(
      { ship: '9', doubloons: 9, hand: ['A16'] },
      { phase: 'main', points: 1, round: 1 },
    ).play({ kind: 'village' });
    expect(reasons(table, { kind: 'buy', card: 'A16' })[0]).toBe('brings-income' satisfies Reason);
    expect(reasons(table, { kind: 'done' })).toEqual(['little-gain' satisfies Reason]);
  });

  test('speak against a bad move', () => {
    const dear = given(
      { ship: '9', doubloons: 40, hand: ['B014'] },
      { phase: 'main', points: 1, round: 1 },
    ).play({ kind: 'village' });
    expect(reasons(dear, { kind: 'buy', card: 'B014' })).toEqual(['high-price' satisfies Reason]);
  });

  test('are never missing, and have words in every language', () => {
    const told = new Set<string>();
    const ask = (state: State, seat: number) => {
      for (const move of maracaibo.legal(state, seat)) {
        const why = policy.reasons?.(state, seat, move) ?? [];
        expect(why.length).toSatisfy((count: number) => count >= 1 && count <= 3);
        for (const reason of why) told.add(reason);
      }
    };
    playedOut(2, {}, 'why', ask);
    playedOut(1, { difficulty: 'hard' }, 'why', ask);
    expect(told.size).toBeGreaterThan(25);
    for (const locale of LOCALES) {
      const words: Readonly<Record<string, string>> = texts[locale].reasons;
      for (const reason of told) expect(words[reason]).toMatch(/\S/);
    }
  });
});
