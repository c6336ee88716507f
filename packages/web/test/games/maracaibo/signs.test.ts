import { CONTENT } from '@captains-table/maracaibo';
import { describe, expect, test } from 'vitest';
import { componentsOf } from '../../../src/games/maracaibo/board/table.ts';
import { cardMarks } from '../../../src/games/maracaibo/jeanne/jeanne.ts';
import { plainMarks } from '../../../src/games/maracaibo/nations/plain-marks.ts';
import { marksOf, marksOfCosts, marksOfPrice } from '@captains-table/maracaibo/signs';
import { gainsIn } from '../../../src/games/maracaibo/drawings/chart/gain-row.tsx';

const [MAP, HERB, CORN] = [3, 2, 2];

const cities = [...CONTENT.locations, ...CONTENT.cityTiles, ...CONTENT.legacy].flatMap(
  ({ action }) => action ?? [],
);

/** The signs of a city action. */
function marksOfCity(id: string) {
  return marksOf(cities.find((action) => action.id === id)?.effect ?? []);
}

/** What cards bring in a combat for so much of its value. */
const combats = CONTENT.cards
  .flatMap(({ effects }) => effects)
  .flatMap((effect) => (effect.kind === 'combatAction' ? [effect] : []));

describe('the vocabulary of signs', () => {
  test('a verb stands with its number', () => {
    expect(marksOfCity('CT1')).toEqual([{ mark: 'sign', sign: 'footprint', value: '3' }]);
  });

  test('a choice has a stroke between, a price an arrow behind', () => {
    const choice = marksOf([{ op: 'choose', of: [{ op: 'combat' }, { op: 'explore', n: 2 }] }]);
    expect(choice).toEqual([
      { mark: 'sign', sign: 'cannon' },
      { mark: 'between', text: '/' },
      { mark: 'sign', sign: 'footprint', value: '2' },
    ]);
    expect(marksOfCosts([{ op: 'sameGoods', n: 3 }])).toEqual([
      { mark: 'sign', sign: 'same-goods', value: '3' },
      { mark: 'between', text: '→' },
    ]);
    expect(marksOfCosts([])).toEqual([]);
  });

  test('two of a thing are one sign with a number', () => {
    expect(marksOfPrice([{ op: 'items', list: [MAP, MAP, HERB] }])).toEqual([
      { mark: 'item', item: 'map', value: '2' },
      { mark: 'item', item: 'herb' },
    ]);
  });

  test('every city action, flag, quest, space and upgrade that brings something has a sign', () => {
    const flags = [...CONTENT.locations, ...CONTENT.legacy].flatMap(({ flag }) => (flag ? [flag] : []));
    const rewards = CONTENT.tracks.explorerSpaces
      .map(({ reward }) => reward)
      .filter(({ length }) => length > 0);
    const gifts = CONTENT.upgrades.flatMap((area) => (area.effect === undefined ? [] : [area.effect]));
    expect(cities.filter(({ effect }) => marksOf(effect).length === 0)).toEqual([]);
    const bringing = [...flags, ...rewards, ...gifts];
    expect(bringing.filter((effects) => marksOf(effects).length < effects.length)).toEqual([]);
    const mute = CONTENT.quests.filter(
      ({ pay, reward }) => marksOfPrice(pay).length === 0 || marksOf(reward).length === 0,
    );
    expect(mute).toEqual([]);
  });
});

describe('signs on the chart', () => {
  test('things stand one by one, and nothing between them but strokes', () => {
    const price = marksOfPrice([{ op: 'goods', list: [CORN, CORN] }]);
    expect(gainsIn(price)).toEqual([
      { is: 'good', name: 'corn' },
      { is: 'good', name: 'corn' },
    ]);
    const each = marksOf([{ op: 'per', what: 'doubloons', n: 2, of: 'compasses' }]);
    expect(gainsIn(each)).toEqual([
      { is: 'coin', n: '2' },
      { is: 'sign', sign: 'compass' },
    ]);
    expect(gainsIn(marksOfCity('CTX3')).map(({ is }) => is)).toEqual(['sign', 'or', 'sign']);
    const discarding = gainsIn(marksOfCity('CT10')).map(({ is }) => is);
    expect(discarding).toEqual(['sign', 'for', 'sign', 'coin']);
  });
});

describe('signs beside the chart', () => {
  test('what a card brings in a combat is shown with its own number', () => {
    expect(combats.map(({ effect }) => plainMarks(effect))).toContainEqual([
      { mark: 'sign', sign: 'influence', value: '1' },
      { mark: 'points', value: '3' },
    ]);
  });

  test('what hangs on something else is left to the words', () => {
    const uncertain = combats.find(({ effect }) => effect.some(({ op }) => op === 'when'));
    expect(plainMarks(uncertain?.effect ?? [])).toEqual([{ mark: 'doubloons', value: '3' }]);
  });

  test('MA-25.11: Jeanne’s card, with more from round III on', () => {
    expect(cardMarks('B2', 1, componentsOf(CONTENT))).toEqual([{ mark: 'sign', sign: 'tied-scroll' }]);
    expect(cardMarks('B2', 3, componentsOf(CONTENT))).toEqual([
      { mark: 'sign', sign: 'tied-scroll' },
      { mark: 'points', value: '4' },
    ]);
    expect(cardMarks('C3', 3, componentsOf(CONTENT))).toContainEqual({
      mark: 'sign',
      sign: 'footprint',
      value: '4',
    });
  });
});
