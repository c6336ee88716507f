/** Figures of set-up and of the end come from the content: a pack that changes one changes the game. */
import { chanceFrom, LOCALES } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import type { Content, FiguresData } from '../src/content.ts';
import type { State } from '../src/index.ts';
import { createPortRoyal } from '../src/index.ts';
import { positions } from '../src/positions.ts';
import { findings } from '../src/sense.ts';
import { ownCards as en } from '../texts/en-own-cards.ts';
import { ownCards as fr } from '../texts/fr-own-cards.ts';
import { ownCards as nl } from '../texts/nl-own-cards.ts';

const contentWith = (figures: Partial<FiguresData>): Content => ({
  ...CONTENT,
  figures: { ...CONTENT.figures, ...figures },
});
const gameWith = (figures: Partial<FiguresData>) =>
  createPortRoyal(contentWith(figures), undefined, positions);

function fresh(figures: Partial<FiguresData>, mode = 'base', seats = 3): State {
  return gameWith(figures).setup(seats, { mode }, chanceFrom('figures'));
}

describe('figures of a pack', () => {
  test.each([
    [{}, 3],
    [{ startCoins: 5 }, 5],
    [{ startCoins: 0 }, 0],
  ])('PR-1.14 coins at the start: %j', (figures, coins) => {
    const state = fresh(figures);
    expect(state.coins.map(({ length }) => length)).toEqual([coins, coins, coins]);
    const game = gameWith(figures);
    expect(game.position?.({ players: [{}, {}] }).state.coins[0]).toHaveLength(coins);
  });

  test('PR-7.1 PR-8.9 influence that ends the game', () => {
    expect([fresh({}).goal, fresh({}, 'contracts').goal, fresh({}, 'sets-sail').goal]).toEqual([12, 12, 8]);
    const other = { goal: 15, goalSetsSail: 6 };
    expect([fresh(other).goal, fresh(other, 'contracts').goal, fresh(other, 'sets-sail').goal]).toEqual([
      15, 15, 6,
    ]);
  });

  test('PR-7.1 the game ends at the goal of the pack', () => {
    const player = { persons: ['admiral', 'governor'] };
    const ending = (figures: Partial<FiguresData>) =>
      gameWith(figures).position?.({ players: [player, {}] }).state.ending;
    expect(ending({})).toBe(false);
    expect(ending({ goal: 1 })).toBe(true);
  });

  test('PR-11.3 PR-13.2 contracts face up', () => {
    const faceUp = (figures: Partial<FiguresData>) => [
      fresh(figures, 'contracts').contracts.length,
      ...[2, 3, 4, 5].map((seats) => fresh(figures, 'cooperative', seats).contracts.length),
      fresh(figures, 'solo', 1).contracts.length,
    ];
    expect(faceUp({})).toEqual([4, 5, 7, 9, 11, 3]);
    expect(faceUp({ contractsOpen: 6, contractsTogether: [2, 3, 4, 6, 8] })).toEqual([6, 3, 4, 6, 8, 2]);
  });

  test('PR-13.4 cards of the time pile', () => {
    const time = (figures: Partial<FiguresData>) => fresh(figures, 'cooperative').timePile.length;
    expect(time({ timeCards: 20 }) - time({})).toBe(7);
  });

  test.each(LOCALES)('appear in the rules: %s', (locale) => {
    const own = { en, fr, nl }[locale];
    const { help } = own(contentWith({ goal: 17, goalSetsSail: 19 }));
    expect(help.end).toContain('17');
    expect(help['expedition-to-win']).toContain('17');
    expect(help['sets-sail']).toContain('19');
    expect(help['sets-sail-end']).toContain('19');
    const { adventure } = CONTENT;
    const ending = { ...adventure.ending, influence: 16 };
    const { help: story } = own({ ...CONTENT, adventure: { ...adventure, ending } });
    expect(story.trophy).toContain('16');
    expect(story.adventure).toContain('16');
  });

  test('must fit the cards: coins, contracts and time of five players', () => {
    const codes = (figures: Partial<FiguresData>) =>
      findings(contentWith(figures)).map(({ code, collection }) => `${collection} ${code}`);
    expect(codes({})).toEqual([]);
    expect(codes({ startCoins: 12 }).length).toBeGreaterThan(0);
    expect(codes({ contractsOpen: 20 }).length).toBeGreaterThan(0);
    expect(codes({ contractsTogether: [3, 5, 7, 9, 20] }).length).toBeGreaterThan(0);
    expect(codes({ timeCards: 99, startCoins: 8 })).toContain('contracts too-much-time');
  });
});
