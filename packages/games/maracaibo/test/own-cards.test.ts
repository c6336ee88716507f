/** Texts give the values of tiles, buildings and actions of a changed box. */
import { LOCALES } from '@captains-table/kernel';
import { frenchFault } from '@captains-table/kernel/contract';
import { expect, test } from 'vitest';
import { CONTENT } from '../src/rules.ts';
import type { Content } from '../src/content.ts';
import { ownCards as en } from '../texts/en-own-cards.ts';
import { ownCards as fr } from '../texts/fr-own-cards.ts';
import { ownCards as nl } from '../texts/nl-own-cards.ts';

const TOLD = { en, fr, nl };

const changed = <T extends { readonly id: string }>(list: readonly T[], id: string, fields: Partial<T>) =>
  list.map((piece) => (piece.id === id ? { ...piece, ...fields } : piece));

test('a prestige building tells its own points, in three languages', () => {
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

test('upgrades, actions and legacy tiles tell their own values', () => {
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
