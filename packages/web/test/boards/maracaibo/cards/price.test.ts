import type { Position } from '@captains-table/maracaibo';
import { describe, expect, test } from 'vitest';
import { missingFor, priceFor } from '../../../../src/boards/maracaibo/cards/price.ts';
import { CONTENT } from '../../../../src/boards/maracaibo/pieces.ts';
import { ownOf } from '../../../../src/boards/maracaibo/table.ts';
import { movesOn, tableIn } from '../table.ts';

type Player = Position['players'][number];

/** At a village with actions left, where any card may be bought that can be paid for. */
function buyer(player: Player, rest: Partial<Position> = {}) {
  const table = tableIn({ players: [player, {}], phase: 'scoring', ...rest });
  const own = ownOf(table);
  if (own === undefined) throw new Error('nobody sits there');
  return { table, own, missing: (id: string) => missingFor(id, own, table.view) };
}

describe('what is missing for a card', () => {
  test('doubloons, with what discounts leave of the price', () => {
    const { own, missing } = buyer({ doubloons: 12, hand: ['B001', 'A01'], bought: ['B040'] });
    expect(priceFor('B001', own)).toBe(10);
    expect(missing('B001')).toBeUndefined();
    expect(missing('A01')).toEqual({ what: 'doubloons', n: 1 });
  });

  test('a spy to place, combat points, cubes of a nation', () => {
    const poor = { doubloons: 30, spies: 0, combatPoints: 0, hand: ['A45', 'B036', 'B073'] };
    const { missing } = buyer(poor, { cubes: { 6: 'france' } });
    expect(missing('A45')).toEqual({ what: 'spies', n: 1 });
    expect(missing('B036')).toEqual({ what: 'combatPoints', n: 1 });
    expect(missing('B073')).toEqual({ what: 'cubes', nation: 'france', n: 2 });
  });

  test('herbs in the hand, where a card that stands for one counts and the bought card does not', () => {
    const { missing } = buyer({ doubloons: 30, hand: ['B072', 'A07'], bought: ['A28'] });
    expect(missing('B072')).toEqual({ what: 'items', item: 'herb', n: 1 });
  });

  test.each([
    ['poor', { doubloons: 5, spies: 1, combatPoints: 1 }],
    ['rich', { doubloons: 40, spies: 2, combatPoints: 8 }],
    ['with discounts and a herb garden', { doubloons: 9, bought: ['A05', 'B040', 'A28'] }],
  ])('somebody %s may buy exactly the cards for which nothing is missing', (_, player: Player) => {
    const bought = player.bought ?? [];
    const cards = CONTENT.cards.filter(
      ({ id, deck }) => deck !== 'LA' && deck !== 'C' && !bought.includes(id),
    );
    for (let from = 0; from < cards.length; from += 6) {
      const hand = cards.slice(from, from + 6).map(({ id }) => id);
      const { table, missing } = buyer(
        { ...player, hand },
        { cubes: { 6: 'spain', 7: 'spain', 8: 'spain' } },
      );
      for (const id of hand)
        expect([id, missing(id) === undefined]).toEqual([id, movesOn(id, table).length > 0]);
    }
  });
});
