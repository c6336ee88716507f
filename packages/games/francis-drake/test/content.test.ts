/** The components: numbers of the rulebook, and a provenance for every value. */
import { chanceFrom } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Gift, Provenance } from '../src/content.ts';
import { VOYAGES, packBox } from '../src/box.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { createFrancisDrake } from '../src/index.ts';
import { positions } from '../src/positions.ts';
import { DESTINATION_IDS, GOODS, PLACE_IDS, SEAT_COUNTS, TREASURES } from '../src/content.ts';

const { destinations, places, plan, chart } = CONTENT;
const ofKind = (kind: string) => destinations.filter((destination) => destination.kind === kind);
const place = (id: string) => places.find((candidate) => candidate.id === id);

/** A gift as one number, to compare circles of one place. */
const size = ({ crew = 0, guns = 0, barrels = 0, trade = 0, die = 0 }: Gift) =>
  crew + guns + barrels + trade + die;

describe('the destinations', () => {
  test('FD-1.2 there are 4 towns, 4 forts, 3 galleons and 3 trade ports', () => {
    expect(['town', 'fort', 'galleon', 'trade'].map((kind) => ofKind(kind).length)).toEqual([4, 4, 3, 3]);
    expect(destinations.map(({ id }) => id)).toEqual(DESTINATION_IDS);
  });

  test('FD-1.3 four zones, the nearest first, and four destinations in zone 1', () => {
    const zones = destinations.map(({ zone }) => zone);
    expect(zones).toEqual(zones.toSorted((a, b) => a - b));
    expect(new Set(zones)).toEqual(new Set([1, 2, 3, 4]));
    expect(zones.filter((zone) => zone === 1)).toHaveLength(4);
  });

  test('FD-1.4 attack destinations have two circles, ports one for each of their goods', () => {
    for (const { kind, circles, goods = [] } of destinations) {
      expect(circles).toHaveLength(kind === 'trade' ? goods.length : 2);
    }
    expect(ofKind('trade').map(({ circles }) => circles.length)).toEqual([2, 2, 3]);
  });

  test('FD-1.5 silver and gold on two towns and two forts each, jewels by the galleons', () => {
    const holding = (kind: string, treasure: string) =>
      ofKind(kind).filter((destination) => destination.treasure === treasure).length;
    expect([holding('town', 'silver'), holding('fort', 'silver')]).toEqual([2, 2]);
    expect([holding('town', 'gold'), holding('fort', 'gold')]).toEqual([2, 2]);
    expect(holding('galleon', 'jewel')).toBe(3);
    expect(ofKind('trade').every(({ treasure }) => treasure === undefined)).toBe(true);
  });

  test('FD-1.6 three galleon tiles, frigates of 0, 1, 2 and troops of 0, 0, 1, 2', () => {
    expect(CONTENT.galleonTiles).toHaveLength(3);
    expect(CONTENT.frigateTokens.values).toEqual([0, 1, 2]);
    expect(CONTENT.troopTokens.values).toEqual([0, 0, 1, 2]);
  });

  test('FD-1.7 three voyages use up 3 indigo and 6 of each other good, and all treasure there is', () => {
    const printed = ofKind('trade').flatMap(({ goods = [] }) => goods);
    const inAll = GOODS.map((good) => VOYAGES * printed.filter((other) => other === good).length);
    expect(inAll).toEqual([3, 6, 6, 6]);
    expect(packBox(CONTENT).goodsCounters).toEqual(inAll);
    const treasure = TREASURES.map((kind) => destinations.filter((other) => other.treasure === kind).length);
    expect(packBox(CONTENT).treasureStones).toEqual(treasure.map((count) => VOYAGES * count));
  });

  test('every circle and place lies on the sheet, no two on one spot', () => {
    const points = destinations.flatMap(({ circles, at }) => [...circles, at]);
    expect(points.every(([x, y]) => x > 0 && x < chart.width && y > 0 && y < chart.height)).toBe(true);
    expect(new Set(points.map(String)).size).toBe(points.length);
  });
});

