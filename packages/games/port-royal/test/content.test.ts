/** The components, counted against the ledger. */
import { describe, expect, test } from 'vitest';
import type { Card } from '../src/box.ts';
import { SKULL } from '../src/box.ts';
import type { SetName } from '../src/content.ts';
import { COLOURS, CONTENT } from '../src/content.ts';
import { box } from './table.ts';

const SOURCES = new Set<string>(['rulebook', 'published', 'reconstructed']);

function cards(set: SetName, kind?: Card['kind']): Card[] {
  return box.cards.filter((card) => card.set === set && (kind === undefined || card.kind === kind));
}

/** How often each name occurs. */
function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const colourOf = (card: Card) => COLOURS[card.colour] ?? 'none';
const sabresOn = (card: Card) => (card.sabres === SKULL ? 'skull' : `${card.sabres}`);

/** The sabres of a set's ships of one colour, as on the overview of the ledger. */
function sabreList(set: SetName, colour: string): string {
  const ships = cards(set, 'ship').filter((ship) => colourOf(ship) === colour);
  return ships
    .toSorted((a, b) => a.sabres - b.sabres)
    .map(sabresOn)
    .join(' ');
}

describe('the base set', () => {
  test('PR-1.1 has 120 cards: 60 persons, 50 ships, 6 expeditions and 4 taxes', () => {
    expect(cards('base')).toHaveLength(120);
    expect(tally(cards('base').map((card) => card.kind))).toEqual({
      person: 60,
      ship: 50,
      expedition: 6,
      tax: 4,
    });
  });

  test('PR-1.2 has ten ships of each of five colours', () => {
    expect(COLOURS).toEqual(['yellow', 'blue', 'green', 'red', 'black']);
    expect(tally(cards('base', 'ship').map(colourOf))).toEqual({
      yellow: 10,
      blue: 10,
      green: 10,
      red: 10,
      black: 10,
    });
  });

  test('PR-1.3 has these persons, and two traders a colour', () => {
    const persons = cards('base', 'person');
    expect(tally(persons.map((card) => card.type))).toEqual({
      trader: 10,
      settler: 5,
      captain: 5,
      priest: 5,
      jack: 3,
      sailor: 10,
      pirate: 3,
      senorita: 4,
      jester: 5,
      admiral: 6,
      governor: 4,
    });
    expect(tally(persons.filter((card) => card.type === 'trader').map(colourOf))).toEqual({
      yellow: 2,
      blue: 2,
      green: 2,
      red: 2,
      black: 2,
    });
  });

  test('PR-1.4 shows 1 to 4 coins and sabres or a skull on every ship; two skulls are red, two black', () => {
    const ships = box.cards.filter((card) => card.kind === 'ship');
    expect(ships.filter((ship) => ![1, 2, 3, 4].includes(ship.coins))).toEqual([]);
    expect(ships.filter((ship) => !(ship.sabres >= 1))).toEqual([]);
    const skulls = cards('base', 'ship').filter((ship) => ship.sabres === SKULL);
    expect(tally(skulls.map(colourOf))).toEqual({ red: 2, black: 2 });
  });

  test('PR-1.5 gives every person a cost, influence unless a governor, and at most one ability', () => {
    const persons = Object.values(CONTENT.cards)
      .flat()
      .filter((card) => card.kind === 'person');
    expect(persons).toHaveLength(60 + 32 + 4 + 14);
    expect(persons.filter((person) => !(person.cost > 0))).toEqual([]);
    const uninfluential = persons.filter((person) => !(person.influence > 0));
    expect(tally(uninfluential.map((person) => `${person.type} ${person.influence}`))).toEqual({
      'governor 0': 4,
    });
    expect(persons.filter((person) => person.abilities.length > 1)).toEqual([]);
  });

  test('PR-1.6 has these six expeditions', () => {
    const expeditions = cards('base', 'expedition').map(
      ({ anchors, crosses, houses, coins, influence, special }) => ({
        asks: [anchors, crosses, houses],
        coins,
        influence,
        special,
      }),
    );
    expect(expeditions).toHaveLength(6);
    expect(expeditions).toEqual(
      expect.arrayContaining([
        { asks: [2, 0, 0], coins: 2, influence: 4, special: false },
        { asks: [0, 2, 0], coins: 2, influence: 4, special: false },
        { asks: [0, 0, 2], coins: 2, influence: 4, special: false },
        { asks: [2, 0, 1], coins: 3, influence: 6, special: false },
        { asks: [0, 2, 1], coins: 3, influence: 6, special: false },
        { asks: [1, 1, 1], coins: 3, influence: 5, special: true },
      ]),
    );
  });

  test('PR-1.7 has two taxes for the most sabres and two for the least influence', () => {
    const taxes = cards('base', 'tax').map((card) => card.tax);
    expect(tally(taxes.map((tax) => tax?.bonus.to ?? ''))).toEqual({
      'most-sabres': 2,
      'least-influence': 2,
    });
    for (const tax of taxes)
      expect(tax).toMatchObject({ loss: { from: 12, lose: 'half' }, bonus: { coins: 1 } });
  });

  test('PR-1.8 has one card without a coin on its back: the special expedition', () => {
    expect(box.cards.filter((card) => card.special).map((card) => card.id)).toEqual([
      'base-expedition-special',
    ]);
  });
});

