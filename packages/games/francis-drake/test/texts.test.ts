import { LOCALES } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../src/index.ts';
import { DESTINATION_IDS, GOODS, PLACE_IDS } from '../src/index.ts';
import { texts } from '../texts/index.ts';

const CONTEXT = { seat: (seat: number) => ['Anne', 'Bart', 'Cara'][seat] ?? '' };
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** One to four whole sentences. */
function isParagraph(text: string): boolean {
  const sentences = text.split(/[.!?](?:[ \u00a0]|$)/).filter((sentence) => sentence !== '');
  return /^\p{Lu}.*[.!?]$/u.test(text) && sentences.length <= 4;
}

const visited = (more: Partial<Extract<Event, { key: 'visited' }>>): Extract<Event, { key: 'visited' }> => ({
  key: 'visited',
  seat: 0,
  place: 'crew-a',
  circle: 0,
  crew: 0,
  guns: 0,
  barrels: 0,
  trade: 0,
  galleon: false,
  pinnace: false,
  ...more,
});

describe.each(LOCALES)('the words of Francis Drake in %s', (locale) => {
  const words = texts[locale];

  test('every place has a name and a paragraph of help, every topic a paragraph', () => {
    for (const { name, help } of Object.values(words.places)) {
      expect(name).toBeTruthy();
      expect(help).toSatisfy(isParagraph);
    }
    for (const help of Object.values(words.help)) expect(help).toSatisfy(isParagraph);
    for (const sentence of Object.values(words.rules.sentences)) expect(sentence).toSatisfy(isParagraph);
  });

  test('names are not used twice', () => {
    for (const names of [
      PLACE_IDS.map((id) => words.places[id].name),
      DESTINATION_IDS.map((id) => words.destinations[id]),
      GOODS.map((good) => words.goods[good]),
      Object.values(words.discs),
      Object.values(words.reasons),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('the line about a stop says what it gave, and nothing that it did not', () => {
    expect(numbersIn(words.events.visited(visited({ crew: 3 }), CONTEXT))).toEqual([3]);
    expect(numbersIn(words.events.visited(visited({ place: 'queen', guns: 1, trade: 1 }), CONTEXT))).toEqual([
      1, 1,
    ]);
    expect(numbersIn(words.events.visited(visited({ place: 'admiral' }), CONTEXT))).toEqual([]);
  });

  test('the line about an attack says what it took and what it brought', () => {
    const attacked = (treasure: 'gold' | '') =>
      words.events.attacked(
        {
          key: 'attacked',
          seat: 0,
          disc: '1',
          at: 'veracruz',
          crew: 4,
          guns: 1,
          points: 5,
          circle: 0,
          treasure,
          pinnace: false,
        },
        CONTEXT,
      );
    expect(numbersIn(attacked('gold'))).toEqual([4, 1, 5]);
    expect(attacked('gold').length).toBeGreaterThan(attacked('').length);
    expect(attacked('')).toContain('Veracruz');
  });

  test('a secret shows its number to its owner only', () => {
    const to = { only: [0] } as const;
    const own = words.events['placed-own'](
      { key: 'placed-own', seat: 0, disc: '3', at: 'granada', to },
      CONTEXT,
    );
    const others = words.events.placed(
      { key: 'placed', seat: 0, at: 'granada', to: { except: [0] } },
      CONTEXT,
    );
    expect([numbersIn(own), numbersIn(others)]).toEqual([[3], []]);
  });

  test('a refusal for distance names both zones', () => {
    expect(numbersIn(words.refusals['too-far']({ zone: 4, reach: 2 }, CONTEXT))).toEqual([4, 2]);
  });
});

describe('one and many', () => {
  const home = (locale: 'en' | 'fr' | 'nl', points: number) =>
    texts[locale].events['came-home']({ key: 'came-home', seat: 0, dock: 1, points, back: [] }, CONTEXT);

  test('in English, French and Dutch', () => {
    expect([home('en', 1), home('en', 2)]).toEqual([
      'Anne comes home to dock 1 and scores 1 point',
      'Anne comes home to dock 1 and scores 2 points',
    ]);
    expect([home('fr', 1), home('fr', 2)]).toEqual([
      'Anne rentre à Plymouth, au dock 1, et marque 1\u00a0PV',
      'Anne rentre à Plymouth, au dock 1, et marque 2\u00a0PV',
    ]);
    expect([home('nl', 1), home('nl', 2)]).toEqual([
      'Anne komt thuis in dok 1 en krijgt 1 punt',
      'Anne komt thuis in dok 1 en krijgt 2 punten',
    ]);
  });

  test('Dutch counts the members of a crew', () => {
    expect(texts.nl.events.visited(visited({ crew: 1 }), CONTEXT)).toMatch(/: 1 bemanningslid$/);
    expect(texts.nl.events.visited(visited({ crew: 2, guns: 1 }), CONTEXT)).toMatch(
      /: 2 bemanningsleden en 1 kanon$/,
    );
  });

  test('French contracts its articles', () => {
    const swap = texts.fr.moves.swap({ kind: 'swap', one: 'galleon-jamaica', other: 'panama' }, CONTEXT);
    expect(swap).toBe('échanger les disques du galion de la Jamaïque et de Panama');
  });
});
