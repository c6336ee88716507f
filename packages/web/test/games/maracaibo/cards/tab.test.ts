import type { Position } from '@captains-table/maracaibo';
import { describe, expect, test } from 'vitest';
import { openingOf } from '../../../../src/games/maracaibo/cards/opening-cards.ts';
import type { Zone } from '../../../../src/games/maracaibo/cards/tab.ts';
import { askedFor, standingOf } from '../../../../src/games/maracaibo/cards/tab.ts';
import { ownOf } from '../../../../src/games/maracaibo/board/table.ts';
import { movesOn, tableIn } from '../table.ts';

function tabIn(position: Position, id: string, zone: Zone = 'hand') {
  const table = tableIn(position);
  return standingOf(id, zone, movesOn(id, table), table);
}

const scoring = (player: Position['players'][number]): Position => ({
  players: [player, {}],
  phase: 'scoring',
});

describe('the tab of a card', () => {
  test('says what buying it leaves of the doubloons', () => {
    expect(tabIn(scoring({ doubloons: 9, hand: ['A13'] }), 'A13')).toEqual({
      state: 'legal',
      tab: '9 → 4',
    });
    expect(tabIn(scoring({ doubloons: 9, planned: ['A13'], bought: ['A05'] }), 'A13', 'planned')).toEqual({
      state: 'legal',
      tab: '9 → 5',
    });
  });

  test('says what is missing', () => {
    expect(tabIn(scoring({ doubloons: 3, hand: ['A13'] }), 'A13')).toEqual({
      state: 'quiet',
      tab: '2 short',
    });
  });

  test('names the delivery and not the plan, and plans alone glow less', () => {
    const city: Position = {
      players: [{ ship: '10', hand: ['A13', 'A14', 'A15'], planned: [] }, {}],
      phase: 'main',
    };
    const tabs = ['A13', 'A14', 'A15'].map((id) => tabIn(city, id));
    expect(tabs.filter(({ tab }) => tab === 'Deliver')).toHaveLength(1);
    expect(tabs.filter(({ state, tab }) => state === 'free' && tab === 'Plan')).toHaveLength(2);
  });

  test('says what a card of the row costs', () => {
    const drawing = (open: readonly string[]): Position => ({
      players: [{ hand: [], doubloons: 4, open }, {}],
      phase: 'draw',
      row: ['A13', 'A14', 'A15', 'A16'],
    });
    expect(tabIn(drawing([]), 'A14', 'row')).toEqual({ state: 'legal', tab: '4 → 3' });
    expect(tabIn(drawing(['U3']), 'A14', 'row')).toEqual({ state: 'legal', tab: 'Take: free' });
  });

  test('is not there where the decision is about something else', () => {
    expect(tabIn({ players: [{ hand: ['A13'] }, {}] }, 'A13')).toEqual({});
  });
});

test('a card that may not be chosen asks for what was probably meant', () => {
  const sailing = tableIn({ players: [{ hand: ['A13'], bought: ['A45', 'A10'] }, {}] });
  expect(askedFor('A13', 'hand', sailing)).toEqual({ kind: 'plan', card: 'A13' });
  expect(askedFor('A13', 'planned', sailing)).toEqual({ kind: 'buy', card: 'A13' });
  expect(askedFor('A13', 'row', sailing)).toEqual({ kind: 'take', card: 'A13' });
  const main = tableIn({ players: [{ bought: ['A45', 'A10'] }, {}], phase: 'main' });
  expect(askedFor('A45', 'bought', main)).toEqual({ kind: 'spy', card: 'A45' });
  expect(askedFor('A10', 'bought', main)).toBeUndefined();
});

test('the eight first cards keep their order while they are planned and discarded', () => {
  const table = tableIn({ players: [{}, {}], phase: 'opening', seed: 'eight' });
  const own = ownOf(table);
  if (own === undefined) throw new Error('no one sits there');
  const before = openingOf(own, table);
  expect(before).toMatchObject({ step: 0, left: 0 });
  expect(before.cards).toHaveLength(8);
  const [first = '', second = '', ...hand] = own.hand;
  const after = openingOf(
    { ...own, hand, planned: [first], setAside: [second] },
    { mine: true, pending: { seat: 0, kind: 'opening-discard', left: 2 } },
  );
  expect(after).toMatchObject({ step: 1, left: 2 });
  expect(after.cards.map(({ id }) => id)).toEqual(before.cards.map(({ id }) => id));
  expect(after.cards.find(({ id }) => id === first)?.part).toBe('planned');
  expect(after.cards.find(({ id }) => id === second)?.part).toBe('discarded');
});