describe('the other sets', () => {
  test('PR-1.10 are 4 gamblers, 60 cards of Sets Sail, 24 cards and 18 contracts', () => {
    expect(tally(cards('gambler').map((card) => card.type))).toEqual({ gambler: 4 });
    expect(cards('sets-sail')).toHaveLength(60);
    expect(cards('contracts')).toHaveLength(24);
    expect(box.contracts).toHaveLength(18);
    expect(box.contracts.filter((contract) => contract.slots.length !== 5)).toEqual([]);
  });

  test('PR-8.2 Sets Sail: 25 ships, 10 merchants, 10 sailors, 2 pirates, 10 passengers and 3 taxes', () => {
    const names = cards('sets-sail').map((card) => (card.kind === 'person' ? card.type : card.kind));
    expect(tally(names)).toEqual({ ship: 25, merchant: 10, sailor: 10, pirate: 2, passenger: 10, tax: 3 });
    const merchants = cards('sets-sail').filter((card) => card.type === 'merchant');
    for (const colour of COLOURS)
      expect(merchants.filter((card) => colourOf(card) === colour)).toHaveLength(2);
  });

  test('PR-10.3 Just One More Contract: 5 clerks, 4 gunners, 5 vice-admirals and 2 ships a colour', () => {
    const names = cards('contracts').map((card) => (card.kind === 'person' ? card.type : card.kind));
    expect(tally(names)).toEqual({ clerk: 5, gunner: 4, viceadmiral: 5, ship: 10 });
    const clerks = cards('contracts').filter((card) => card.type === 'clerk');
    expect(clerks.map(colourOf).toSorted()).toEqual(COLOURS.toSorted());
    for (const colour of COLOURS) {
      expect(cards('contracts', 'ship').filter((card) => colourOf(card) === colour)).toHaveLength(2);
    }
  });
});

describe('the sabre overview', () => {
  test('PR-1.23 no ship of any set has a number that its colour does not list', () => {
    const overview = COLOURS.map((colour) => [...new Set(sabreList('base', colour).split(' '))].join(' '));
    expect(overview).toEqual(['1 2 4', '1 2 5', '1 3 5', '1 3 6 skull', '2 4 7 skull']);
    const listed = (ship: Card) => overview[ship.colour]?.split(' ').includes(sabresOn(ship));
    expect(box.cards.filter((card) => card.kind === 'ship' && listed(card) !== true)).toEqual([]);
  });

  test('PR-8.3 PR-1.23 the ships of Sets Sail have these sabres', () => {
    expect(COLOURS.map((colour) => sabreList('sets-sail', colour))).toEqual([
      '1 1 2 2 4',
      '1 1 2 5 5',
      '1 1 3 5 5',
      '1 1 3 6 skull',
      '2 2 4 7 skull',
    ]);
  });
});

describe('all content', () => {
  test('says of every card and contract where its values come from', () => {
    const everything = [...Object.values(CONTENT.cards).flat(), ...CONTENT.contracts];
    expect(everything).toHaveLength(120 + 60 + 4 + 24 + 18);
    const unknown = everything.filter(({ source, sources }) =>
      [source, ...Object.values(sources ?? {})].some((part) => !SOURCES.has(part)),
    );
    expect(unknown).toEqual([]);
  });

  test('has an id of its own for every card and contract', () => {
    const ids = [...box.cards.map((card) => card.id), ...box.contracts.map((contract) => contract.id)];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
