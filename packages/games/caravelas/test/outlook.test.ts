import { describe, expect, test } from 'vitest';
import { CAPE, EVENT, spaceId } from '../src/board.ts';
import { CONTENT } from '../src/built-in-content.ts';
import type { State } from '../src/index.ts';
import { caravelas } from '../src/index.ts';
import type { Route } from '../src/outlook.ts';
import { Outlook } from '../src/outlook.ts';
import type { Position } from '../src/position.ts';
import { board, given, TestTable } from './table.ts';

const outlook = new Outlook(CONTENT);
const seen = (position: Position) => caravelas.view(given(position).state, 0);
const far = { at: 'tanegashima' };
const routesFrom = (player: object) => outlook.routes(seen({ players: [player, far] }), 0, 0);

/** The space is within reach, with a card for every blue space on the way. */
function isPossible(route: Route | undefined): boolean {
  return route !== undefined && route.reach && route.halt !== 'no-card';
}

/** The route is possible, and no card or die comes before its end. */
function isDirect(route: Route): boolean {
  return (
    isPossible(route) && route.steps.slice(0, -1).every(({ symbol }) => symbol === '' || symbol === 'pirates')
  );
}

/** Every space that seat 0 gets to in this turn, until it has to play a card or roll the die. */
function reachedByRules(start: State): ReadonlySet<string> {
  const reached = new Set<string>();
  const seen = new Set<string>();
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (const move of caravelas.legal(state, 0)) {
      if (move.kind !== 'sail' && move.kind !== 'defend') continue;
      if (move.to !== spaceId(board, start.fleets[0] ?? 0)) reached.add(move.to);
      const next = caravelas.clone(state);
      caravelas.apply(next, 0, move, undefined);
      const key = [move.to, next.markers[0], next.hands[0]?.length].join();
      const meets = board.symbols[board.spaceNumber(move.to) ?? 0];
      if (meets === EVENT || meets === CAPE || caravelas.pending(next)[0]?.seat !== 0 || seen.has(key))
        continue;
      seen.add(key);
      open.push(next);
    }
  }
  return reached;
}

