import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/index.ts';
import type { Account } from '../../src/outlook/index.ts';
import { accountOf } from '../../src/outlook/index.ts';
import type { PlayerPosition, Position } from '../../src/position-spec.ts';
import { given } from '../table.ts';
import { scoring } from '../scoring-table.ts';
import { outlook, steps } from './random-games.ts';

const forecastIn = (first: PlayerPosition, second: PlayerPosition = {}, rest: Partial<Position> = {}) =>
  outlook.scoring.forecast(scoring(first, second, rest).view(0));

/** Points that no one chose to take instead of buying. */
function withoutChoices({ earnings }: Account) {
  return earnings
    .map(({ seat, doubloons, parts }) => {
      const given = parts.filter(({ from }) => from !== 'scoring');
      return {
        seat: String(seat),
        doubloons,
        points: Object.fromEntries(given.map((p) => [p.from, p.points])),
      };
    })
    .toSorted((a, b) => (a.seat < b.seat ? -1 : 1));
}

const ENDS: ReadonlySet<string> = new Set(['round-began', 'jeanne-begins-round', 'game-over']);

describe('MA-27.7 incomes', () => {
  test('MA-18.1: the doubloon track brings points from 10 on, 10 on its last space', () => {
    const points = [8, 9, 10, 13, 33, 34].map((income) => outlook.scoring.trackPoints(income));
    expect(points).toEqual([0, 0, 1, 2, 8, 10]);
  });

  test('MA-13.5: after a round doubloons and points, at the end points of both tracks', () => {
    const earnings = (round: number) =>
      outlook.scoring.earnings(given({ doubloonIncome: 14, pointIncome: 3 }, { round }).view(0), 0);
    expect(earnings(2)).toEqual({ when: 'next', doubloons: 14, points: 3 });
    expect(earnings(4)).toEqual({ when: 'final', points: 3, track: 2 });
  });
});

describe('MA-27.7 what a scoring will bring', () => {
  test('MA-13.5: everyone’s income', () => {
    const { earnings, closed } = forecastIn({ doubloonIncome: 14, pointIncome: 3 }, { doubloonIncome: 9 });
    expect(closed).toBe(false);
    expect(earnings.map(({ doubloons, points }) => [doubloons, points])).toEqual([
      [14, 3],
      [9, 0],
    ]);
  });

  test('MA-11.5: two points for each spy of the player ahead of the ship', () => {
    const [, behind] = forecastIn({}, { ship: '3', bought: ['A45'] }).earnings;
    expect(behind?.parts).toEqual([{ from: 'spies', points: 2 }]);
  });

  test('MA-14.2 to MA-14.5: at the end incomes, cards, the most influence and every rank', () => {
    const first = { ship: '22', doubloonIncome: 20, pointIncome: 3, influence: [6, 0, 0], bought: ['B001'] };
    const rest = { round: 4, cubes: { 1: 'france' }, reserve: [12, 13, 13] } as const;
    expect(forecastIn(first, {}, rest).earnings[0]?.parts).toEqual([
      { from: 'income', points: 3 },
      { from: 'track', points: 4 },
      { from: 'cards', points: 2 },
      { from: 'majority', points: 3 },
      { from: 'nobility', points: 6 },
    ]);
  });

  test('asking changes nothing', () => {
    const view = scoring({ ship: '22', pointIncome: 3 }, {}, { round: 4 }).view(0);
    expect(outlook.scoring.forecast(view)).toEqual(outlook.scoring.forecast(view));
  });

  test('in whole games it brings what was announced before the last answer', () => {
    const rounds: number[] = [];
    for (const { view, move, events } of steps()) {
      if (move.kind !== 'done' && move.kind !== 'two-points') continue;
      if (!events.some(({ key }) => ENDS.has(key))) continue;
      const opened: Event = { key: 'scoring', round: view.round, seat: 0 };
      const account = accountOf([opened, ...events.slice(firstOfScoring(events))], undefined);
      if (account === undefined) throw new Error('nothing was scored');
      expect(account.closed).toBe(true);
      const told = withoutChoices(outlook.scoring.forecast(view));
      const brought = withoutChoices(account);
      for (const earned of brought) expect(told).toContainEqual(earned);
      const rest = told.filter(({ seat }) => brought.every((earned) => earned.seat !== seat));
      for (const { doubloons, points } of rest) expect([doubloons, points]).toEqual([0, {}]);
      rounds.push(view.round);
    }
    expect(rounds.length).toBeGreaterThan(6);
    expect(new Set(rounds).has(4)).toBe(true);
  });
});

/** Jeanne's last deeds of a round may come before its scoring. */
function firstOfScoring(events: readonly Event[]): number {
  return events.findIndex(({ key }) => key === 'scoring' || key === 'jeanne-ended-round') + 1;
}

describe('MA-27.7 the account of a scoring', () => {
  const began = { key: 'scoring', round: 1, seat: 0 } as const;
  const sails = (seat: number) => ({ key: 'sailed', seat, from: 'H', at: '1', points: 1 }) as const;

  test('adds up what everyone earned, points chosen instead of a purchase included', () => {
    const table = scoring({ doubloonIncome: 14, pointIncome: 3 }, { doubloonIncome: 9 });
    while (table.decision?.kind === 'buying' || table.decision?.kind === 'after') {
      table.play({ kind: table.decision.kind === 'buying' ? 'two-points' : 'done' });
    }
    const account = accountOf([began, ...table.events], 0);
    expect(account).toMatchObject({ round: 1, closed: true });
    expect(account?.earnings.map(({ doubloons, points }) => [doubloons, points])).toEqual([
      [14, 5],
      [9, 2],
    ]);
  });

  test('goes when the viewer sails on', () => {
    expect(accountOf([began, sails(1)], 0)).toBeDefined();
    expect(accountOf([began, sails(0)], 0)).toBeUndefined();
    expect(accountOf([began, sails(1)], undefined)).toBeUndefined();
  });
});

describe('MA-27.7 Jeanne', () => {
  test('MA-25.11, MA-25.13: her card does more from round III on', () => {
    expect(outlook.jeanne.actions('B2', 1).map(({ op }) => op)).toEqual(['questFromPile']);
    expect(outlook.jeanne.actions('B2', 3)).toContainEqual(expect.objectContaining({ op: 'points', n: 4 }));
    expect(outlook.jeanne.actions('C3', 3)).toContainEqual({ op: 'explore', n: 4 });
  });

  test('MA-25.19: her income by discs and cards', () => {
    expect(outlook.jeanne.income({ discs: 6, cards: ['A01', 'A02'] })).toBe(8);
  });
});
