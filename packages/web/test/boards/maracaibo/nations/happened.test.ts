import { describe, expect, test } from 'vitest';
import { accountOf } from '../../../../src/boards/maracaibo/nations/account.ts';
import { forecastOf, isScoring } from '../../../../src/boards/maracaibo/nations/forecast.ts';
import { withLatest } from '../../../../src/boards/maracaibo/nations/happened.ts';
import {
  automaCard,
  cardGains,
  deedsOf,
  jeanneIncome,
} from '../../../../src/boards/maracaibo/nations/jeanne.ts';
import { played } from './table.ts';

describe('a scoring in short', () => {
  const before = [
    { doubloonIncome: 14, pointIncome: 3, ship: '21a' },
    { doubloonIncome: 9, pointIncome: 0 },
  ];

  test('MA-13.5: what it will bring is what it brings, besides what was not bought', () => {
    const asked = played({ players: before, phase: 'scoring' });
    expect(isScoring(asked)).toBe(true);
    const forecast = forecastOf(asked);
    expect(forecast.earnings.map(({ doubloons, points }) => [doubloons, points])).toEqual([
      [14, 3],
      [9, 0],
    ]);
    const done = played({ players: before, phase: 'scoring' }, 'scored');
    const account = accountOf([{ key: 'scoring', round: 1, seat: 0 }, ...done.happened], 0);
    expect(account).toMatchObject({ round: 1, closed: true });
    expect(account?.earnings.map(({ doubloons, points }) => [doubloons, points])).toEqual([
      [14, 5],
      [9, 2],
    ]);
  });

  test('MA-14.2, MA-14.5: at the end, income, the track and every rank', () => {
    const players = [{ doubloonIncome: 20, pointIncome: 3, influence: [6, 0, 0], ship: '22' }, {}];
    const position = {
      players,
      phase: 'scoring',
      round: 4,
      cubes: { 1: 'france' },
      reserve: [12, 13, 13],
    } as const;
    const asked = forecastOf(played(position)).earnings[0];
    expect(asked?.parts).toEqual([
      { from: 'income', points: 3 },
      { from: 'track', points: 4 },
      { from: 'nobility', points: 6 },
    ]);
    const { happened } = played(position, 'scored');
    const account = accountOf([{ key: 'scoring', round: 4, seat: 0 }, ...happened], 0);
    expect(account?.earnings[0]?.parts).toEqual(expect.arrayContaining([...(asked?.parts ?? [])]));
  });

  test('it goes when the viewer sails on', () => {
    const scoring = { key: 'scoring', round: 1, seat: 0 } as const;
    const sails = (seat: number) => ({ key: 'sailed', seat, from: 'H', at: '1', points: 1 }) as const;
    expect(accountOf([scoring, sails(1)], 0)).toBeDefined();
    expect(accountOf([scoring, sails(0)], 0)).toBeUndefined();
    expect(accountOf([scoring, sails(1)], undefined)).toBeUndefined();
  });
});

describe('Jeanne', () => {
  test('MA-25.11: her card as signs, with more from round III on', () => {
    const card = automaCard('B2');
    if (card === undefined) throw new Error('no such card');
    expect(cardGains(card, 1)).toEqual([{ kind: 'quest', n: 1 }]);
    expect(cardGains(card, 3)).toEqual([
      { kind: 'quest', n: 1 },
      { kind: 'points', n: 4 },
    ]);
    const explorer = automaCard('C3');
    expect(explorer && cardGains(explorer, 3)).toContainEqual({ kind: 'explore', n: 4 });
  });

  test('MA-25.19: her income by discs and cards', () => {
    expect(jeanneIncome(6, 2)).toBe(8);
  });

  test('what she did is told until her next card, nothing of others among it', () => {
    const deeds = deedsOf([
      { key: 'jeanne-drew', card: 'A1' },
      { key: 'jeanne-sailed', from: 'H', at: '1' },
      { key: 'turn-began', seat: 0 },
      { key: 'jeanne-drew', card: 'A2' },
      { key: 'jeanne-sailed', from: '1', at: '4' },
      { key: 'row-filled', cards: [] },
      { key: 'jeanne-delivered', at: '4' },
      { key: 'turn-began', seat: 0 },
      { key: 'sailed', seat: 0, from: 'H', at: '1', points: 1 },
    ]);
    expect(deeds.map(({ key }) => key)).toEqual(['jeanne-sailed', 'jeanne-delivered']);
    expect(deedsOf([])).toEqual([]);
  });
});

describe('what happened at the table', () => {
  const batch = (number: number) => ({ number, events: [{ key: 'ships-home' }] });

  test('each batch is heard once', () => {
    const once = withLatest([], batch(1), 1);
    expect(withLatest(once, batch(1), 1)).toBe(once);
    expect(withLatest(once, batch(2), 2)).toHaveLength(2);
  });

  test('what is taken back is forgotten', () => {
    const two = withLatest(withLatest([], batch(1), 1), batch(2), 2);
    expect(withLatest(two, batch(2), 1).map(({ moves }) => moves)).toEqual([1]);
  });
});
