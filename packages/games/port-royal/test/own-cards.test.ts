/** Texts give the values of a changed box: in full, and in a few words for the face of a card. */
import type { Locale } from '@captains-table/kernel';
import { LOCALES } from '@captains-table/kernel';
import { frenchFault } from '@captains-table/kernel/contract';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/index.ts';
import type { Content } from '../src/index.ts';
import { english } from '../texts/en.ts';
import { ownCards as en } from '../texts/en-own-cards.ts';
import { ownCards as fr } from '../texts/fr-own-cards.ts';
import { ownCards as nl } from '../texts/nl-own-cards.ts';

const TOLD = { en, fr, nl };

/** Our box with other cards of the base game. */
const base = (change: Readonly<Record<string, object>>): Content => ({
  ...CONTENT,
  cards: {
    ...CONTENT.cards,
    base: CONTENT.cards.base.map((card) => ({ ...card, ...change[card.id] })),
  },
});

describe('a trader who brings 3 coins', () => {
  const content = base({
    'base-trader-blue-01': { abilities: [{ does: 'trade-bonus', colour: 'blue', coins: 3 }] },
  });
  test.each<[Locale, string, string]>([
    ['en', 'Each time you trade with a blue ship, you gain 3 coins more.', 'Blue ships: 3 coins more'],
    [
      'fr',
      'Chaque fois que vous commercez avec un navire bleu, vous gagnez 3 pièces d’or de plus.',
      'Navires bleus\u00a0: +3\u00a0pièces',
    ],
    [
      'nl',
      'Elke keer dat je handelt met een blauw schip, krijg je 3 munten extra.',
      'Blauwe schepen: 3 munten meer',
    ],
  ])('says so: %s', (locale, help, brief) => {
    const { ownCards, persons } = TOLD[locale](content);
    expect(ownCards?.help('base-trader-blue-01')).toContain(help);
    expect(ownCards?.brief('base-trader-blue-01')).toBe(brief);
    // The text of the kind is that of its first card: a yellow one, unchanged.
    expect(persons.trader.help).toBe(ownCards?.help('base-trader-yellow-01'));
  });
});

test('a sailor with nothing but a discount is not said to bear a sabre', () => {
  const { ownCards } = en(base({ 'base-sailor-01': { abilities: [{ does: 'discount', coins: 2 }] } }));
  expect(ownCards?.brief('base-sailor-01')).toBe('Persons cost 2 coins less');
  expect(ownCards?.help('base-sailor-01')).not.toContain('sabre');
  expect(ownCards?.brief('base-sailor-02')).toBe('1 sabre');
  expect(ownCards?.brief('nobody')).toBeUndefined();
});

test('a tax says its own figures', () => {
  const taxed = CONTENT.cards.base.find(({ kind }) => kind === 'tax')?.id ?? '';
  const { ownCards } = en(
    base({ [taxed]: { loss: { from: 10, keep: 4 }, bonus: { to: 'most-sabres', coins: 2 } } }),
  );
  expect(ownCards?.help(taxed)).toBe(
    'Every player with 10 coins or more goes down to 4. Then the player with the most sabres gains 2 coins; if several are tied, they all do.',
  );
});

test('a contract says what it asks for, and keeps its name', () => {
  const content: Content = {
    ...CONTENT,
    contracts: CONTENT.contracts.map((contract) =>
      contract.id === 'luminary'
        ? {
            ...contract,
            requires: [
              { asks: 'person', type: 'sailor', count: 2 },
              { asks: 'sabres', count: 4 },
            ],
          }
        : contract,
    ),
  };
  const told = LOCALES.map((locale) => {
    const { ownCards, contracts } = TOLD[locale](content);
    return [contracts['luminary']?.name, ownCards?.asks('luminary')];
  });
  expect(told).toEqual([
    ['Luminary', '2 sailors; 4 sabres'],
    ['Sommité', '2 matelots\u202f; 4 sabres'],
    ['Coryfee', '2 matrozen; 4 sabels'],
  ]);
  expect(en(content).contracts['luminary']?.help).toContain('Own 2 sailors.');
});

test('adventurers and events are described from their values', () => {
  const { adventure } = CONTENT;
  const content: Content = {
    ...CONTENT,
    adventure: {
      ...adventure,
      adventurers: adventure.adventurers.map((one) =>
        one.id === 'jean-blackbeard' ? { ...one, ability: { does: 'sabres', sabres: 2 } } : one,
      ),
      events: adventure.events.map((one) =>
        one.id === 'event-alms' ? { ...one, effects: [{ does: 'gain', for: 'all', coins: 3 }] } : one,
      ),
    },
  };
  const { ownCards, adventurers, eventCards } = nl(content);
  expect(ownCards?.ability('jean-blackbeard')).toBe('2 sabels');
  expect(adventurers['jean-blackbeard']?.help).toContain('Heeft 2 sabels.');
  expect(eventCards['event-alms']).toEqual({ name: 'Aalmoezen', help: 'Elke speler krijgt 3 munten.' });
});

test('contracts and events go by the names that are printed, in every sentence', () => {
  const { adventure } = CONTENT;
  const renamed = <T extends { readonly id: string }>(list: readonly T[], id: string, name: string) =>
    list.map((piece) => (piece.id === id ? { ...piece, name } : piece));
  const content: Content = {
    ...CONTENT,
    contracts: renamed(CONTENT.contracts, 'luminary', 'Great Lady'),
    adventure: {
      ...adventure,
      adventurers: renamed(adventure.adventurers, 'jean-blackbeard', 'Jean Whitebeard'),
      events: renamed(adventure.events, 'event-alms', 'Poor box'),
    },
  };
  const { contracts, adventurers, eventCards } = fr(content);
  expect([contracts['luminary']?.name, contracts['bruja']?.name]).toEqual(['Great Lady', 'Bruja']);
  expect(adventurers['jean-blackbeard']?.name).toBe('Jean Whitebeard');
  expect(eventCards['event-alms']?.name).toBe('Poor box');
  const { events, moves } = english(content);
  const context = { seat: () => 'Anna' };
  expect(events.event({ key: 'event', seat: 0, event: 'event-alms' }, context)).toBe(
    'Anna turns over the event Poor box',
  );
  expect(moves.claim({ kind: 'claim', contract: 'luminary' }, context)).toBe('claim Great Lady');
});

test.each(LOCALES)('every piece of our box has such words, as a good writer sets them: %s', (locale) => {
  const { ownCards, contracts, adventurers, eventCards } = TOLD[locale](CONTENT);
  const cards = Object.values(CONTENT.cards).flat();
  const told = cards.flatMap(({ id, kind }) =>
    kind === 'person' ? [ownCards?.help(id) ?? '', ownCards?.brief(id) ?? ''] : [],
  );
  const asked = CONTENT.contracts.map(({ id }) => ownCards?.asks(id) ?? '');
  const others = [contracts, adventurers, eventCards].flatMap((list) =>
    Object.values(list).map(({ help }) => help),
  );
  const all = [...told, ...asked, ...others];
  expect(all.filter((line) => line === '' || /undefined|NaN|\[object| {2}/.test(line))).toEqual([]);
  const faults = locale === 'fr' ? all.filter((line) => frenchFault(line) !== undefined) : [];
  expect(faults).toEqual([]);
  expect(others.filter((line) => !line.endsWith('.'))).toEqual([]);
});
