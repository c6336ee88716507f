/** What a planner shows: needs against the log, in the order of missions. */
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/built-in-content.ts';
import { missionsAhead, needAt, tokenRange } from '../src/outlook.ts';
import { given } from './table.ts';

const CAPTAIN = {
  barrels: 3,
  crew: 4,
  guns: 5,
  trade: 1,
  galleon: true,
  hind: true,
  missions: { cartagena: '2', panama: '1', 'galleon-jamaica': 'hind', 'san-juan': '3', 'santo-domingo': '4' },
} as const;

const sea = (captain: object, more: object = {}) =>
  given({
    players: [
      { ...CAPTAIN, office: ['informer'], ...captain },
      {
        barrels: 2,
        missions: { cartagena: '1', cumana: '2', 'puerto-cabello': '3', 'rio-de-la-hacha': '4' },
      },
      {},
    ],
    phase: 'informer',
    ...more,
  });

const ahead = (captain: object = {}, more: object = {}) =>
  missionsAhead(CONTENT, sea(captain, more).view(0), 0);

describe('the planner', () => {
  test('lists own missions in the order in which they will be resolved', () => {
    expect(ahead().map(({ disc, at }) => [disc, at])).toEqual([
      ['hind', 'galleon-jamaica'],
      ['1', 'panama'],
      ['2', 'cartagena'],
      ['3', 'san-juan'],
      ['4', 'santo-domingo'],
    ]);
  });

  test('counts down the log with the lowest and with the highest tokens', () => {
    const [galleon, fort, town, port] = ahead();
    expect(galleon).toMatchObject({
      need: { guns: 3, mostGuns: 5 },
      verdict: 'sure',
      leftAtBest: { guns: 2 },
    });
    expect(galleon?.leftAtWorst).toEqual({ crew: 4, guns: 0, trade: 1 });
    expect(fort).toMatchObject({ need: { crew: 1, mostCrew: 3, guns: 2 }, verdict: 'perhaps' });
    expect(town).toMatchObject({
      need: { crew: 1 },
      verdict: 'sure',
      rivals: 1,
      circlesLeft: 2,
      treasure: 'silver',
    });
    expect(port).toMatchObject({ need: { trade: 1 }, verdict: 'sure', leftAtBest: { trade: 0 } });
  });

  test('at worst a token takes all that can be paid', () => {
    const [, fort] = ahead({ crew: 2, guns: 9 });
    expect(fort).toMatchObject({ verdict: 'perhaps', leftAtBest: { crew: 1 }, leftAtWorst: { crew: 0 } });
  });

  test('says what is missing', () => {
    const [galleon, fort, town, port] = ahead({ galleon: false, crew: 0, guns: 0, trade: 0 });
    expect(galleon).toMatchObject({ verdict: 'no', missing: ['galleon', 'guns'] });
    expect(fort?.missing).toEqual(['crew', 'guns']);
    expect(town?.missing).toEqual(['crew']);
    expect(port?.missing).toEqual(['trade']);
  });

  test('a pinnace needs no guns at forts', () => {
    const [, fort] = ahead({ pinnace: true });
    expect(fort).toMatchObject({ need: { guns: 0, pinnaceSaves: 2 }, verdict: 'sure' });
  });

  test('what is known of a token narrows it down', () => {
    const [, fort] = ahead({ office: ['informer', 'governor'] }, { troops: [0, 0, 2, 1] });
    expect(fort).toMatchObject({ need: { crew: 3, mostCrew: 3 } });
    const table = given({
      players: [CAPTAIN, {}, {}],
      phase: 'resolve',
      turned: ['cumana'],
      troops: [2, 1, 0, 0],
    });
    expect(tokenRange(CONTENT, table.view(0), table.destination('panama', 0))).toEqual([0, 1]);
    expect(tokenRange(CONTENT, table.view(0), table.destination('cartagena', 0))).toEqual([0, 0]);
  });

  test('with all tokens in play and an admiral every token may be a 2', () => {
    const players = [CAPTAIN, { barrels: 1, office: ['admiral'] as const }, {}];
    const table = given({
      players,
      phase: 'resolve',
      options: { allTokens: true },
      turned: ['galleon-jamaica'],
      frigates: [2, 2, 0],
    });
    expect(tokenRange(CONTENT, table.view(0), table.destination('galleon-campeche', 0))).toEqual([0, 2]);
  });

  test('drafts count as if they were placed, and show what is out of reach', () => {
    const table = given({ players: [{ barrels: 2, crew: 2 }, {}, {}], phase: 'chart' });
    const plan = missionsAhead(CONTENT, table.view(0), 0, [
      { disc: '2', at: 'granada' },
      { disc: '1', at: 'cartagena' },
      { disc: 'ghost', at: 'cumana' },
    ]);
    expect(plan.map(({ at, verdict, missing }) => [at, verdict, missing])).toEqual([
      ['cartagena', 'sure', []],
      ['granada', 'no', ['barrels']],
    ]);
    expect(plan[0]?.leftAtWorst.crew).toBe(1);
  });

  test('needs of any destination can be asked', () => {
    const table = sea({});
    expect(needAt(CONTENT, table.view(0), 0, 'veracruz')).toMatchObject({
      crew: 3,
      mostCrew: 5,
      guns: 1,
      barrels: 4,
    });
    expect(() => needAt(CONTENT, table.view(0), 9, 'veracruz')).toThrow('no one sits');
    expect(missionsAhead(CONTENT, table.view(0), 9)).toEqual([]);
  });
});
