import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/content.ts';
import { caravelas } from '../src/index.ts';
import { Outlook } from '../src/outlook.ts';
import type { Position } from '../src/position.ts';
import { given } from './table.ts';

const outlook = new Outlook(CONTENT);
const seen = (position: Position) => caravelas.view(given(position).state, 0);
const far = { at: 'tanegashima' };
const routesFrom = (player: object) => outlook.routes(seen({ players: [player, far] }), 0);

describe('CA-13.5 the outlook', () => {
  test('knows a route to every sea space but the own', () => {
    const routes = routesFrom({});
    expect(routes.size).toBe(CONTENT.map.spaces.length - 1);
    for (const { steps, cost, to } of routes.values()) {
      expect(steps.reduce((sum, step) => sum + step.cost, 0)).toBe(cost);
      expect(steps.at(-1)?.to).toBe(to);
    }
  });

  test('says what the rules say: its first steps are the legal ones', () => {
    for (const at of ['lisboa', 'c05r03', 'c20r05', 'c13r11', 'calecute', 'bahrein']) {
      const table = given({ players: [{ at, markers: 2, hand: ['storm-2'] }, far] });
      const routes = outlook.routes(caravelas.view(table.state, 0), 0);
      const ways = outlook.neighbours(table.fleet(0).at).filter((to) => {
        const { reach = false, halt = '', steps = [] } = routes.get(to) ?? {};
        return steps.length === 1 && reach && halt !== 'no-card';
      });
      expect(ways.every((to) => table.ways('sail').includes(to))).toBe(true);
      expect(ways.length).toBeGreaterThan(0);
    }
  });

  test('adds up what a way brings, with own destinations', () => {
    const route = routesFrom({ at: 'c10r06', destinations: ['guine'] }).get('c10r04');
    expect(route).toMatchObject({
      cost: 1,
      reach: true,
      points: 2,
      destinationPoints: 5,
      loads: ['malagueta'],
    });
    expect(route?.discovers).toEqual(['cabo-bojador', 'guine']);
  });

  test('tells what stops a fleet there', () => {
    const halt = (player: object, to: string) => routesFrom(player).get(to)?.halt;
    expect(halt({ at: 'c05r03', hand: ['calm'] }, 'c06r03')).toBe('event');
    expect(halt({ at: 'c05r03' }, 'c06r03')).toBe('no-card');
    expect(halt({ at: 'c13r11' }, 'c14r11')).toBe('cape');
    expect(halt({ at: 'c08r03', markers: 1 }, 'c08r04')).toBe('last-marker');
    expect(halt({ at: 'ceuta' }, 'c10r02')).toBe('lisboa');
    expect(halt({ at: 'lisboa' }, 'c29r02')).toBe('too-far');
    expect(halt({ at: 'c08r03' }, 'c08r04')).toBe('');
  });

  test('knows that the last marker stops a fleet on a current', () => {
    const { reach, cost } = routesFrom({ at: 'c08r03', markers: 1 }).get('c08r05') ?? {};
    expect([reach, cost]).toEqual([false, 1]);
  });

  test('ignores event spaces with dice', () => {
    const view = seen({ mode: 'dice', players: [{ at: 'c05r03', markers: 5 }, far] });
    expect(outlook.routes(view, 0).get('c06r03')).toMatchObject({ halt: '', events: 0 });
  });

  test('lists what can be discovered and loaded', () => {
    const view = seen({ players: [{ goods: ['pepper'], wrecks: [1], discovered: ['mina'] }, far] });
    expect(outlook.discoverable(view)).toHaveLength(31);
    expect(outlook.loadable(view, 0).map(({ good }) => good)).toEqual(['ivory', 'cinnamon', 'silk']);
  });

  test('tells what a call at Lisboa brings', () => {
    const view = seen({ players: [{ goods: ['pepper', 'silk', 'ivory'], wrecks: [1] }, far], pieces: [1] });
    expect(outlook.call(view, 0)).toEqual({
      piece: 2,
      piecePoints: 10,
      canUpgrade: true,
      sale: 15,
      saleWithoutPepper: 10,
      repairs: 1,
    });
    expect(outlook.call(view, 1)).toMatchObject({ piece: 0, canUpgrade: false, sale: 0 });
  });

  test('has nothing to say about spaces and seats that do not exist', () => {
    const view = seen({ players: [{}, far] });
    expect([outlook.neighbours('atlantis'), outlook.routes(view, 7).size, outlook.loadable(view, 7)]).toEqual(
      [[], 0, []],
    );
  });
});
