import { CONTENT } from '@captains-table/francis-drake';
import { chartsOf } from '@captains-table/francis-drake/outlook';
import { describe, expect, test } from 'vitest';
import { hasRoom, ownDestinations, planOf } from '../../../src/games/francis-drake/planner/plan.ts';
import { chestPoints, conquestPoints, goodsPoints } from '../../../src/games/francis-drake/board/worth.ts';
import { placed, viewIn } from './table.ts';

const charts = chartsOf(CONTENT);

describe('the planner', () => {
  test('adds up discs on the chart and what is pencilled in, in the order of the discs', () => {
    const view = viewIn({ players: placed({ cartagena: '2', panama: '4' }, {}, {}), phase: 'chart' });
    const plan = planOf(CONTENT, view, 0, ['granada']);
    expect(plan.missions.map(({ at, pencilled }) => [at, pencilled])).toEqual([
      ['granada', true],
      ['cartagena', false],
      ['panama', false],
    ]);
    const [crew, guns, trade] = plan.sums;
    // One each for the towns; one at Panama, and up to two more for its token.
    expect(crew).toMatchObject({ least: 3, most: 5, have: 4, standing: 'maybe' });
    expect(guns).toMatchObject({ least: 2, most: 2, have: 3, standing: 'enough' });
    expect(trade).toMatchObject({ least: 0, most: 0, standing: 'enough' });
  });

  test('counts the points of the places and of the conquest chart', () => {
    const view = viewIn({ players: placed({ cartagena: '2', panama: '4' }, {}, {}), phase: 'chart' });
    const { missions, points } = planOf(CONTENT, view, 0, []);
    expect(points).toBe(missions.reduce((sum, mission) => sum + mission.points, 0) + 4);
  });

  test('says what is missing', () => {
    const view = viewIn({ players: [{ guns: 1, barrels: 1 }, {}, {}] });
    const [galleon] = planOf(CONTENT, view, 0, ['galleon-campeche']).missions;
    expect(galleon?.verdict).toBe('no');
    expect(galleon?.missing).toEqual(['barrels', 'galleon', 'guns']);
  });

  test('has room for as many places as there are discs', () => {
    const view = viewIn({ players: [{ hind: true }, {}, {}] });
    const four = ['cartagena', 'panama', 'granada', 'portobelo'] as const;
    expect(hasRoom(view, 0, four)).toBe(true);
    expect(hasRoom(view, 0, [...four, 'veracruz'])).toBe(false);
    expect(hasRoom(view, 1, four)).toBe(false);
  });

  test('leaves the Ghost Ship out, but knows where it lies', () => {
    const players = [
      { barrels: 2, ghost: true, missions: { cumana: 'ghost', cartagena: '1' } },
      ...placed({}, {}),
    ];
    const view = viewIn({ players, phase: 'chart' });
    expect(planOf(CONTENT, view, 0, []).missions.map(({ at }) => at)).toEqual(['cartagena']);
    expect(ownDestinations(view, 0)).toEqual(['cumana', 'cartagena']);
  });
});

test('goods count in sets of different ones', () => {
  // Example 14 of the rules: 26, 16, 8 and 2.
  expect(goodsPoints(charts, { indigo: 1, sugar: 3, coffee: 2, tobacco: 4 })).toBe(26 + 16 + 8 + 2);
  expect(goodsPoints(charts, { indigo: 0, sugar: 0, coffee: 0, tobacco: 0 })).toBe(0);
});

test('treasure and conquests are worth what the charts say', () => {
  expect(chestPoints(charts, { silver: 1, gold: 2, jewel: 1 })).toBe(3 + 8 + 5);
  expect(conquestPoints(charts, { town: true, fort: false, galleon: true })).toBe(4);
});
