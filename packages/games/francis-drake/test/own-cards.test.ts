/** A street with other gifts is described as it is. */
import { LOCALES } from '@captains-table/kernel';
import { frenchFault } from '@captains-table/kernel/contract';
import { expect, test } from 'vitest';
import type { Content } from '../src/content.ts';
import { CONTENT } from '../src/rules.ts';
import { ownCards as en } from '../texts/en-own-cards.ts';
import { ownCards as fr } from '../texts/fr-own-cards.ts';
import { ownCards as nl } from '../texts/nl-own-cards.ts';

const CONTEXT = { seat: () => 'Anna' };

const CHANGED: Content = {
  ...CONTENT,
  places: CONTENT.places.map((place) =>
    place.id === 'investor'
      ? { ...place, cost: 6, choices: { 'more-guns': { guns: 4 }, galleon: { galleon: true } } }
      : place,
  ),
};

test('the investor asks what is printed and gives what is printed, in three languages', () => {
  expect([en, fr, nl].map((told) => told(CHANGED).places.investor.help)).toEqual([
    'Once in the game, for 6 points: 4 guns, or a galleon.',
    'Une fois dans la partie, pour 6\u00a0PV\u00a0: 4 canons, ou un galion.',
    'Eén keer per spel, voor 6 punten: 4 kanonnen, of een galjoen.',
  ]);
});

test.each(LOCALES)('no place names a figure that a pack could change: %s', (locale) => {
  const { places } = { en, fr, nl }[locale](CONTENT);
  const { queen, pinnace, shipyard, informer } = places;
  for (const { help } of [queen, pinnace, shipyard, informer]) expect(help).not.toMatch(/\d/);
  const lines = Object.values(places).map(({ help }) => help);
  expect(lines.filter((line) => !line.endsWith('.'))).toEqual([]);
  const faults = locale === 'fr' ? lines.filter((line) => frenchFault(line) !== undefined) : [];
  expect(faults).toEqual([]);
});

test('a choice is called what it gives, in three languages', () => {
  const [english, french, dutch] = [en, fr, nl].map((told) => told(CHANGED));
  expect([english, french, dutch].map((told) => told?.choice('investor', 'more-guns'))).toEqual([
    '4 guns',
    '4 canons',
    '4 kanonnen',
  ]);
  expect(english?.moves.choose({ kind: 'choose', place: 'investor', take: 'more-guns' }, CONTEXT)).toBe(
    'stop at the investor’s: 4 guns',
  );
  // Like ours, where the pack changes nothing.
  expect(english?.choice('docks', 'barrel')).toBe('1 barrel');
});

test('a fort goes by the name that is printed, and the others by ours', () => {
  const named: Content = {
    ...CONTENT,
    destinations: CONTENT.destinations.map((one) =>
      one.id === 'rio-de-la-hacha' ? { ...one, name: 'El Castillo' } : one,
    ),
  };
  const [english, french] = [en(named), fr(named)];
  expect(english.destinations).toMatchObject({ 'rio-de-la-hacha': 'El Castillo', cumana: 'Cumaná' });
  expect(english.moves.mission({ kind: 'mission', disc: '1', to: 'rio-de-la-hacha' }, CONTEXT)).toBe(
    'disc 1 to El Castillo',
  );
  expect(
    french.events.placed({ key: 'placed', seat: 0, at: 'rio-de-la-hacha', to: { except: [0] } }, CONTEXT),
  ).toBe('Anna pose un disque de mission sur El Castillo');
});