describe('the street', () => {
  test('FD-1.8 eighteen places, sixteen with tiles for 3, 4 and 5 players, investor and docks last', () => {
    expect(places.map(({ id }) => id)).toEqual(PLACE_IDS);
    expect(places).toHaveLength(18);
    expect(places.slice(-2).map(({ id, circles }) => [id, circles])).toEqual([
      ['investor', undefined],
      ['docks', undefined],
    ]);
    for (const { circles } of places.slice(0, 16)) {
      for (const seats of SEAT_COUNTS) expect(circles?.[`${seats}`].length).toBeGreaterThan(0);
    }
    expect([plan.places.length, plan.loading.length, plan.departure.length]).toEqual([18, 5, 5]);
  });

  test('FD-1.9 crew, guns and supplies have two tiles, all others one, and the richer comes first', () => {
    const names = PLACE_IDS.map((id) => id.replace(/-[ab]$/, ''));
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    expect(twice).toEqual(['crew', 'guns', 'supplies']);
    for (const name of ['crew', 'guns', 'supplies']) {
      const [first, second] = [place(`${name}-a`), place(`${name}-b`)];
      expect(PLACE_IDS.findIndex((id) => id === first?.id)).toBeLessThan(
        PLACE_IDS.findIndex((id) => id === second?.id),
      );
      for (const seats of SEAT_COUNTS) {
        const sizes = (gifts: readonly Gift[] = []) => gifts.map(size);
        const [richer, poorer] = [sizes(first?.circles?.[`${seats}`]), sizes(second?.circles?.[`${seats}`])];
        // At least as much on every circle, and more in all, so it is clear which tile is richer.
        expect(poorer.every((gift, circle) => gift <= (richer[circle] ?? 0))).toBe(true);
        expect(richer).not.toEqual(poorer);
      }
    }
  });

  test('an earlier circle never gives less than a later one', () => {
    for (const { circles } of places) {
      for (const seats of SEAT_COUNTS) {
        const sizes = (circles?.[`${seats}`] ?? []).map(size);
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      }
    }
  });

  test('the circles of the game for four are as many as the rulebook says', () => {
    const counts = places.map(({ circles }) => circles?.['4'].length);
    expect(counts).toEqual([3, 3, 3, 1, 2, 2, 2, 3, 1, 3, 2, 1, 3, 1, 1, 1, undefined, undefined]);
  });
});

test('every component says where its values come from', () => {
  const known = new Set(['rulebook', 'published', 'reconstructed']);
  const { galleonTiles, frigateTokens, troopTokens, treasureStones, goodsCounters } = CONTENT;
  for (const { source, sources = {} } of [
    ...destinations,
    ...places,
    ...galleonTiles,
    frigateTokens,
    troopTokens,
    treasureStones,
    goodsCounters,
  ]) {
    expect([source, ...Object.values(sources)].every((name) => known.has(name))).toBe(true);
  }
});

test('what no line of the rulebook states is marked as reconstructed', () => {
  const sourceOf = (component: Provenance | undefined, field: string) =>
    component?.sources?.[field] ?? component?.source;
  const destination = (id: string) => destinations.find((candidate) => candidate.id === id);
  expect([sourceOf(destination('cartagena'), 'kind'), sourceOf(destination('cartagena'), 'troops')]).toEqual([
    'reconstructed',
    'reconstructed',
  ]);
  expect(sourceOf(destination('santo-domingo'), 'goods')).toBe('reconstructed');
  for (const { circles, ...component } of places) {
    if (circles === undefined) continue;
    expect([sourceOf(component, 'circles.3'), sourceOf(component, 'circles.5')]).toEqual([
      'reconstructed',
      'reconstructed',
    ]);
  }
});

test('a game is played with the content it is given, beside games with other content', () => {
  const cheaper = places.map((data) => (data.id === 'investor' ? { ...data, cost: 3 } : data));
  const scores = [CONTENT, { ...CONTENT, places: cheaper }].map((content) => {
    const game = createFrancisDrake(content, undefined, positions);
    const state = game.setup(3, { mode: 'base' }, chanceFrom('investor'));
    const seat = game.pending(state)[0]?.seat ?? 0;
    game.apply(state, seat, { kind: 'choose', place: 'investor', take: 'galleon' }, undefined);
    expect(game.audit?.(state)).toEqual([]);
    return game.view(state, seat).players[seat]?.score;
  });
  expect(scores).toEqual([0, 1]);
});
