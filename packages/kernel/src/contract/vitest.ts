import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import type { AnyTexts, Locale } from '../texts.ts';
import { playChecked } from './play.ts';
import { checkPositions } from './positions.ts';
import { tablesOf } from './tables.ts';
import { TextCheck } from './texts.ts';

export { goldenTests } from './golden-games.ts';

/**
 * All guarantees of the kernel contract, on random games over every mode, player count and option.
 * A game joins with one line: `contractTests(game, texts)`. A long game may have only a share of its
 * positions checked (`thoroughness`); the fuzzer checks them all in time.
 */
export function contractTests(
  game: AnyGame,
  texts: Readonly<Record<Locale, AnyTexts>>,
  { gamesEach = 2, thoroughness = 1 } = {},
): void {
  describe(`the contract of ${game.meta.id}`, () => {
    const words = new TextCheck(game, texts);
    const tables = tablesOf(game.meta);

    test.each(tables.map((table) => ({ ...table, name: JSON.stringify(table.options) })))(
      'K-1.1 to K-1.10: $seats players, $name: every guarantee is kept',
      ({ seats, options }) => {
        for (let i = 0; i < gamesEach; i++) {
          const played = playChecked(game, { seats, options }, `contract-${i}`, {
            thoroughness,
            onMove: (state, seat, move) => words.hear(state, seat, move),
          });
          const { guarantee, message } = played.failure ?? {};
          expect({ guarantee, message }).toEqual({});
          expect(played.decisions).toBeGreaterThan(0);
        }
      },
    );

    test('every prompt, move, event, score and name has words in three languages', () => {
      expect([...words.gaps]).toEqual([]);
    });
  });
}

/**
 * That a game refuses positions that cannot be played on, naming the field, and can be played on from those it accepts.
 * The fuzzer (`captains-table fuzz <game> --positions`) tries many more.
 */
export function positionTests(game: AnyGame, { positions = 8, bends = 8, decisions = 200 } = {}): void {
  describe(`positions of ${game.meta.id}`, () => {
    test('K-6.1 to K-6.3: random and bent ones are refused by field, or can be played on', () => {
      const count = { accepted: 0, refused: 0 };
      for (let i = 0; i < positions; i++) {
        const { accepted, refused, failure } = checkPositions(game, `suite-${i}`, { bends, decisions });
        expect(failure).toBeUndefined();
        count.accepted += accepted;
        count.refused += refused;
      }
      expect(count.accepted).toBeGreaterThan(positions);
      expect(count.refused).toBeGreaterThan(positions);
    });
  });
}