describe('CA-13.5 the outlook', () => {
  test('knows a route to every sea space but the fleet’s own', () => {
    const routes = routesFrom({});
    expect(routes.size).toBe(CONTENT.map.spaces.length - 1);
    for (const { steps, cost, to } of routes.values()) {
      expect(steps.reduce((sum, step) => sum + step.cost, 0)).toBe(cost);
      expect(steps.at(-1)?.to).toBe(to);
    }
  });

  test('offers what the rules let a fleet reach before a card or the die, and nothing else', () => {
    const hands = [[], ['fair-wind'], ['fair-wind', 'fair-wind'], ['storm-2'], ['calm', 'fair-wind']];
    for (const at of ['lisboa', 'c05r03', 'c20r05', 'c13r11', 'calecute', 'cabo-bojador', 'c20r07']) {
      for (const [i, hand] of hands.entries()) {
        const { state } = given({ players: [{ at, markers: 1 + (i % 4), hand }, far] });
        const routes = outlook.routes(caravelas.view(state, 0), 0, 0);
        const reached = reachedByRules(state);
        const direct = [...routes.values()].filter(isDirect);
        expect(direct.filter(({ to }) => !reached.has(to))).toEqual([]);
        for (const to of reached) expect(isPossible(routes.get(to))).toBe(true);
      }
    }
  });

  test('gives a route that can be sailed step by step, at the price it names', () => {
    for (const hand of [[], ['fair-wind'], ['calm', 'fair-wind']]) {
      for (const at of ['cabo-bojador', 'c20r05', 'calecute', 'c08r03']) {
        const { state } = given({ players: [{ at, markers: 3, hand }, far] });
        const direct = [...outlook.routes(caravelas.view(state, 0), 0, 0).values()].filter(isDirect);
        expect(direct.length).toBeGreaterThan(3);
        for (const { steps } of direct) {
          const table = new TestTable(caravelas.clone(state));
          for (const { to, wind } of steps) table.play({ kind: wind === true ? 'defend' : 'sail', to });
          expect(table.heard('sailed').map(({ cost }) => cost)).toEqual(steps.map(({ cost }) => cost));
        }
      }
    }
  });

  test('adds up what a way brings, with own destinations', () => {
    const route = routesFrom({ at: 'mascate', destinations: ['diu', 'timor', 'macau', 'malaca'] }).get(
      'c22r05',
    );
    expect(route).toMatchObject({
      cost: 0,
      reach: true,
      points: 6,
      destinationPoints: 5,
      loads: ['pepper'],
    });
    expect(route?.discovers).toEqual(['diu', 'calecute']);
  });

  test('says what stops a fleet there', () => {
    const halt = (player: object, to: string) => routesFrom(player).get(to)?.halt;
    expect(halt({ at: 'c05r03', hand: ['calm'] }, 'c06r03')).toBe('event');
    expect(halt({ at: 'c05r03' }, 'c06r03')).toBe('no-card');
    expect(halt({ at: 'c13r11' }, 'c14r11')).toBe('cape');
    expect(halt({ at: 'c08r03', markers: 1 }, 'c07r03')).toBe('last-marker');
    expect(halt({ at: 'ceuta' }, 'c10r02')).toBe('lisboa');
    expect(halt({ at: 'lisboa' }, 'c29r02')).toBe('too-far');
    expect(halt({ at: 'c08r03' }, 'c07r03')).toBe('');
  });

  test('knows that the last marker stops a fleet on a current', () => {
    const { reach, cost } = routesFrom({ at: 'c08r03', markers: 1 }).get('c08r05') ?? {};
    expect([reach, cost]).toEqual([false, 1]);
  });

  test('does not lead through a blue space without a card to play there', () => {
    const beyond = (hand: readonly string[]) => routesFrom({ at: 'c05r03', markers: 3, hand }).get('c07r03');
    expect(beyond([])).toMatchObject({ reach: true, halt: 'no-card' });
    expect(beyond(['storm-3'])).toMatchObject({ reach: true, halt: 'no-card' });
    expect(beyond(['storm-2'])).toMatchObject({ reach: true, halt: '', cost: 2, events: 1 });
  });

  test('needs a card for every blue space on the way', () => {
    const beyond = (hand: readonly string[]) => routesFrom({ at: 'c05r05', markers: 5, hand }).get('c07r08');
    expect(beyond(['calm'])).toMatchObject({ reach: true, halt: 'no-card', events: 2 });
    expect(beyond(['calm', 'calm'])).toMatchObject({ reach: true, halt: 'last-marker', events: 2 });
  });

  test('recognises the viewer’s hand by its owner, not by its size', () => {
    const players = [
      { at: 'c05r03', markers: 2, hand: ['storm-4'] },
      { at: 'c05r03', markers: 2, hand: ['calm'] },
    ];
    const view = seen({ players });
    expect(outlook.routes(view, 0, 0).get('c06r03')?.halt).toBe('no-card');
    expect(outlook.routes(view, 1, 0).get('c06r03')?.halt).toBe('event');
    const shown = caravelas.view(given({ players: [{ at: 'c05r03' }, far] }).state, 'spectator');
    expect(outlook.routes(shown, 0, 'spectator').get('c06r03')?.halt).toBe('event');
  });

  test('ignores event spaces with dice', () => {
    const view = seen({ options: { mode: 'dice' }, players: [{ at: 'c05r03', markers: 5 }, far] });
    expect(outlook.routes(view, 0, 0).get('c06r03')).toMatchObject({ halt: '', events: 0 });
  });

  test('lists what can be discovered and loaded', () => {
    const view = seen({ players: [{ goods: ['pepper'], wrecks: [1], discovered: ['mina'] }, far] });
    expect(outlook.discoverable(view)).toHaveLength(board.ports.length - 1);
    expect(outlook.loadable(view, 0).map(({ good }) => good)).toEqual(['ivory', 'cinnamon', 'silk']);
  });

  test('says what a call at Lisboa brings', () => {
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

  test('offers no piece without pepper or when all are bought, and no upgrade for two goods or twice', () => {
    const call = (player: object, pieces: readonly number[] = []) =>
      outlook.call(seen({ players: [player, far], pieces }), 0);
    expect(call({ goods: ['pepper', 'silk'] }, [1, 1, 1])).toMatchObject({ piece: 0, piecePoints: 0 });
    expect(call({ goods: ['silk', 'ivory'] })).toMatchObject({ piece: 0, canUpgrade: false });
    expect(call({ goods: ['pepper', 'silk', 'ivory'], upgraded: true })).toMatchObject({ canUpgrade: false });
  });

  test('at the same price leads past fewer blue spaces', () => {
    const route = routesFrom({ at: 'c20r10', hand: ['calm', 'calm'] }).get('c19r08');
    expect(route).toMatchObject({ cost: 2, events: 1, halt: 'event' });
  });

  test('promises destination points only for ports that are still to be discovered', () => {
    const player = { at: 'c10r06', destinations: ['guine', 'cabo-verde'], discovered: ['guine'] };
    expect(routesFrom(player).get('c08r05')).toMatchObject({ points: 1, destinationPoints: 5 });
  });

  test('has nothing to say about spaces and seats that do not exist', () => {
    const view = seen({ players: [{}, far] });
    expect([
      outlook.neighbours('atlantis'),
      outlook.routes(view, 7, 0).size,
      outlook.loadable(view, 7),
    ]).toEqual([[], 0, []]);
    expect(outlook.drifts(view, 7, 2, '').size).toBe(0);
  });
});

describe('CA-5.2, CA-13.5 fair winds against pirates', () => {
  const toPirates = (player: object) => routesFrom({ at: 'cabo-bojador', ...player }).get('c10r03');

  test('pirates are paid off while there are markers, and a fair wind is mentioned as well', () => {
    const route = toPirates({ markers: 4, hand: ['fair-wind'] });
    expect(route).toMatchObject({ reach: true, cost: 2, winds: 0, costPaid: 2, costWithWinds: 1 });
    expect(route?.steps.map(({ wind }) => wind)).toEqual([undefined]);
    expect(toPirates({ markers: 4, hand: ['calm'] })).toMatchObject({ costPaid: 2, costWithWinds: 2 });
  });

  test('a way that only a fair wind opens is offered, with what it would cost without', () => {
    const route = toPirates({ markers: 1, hand: ['calm', 'fair-wind'] });
    expect(route).toMatchObject({ reach: true, cost: 1, winds: 1, costPaid: 2, costWithWinds: 1 });
    expect(route?.steps).toMatchObject([{ to: 'c10r03', cost: 1, symbol: 'pirates', wind: true }]);
    expect(toPirates({ markers: 1, hand: ['calm'] })).toMatchObject({
      reach: false,
      halt: 'too-far',
      winds: 0,
    });
  });

  test('the wind is played where it is needed, in the middle of a way too', () => {
    const route = routesFrom({ at: 'cabo-bojador', markers: 2, hand: ['fair-wind'] }).get('c11r02');
    expect(route).toMatchObject({ reach: true, cost: 2, winds: 1, costPaid: 3, halt: 'last-marker' });
    expect(route?.steps.map(({ wind = false }) => wind)).toEqual([true, false]);
  });

  test('a fair wind played against pirates cannot be played on the blue space behind them as well', () => {
    const behind = (hand: readonly string[]) => routesFrom({ at: 'c21r07', markers: 2, hand }).get('c19r06');
    expect(behind(['fair-wind'])).toMatchObject({ reach: true, halt: 'no-card' });
    expect(behind(['fair-wind', 'calm'])).toMatchObject({ reach: true, halt: 'event', winds: 1, cost: 2 });
  });

  test('no one counts on the fair winds of others', () => {
    const players = [
      { at: 'lisboa', hand: ['fair-wind'] },
      { at: 'cabo-bojador', markers: 1, hand: ['fair-wind'] },
    ];
    expect(outlook.routes(seen({ players }), 1, 0).get('c10r03')).toMatchObject({ reach: false, winds: 0 });
  });
});

describe('CA-7.5 to CA-7.8, CA-13.5 where a bonus move leads', () => {
  const drifts = (at: string, left: number, direction = '') =>
    outlook.drifts(
      seen({ players: [{ at, goods: ['ivory'], destinations: ['diu', 'timor', 'macau', 'malaca'] }, far] }),
      0,
      left,
      direction,
    );

  test('as many spaces as the card says, free, past everything, by the shortest way', () => {
    const routes = drifts('c12r11', 4);
    expect(routes.get('c16r10')).toMatchObject({
      cost: 0,
      capes: 0,
      events: 0,
      reach: true,
      halt: '',
      discovers: ['boa-esperanca'],
      points: 2,
    });
    expect(routes.get('c16r10')?.steps).toHaveLength(4);
    for (const { steps } of routes.values()) {
      expect(steps.length).toBeLessThanOrEqual(4);
      expect(steps.every(({ cost, current, symbol }) => cost === 0 && !current && symbol === '')).toBe(true);
    }
    expect(routes.has('c12r11')).toBe(false);
  });

  test('the spaces are those the rules let the fleet reach', () => {
    for (const [card, left, direction] of [
      ['storm-3', 3, ''],
      ['compass-s', 2, 'S'],
      ['fair-wind', 2, ''],
    ] as const) {
      const players = [{ at: 'c08r03' }, { at: 'c05r03', hand: [card] }];
      const table = given({ players, order: [1, 0], active: 1 })
        .sail('c06r03')
        .card(card);
      const offered = outlook.drifts(caravelas.view(table.state, 0), 0, left, direction);
      const reached = new Set<string>();
      const open = [table.state];
      for (let state = open.pop(); state !== undefined; state = open.pop()) {
        for (const move of caravelas.legal(state, 0)) {
          if (move.kind !== 'drift') continue;
          if (move.to !== 'c08r03') reached.add(move.to);
          const next = caravelas.clone(state);
          caravelas.apply(next, 0, move, undefined);
          open.push(next);
        }
      }
      expect([...offered.keys()].toSorted()).toEqual([...reached].toSorted());
    }
  });

  test('with what is discovered and loaded on the way', () => {
    expect(drifts('mascate', 2).get('c22r05')).toMatchObject({
      discovers: ['diu', 'calecute'],
      points: 6,
      destinationPoints: 5,
      loads: ['pepper'],
    });
  });
});
