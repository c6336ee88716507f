/** Texts give the values of tiles, buildings and actions of a changed box. */
import { LOCALES } from '@captains-table/kernel';
import { frenchFault } from '@captains-table/kernel/contract';
import { expect, test } from 'vitest';
import { CONTENT } from '../src/rules.ts';
import type { Content } from '../src/content.ts';
import { ownCards as en } from '../texts/en-own-cards.ts';
import { ownCards as fr } from '../texts/fr-own-cards.ts';
import { ownCards as nl } from '../texts/nl-own-cards.ts';
import { english } from '../texts/en.ts';
import { french } from '../texts/fr.ts';
import { dutch } from '../texts/nl.ts';

const TOLD = { en, fr, nl };

const changed = <T extends { readonly id: string }>(list: readonly T[], id: string, fields: Partial<T>) =>
  list.map((piece) => (piece.id === id ? { ...piece, ...fields } : piece));

test('a prestige building says its own points, in three languages', () => {
  const content: Content = {
    ...CONTENT,
    prestige: changed(CONTENT.prestige, 'palace', { score: { of: 'quests', points: 5, max: 20 } }),
  };
  expect(LOCALES.map((locale) => TOLD[locale](content).prestige['palace'])).toEqual([
    { name: 'Palace', help: 'At the end: score 5 VP for each quest tile of yours, 20 VP at most.' },
    {
      name: 'Palais',
      help: expect.stringMatching(/^En fin de partie\u00a0: .*5\u00a0PV.*, 20\u00a0PV au maximum\.$/),
    },
    { name: 'Paleis', help: expect.stringMatching(/^Aan het einde: .*5 OP.*, hoogstens 20 OP\.$/) },
  ]);
  // One that counts what no effect does.
  expect(en(content).prestige['abbey']?.help).toBe(
    'At the end: score 4 VP for each line your explorer has passed.',
  );
});

test('upgrades, actions and legacy tiles say their own values', () => {
  const content: Content = {
    ...CONTENT,
    upgrades: changed(CONTENT.upgrades, 'U2', { handLimit: 9 }),
    legacy: changed(CONTENT.legacy, 'L2', { cost: 5 }),
  };
  const { upgrades, legacy, villageActions, combatActions } = en(content);
  expect(upgrades['U2']?.help).toBe('Your hand limit is 9 cards.');
  expect(upgrades['U6']?.help).toBe('At once: score 6 VP. Figurehead must be open first.');
  expect(legacy['L2']?.help).toBe('The way marked costs 5 movement.');
  expect(legacy['L11']?.help).toContain('Sailing past costs 2 doubloons');
  expect(villageActions['VA2']).toEqual({ name: 'One doubloon', help: 'Gain 1 doubloon.' });
  expect(combatActions['CA2']?.help).toContain(
    'For 4 of the combat value: annex a city without a cube, gain 1',
  );
});

test.each(LOCALES)('every such piece of our box has words, as a good writer sets them: %s', (locale) => {
  const { prestige, upgrades, legacy, villageActions, combatActions } = TOLD[locale](CONTENT);
  const lines = [prestige, upgrades, legacy, villageActions, combatActions].flatMap((list) =>
    Object.values(list).map(({ help }) => help),
  );
  expect(lines.filter((line) => !line.endsWith('.') || /undefined|NaN|\[object| {2}/.test(line))).toEqual([]);
  const faults = locale === 'fr' ? lines.filter((line) => frenchFault(line) !== undefined) : [];
  expect(faults).toEqual([]);
});

test('a place goes by the name that is printed, in every sentence', () => {
  const named: Content = {
    ...CONTENT,
    locations: changed(CONTENT.locations, '16', { name: 'El Realejo' }),
  };
  const texts = [english(named), french(named), dutch(named)];
  const context = { seat: () => 'Anna' };
  const sailed = { key: 'sailed', seat: 0, from: '15', at: '16', points: 2 } as const;
  expect(texts.map(({ events }) => events.sailed(sailed, context))).toEqual([
    'Anna sails to El Realejo (16) with 2 movement',
    'Anna navigue vers El Realejo (16) avec 2 points de mouvement',
    'Anna vaart naar El Realejo (16) met 2 bewegingspunten',
  ]);
  expect(texts.map(({ locations }) => [locations['16']?.name, locations['17']?.name])).toEqual(
    texts.map(() => ['El Realejo (16)', 'Puerto Cabezas (17)']),
  );
  const village = { key: 'main-action', seat: 0, action: 'village', at: '16' } as const;
  expect(texts[1]?.events['main-action'](village, context)).toBe(
    'Anna effectue des actions Village à El Realejo (16)',
  );
  // The card that sends a spy there.
  expect(texts[0]?.cards[SPY_TO_16]?.help).toContain('El Realejo (16)');
});

test('what a watchful spy brings is asked with the figures of the box', () => {
  const content: Content = {
    ...CONTENT,
    figures: { ...CONTENT.figures, tipPoints: 3, tipDoubloons: 5 },
  };
  const asked = [english(content), french(content), dutch(content)].map(({ prompts }) =>
    prompts.tip({ kind: 'tip', seat: 0, at: '6' }, { seat: () => 'Anna' }),
  );
  for (const question of asked.slice(1)) expect(question).toMatch(/3.*5/);
});

test('moves say what the box prints', () => {
  const { tracks, villageActions, prestige } = CONTENT;
  const content: Content = {
    ...CONTENT,
    tracks: { ...tracks, setup: { ...tracks.setup, pointsInsteadOfBuying: 61 } },
    villageActions: villageActions.map((action) => ({
      ...action,
      effect: action.effect.map((effect) => ('n' in effect ? { ...effect, n: 62 } : effect)),
    })),
    prestige: changed(prestige, 'palace', { score: { of: 'quests', points: 64 } }),
  };
  const context = { seat: () => 'Anna' };
  for (const textsOf of [english, french, dutch]) {
    const { prompts, moves } = textsOf(content);
    expect(prompts.buying({ kind: 'buying', seat: 0, round: 1 }, context)).toContain('61');
    expect(moves['discard-hand']({ kind: 'discard-hand' }, context)).toContain('62');
    expect(moves.doubloon({ kind: 'doubloon' }, context)).toContain('62');
  }
  for (const locale of LOCALES) {
    const invest = TOLD[locale](content).moves.invest({ kind: 'invest', building: 'palace' }, context);
    expect(invest).toContain('64');
  }
});

const SPY_TO_16 = CONTENT.cards.find(({ cost }) => cost.spyTo === '16')?.id ?? '';
