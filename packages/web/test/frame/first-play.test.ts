import type { GameEvent, Seat } from '@captains-table/kernel';
import { LOCALES } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { acquaintanceWith, keepAcquaintance } from '../../src/frame/first-play/acquaintance.ts';
import { freePlace } from '../../src/frame/first-play/tip-place.ts';
import { manifestOf } from '../../src/games/manifests.ts';
import { ATLAS } from '../../src/games/registry.ts';
import { keptOnDevice } from '../kept-on-device.ts';

describe('what a device knows of its players', () => {
  keptOnDevice();

  test('each game is asked about once', () => {
    expect(acquaintanceWith('port-royal')).toBe('unknown');
    keepAcquaintance('port-royal', { tips: [] });
    expect(acquaintanceWith('port-royal')).toEqual({ tips: [] });
    expect(acquaintanceWith('caravelas')).toBe('unknown');
  });

  test('each tip is given once', () => {
    keepAcquaintance('port-royal', { tips: ['bust', 'tax'] });
    expect(acquaintanceWith('port-royal')).toEqual({ tips: ['bust', 'tax'] });
  });

  test('people who have played it are not asked', () => {
    keepAcquaintance('port-royal', 'known');
    expect(acquaintanceWith('port-royal')).toBe('known');
  });
});

describe('the place of a tip', () => {
  const tip = { width: 300, height: 100 };
  const screen = { width: 1000, height: 600 };

  test('is low on the screen, where nothing is in its way', () => {
    expect(freePlace(tip, screen, [])).toEqual({ left: 8, top: 492 });
  });

  test('is beside what can be chosen', () => {
    const card = { left: 0, top: 400, width: 400, height: 200 };
    expect(freePlace(tip, screen, [card])).toEqual({ left: 692, top: 492 });
    const bar = { left: 0, top: 500, width: 1000, height: 100 };
    expect(freePlace(tip, screen, [bar])?.top).toBeLessThanOrEqual(400);
  });

  test('is nowhere rather than over it', () => {
    expect(freePlace(tip, screen, [{ left: 0, top: 0, ...screen }])).toBeUndefined();
  });
});

const PRIMERS = await Promise.all(
  ATLAS.map(async ({ id }) => ({ id, primer: (await manifestOf(id)?.primer?.())?.primer })),
);

describe.each(PRIMERS)('a first game of $id', ({ primer }) => {
  test.each(LOCALES)('has an aim and two to four tips in %s', async (locale) => {
    if (primer === undefined) throw new Error('there is nothing for newcomers');
    await primer.texts.load(locale);
    const words = primer.texts.in(locale);
    const tips = Object.keys(words.tips);
    expect(words.aim({ mode: 'base' })).toMatch(/\.$/);
    expect(tips.length).toBeGreaterThanOrEqual(2);
    expect(tips.length).toBeLessThanOrEqual(4);
  });
});

const by = (seat: Seat, key: string): GameEvent & { readonly seat: Seat } => ({ key, seat });

test('a purchase calls for its tip where it is one’s own, a bust wherever it happens', () => {
  const primer = PRIMERS.find(({ id }) => id === 'port-royal')?.primer;
  expect(primer?.tip(by(1, 'recruited'), 0)).toBeUndefined();
  expect(primer?.tip(by(0, 'recruited'), 0)).toBe('recruit');
  expect(primer?.tip(by(1, 'busted'), 0)).toBe('bust');
  expect(primer?.tip({ key: 'turn-began' }, 0)).toBeUndefined();
});
