/** The components, counted against the ledger. */
import { describe, expect, test } from 'vitest';
import type { Card } from '../src/box.ts';
import { SKULL } from '../src/box.ts';
import type { CardData, SetName } from '../src/content.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { COLOURS } from '../src/content.ts';
import { box } from './table.ts';

/** The colours of the base game. */
const FIVE = COLOURS.filter((colour) => colour !== 'ares');
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

/** What a card counts as: its kind or type, with its colour or sex where it has one. */
function sortOf(card: CardData): string {
  if (card.kind === 'tax') return `tax ${card.bonus.to}`;
  const name = card.kind === 'person' ? card.type : card.kind;
  const detail = 'colour' in card ? card.colour : 'sex' in card ? card.sex : undefined;
  return detail === undefined ? name : `${name} ${detail}`;
}

/** The same number of each colour. */
function eachColour(name: string, count: number): Record<string, number> {
  return Object.fromEntries(FIVE.map((colour) => [`${name} ${colour}`, count]));
}

/** The one place that counts the box. A test that needs a number takes it from the content. */
describe('the box', () => {
  const sorts = (set: SetName) => tally(CONTENT.cards[set].map(sortOf));

  test('PR-1.1 PR-1.2 PR-1.3 PR-1.7 PR-1.10 PR-8.2 PR-8.19 PR-10.3 holds these cards and contracts', () => {
    expect(COLOURS).toEqual(['yellow', 'blue', 'green', 'red', 'black', 'ares']);
    expect({
      base: sorts('base'),
      setsSail: sorts('sets-sail'),
      joining: tally(CONTENT.cards['sets-sail'].filter((card) => 'joinsBase' in card).map(sortOf)),
      gambler: sorts('gambler'),
      contractCards: sorts('contracts'),
      contracts: box.contracts.length,
    }).toEqual({
      base: {
        ...eachColour('ship', 10),
        ...eachColour('trader', 2),
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
        expedition: 6,
        'tax most-sabres': 2,
        'tax least-influence': 2,
      },
      setsSail: {
        ...eachColour('ship', 5),
        ...eachColour('merchant', 2),
        sailor: 10,
        pirate: 2,
        'passenger f': 5,
        'passenger m': 5,
        'tax least-influence': 3,
      },
      joining: { ...eachColour('ship', 2), ...eachColour('merchant', 1), 'passenger f': 3, 'passenger m': 2 },
      gambler: { gambler: 4 },
      contractCards: { ...eachColour('clerk', 1), ...eachColour('ship', 2), gunner: 4, viceadmiral: 5 },
      contracts: 18,
    });
  });
});

describe('the base set', () => {
  test('PR-1.4 shows 1 to 4 coins and sabres or a skull on every ship; two skulls are red, two black', () => {
    const ships = box.cards.filter((card) => card.kind === 'ship');
    expect(ships.filter((ship) => ![1, 2, 3, 4].includes(ship.coins + ship.crowns))).toEqual([]);
    expect(ships.filter((ship) => !(ship.sabres >= 1))).toEqual([]);
    const skulls = cards('base', 'ship').filter((ship) => ship.sabres === SKULL);
    expect(tally(skulls.map(colourOf))).toEqual({ red: 2, black: 2 });
  });

  test('PR-1.5 gives every person a cost, influence unless a governor, and at most one ability', () => {
    const { adventure: _withTwo, ...sets } = CONTENT.cards;
    const persons = Object.values(sets)
      .flat()
      .filter((card) => card.kind === 'person');
    expect(persons.filter((person) => !(person.cost > 0))).toEqual([]);
    const uninfluential = persons.filter((person) => !(person.influence > 0));
    expect(new Set(uninfluential.map((person) => `${person.type} ${person.influence}`))).toEqual(
      new Set(['governor 0']),
    );
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

  test('PR-1.7 has taxes that take half of 12 coins or more and give one coin', () => {
    for (const { tax } of cards('base', 'tax')) {
      expect(tax).toMatchObject({ loss: { from: 12, lose: 'half' }, bonus: { coins: 1 } });
    }
  });

  test('PR-1.8 has one card without a coin on its back: the special expedition', () => {
    expect(box.cards.filter((card) => card.special).map((card) => card.id)).toEqual([
      'base-expedition-special',
    ]);
  });
});

describe('the sabre overview', () => {
  test('PR-1.23 no ship of any set has a number that its colour does not list', () => {
    const overview = FIVE.map((colour) => [...new Set(sabreList('base', colour).split(' '))].join(' '));
    expect(overview).toEqual(['1 2 4', '1 2 5', '1 3 5', '1 3 6 skull', '2 4 7 skull']);
    const listed = (ship: Card) => overview[ship.colour]?.split(' ').includes(sabresOn(ship));
    const ships = box.cards.filter((card) => card.kind === 'ship' && colourOf(card) !== 'ares');
    expect(ships.filter((ship) => listed(ship) !== true)).toEqual([]);
  });

  test('PR-8.3 PR-1.23 the ships of Sets Sail have these sabres', () => {
    expect(FIVE.map((colour) => sabreList('sets-sail', colour))).toEqual([
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
    const { adventurers, events, stories, chapters, crowns, unlocks, eventsDrawn, ending } =
      CONTENT.adventure;
    const everything = [
      ...Object.values(CONTENT.cards).flat(),
      ...CONTENT.contracts,
      ...adventurers,
      ...events,
      ...stories,
      ...chapters,
      crowns,
      unlocks,
      eventsDrawn,
      ending,
    ];
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

describe('The Adventure Begins', () => {
  const { adventurers, events, stories, chapters } = CONTENT.adventure;
  const ships = cards('adventure', 'ship');

  test('PR-20.1 has these 39 cards for the draw pile', () => {
    expect(cards('adventure')).toHaveLength(39);
    expect(tally(CONTENT.cards.adventure.map(sortOf))).toEqual({
      ...eachColour('ship', 2),
      'ship ares': 8,
      tybuk: 3,
      sentinel: 5,
      innkeeper: 5,
      captain: 1,
      priest: 1,
      settler: 1,
      expedition: 3,
      'tax least-influence': 2,
    });
  });

  test('PR-20.2 has these adventurers, events and story cards', () => {
    expect(tally(adventurers.map(({ card }) => `card ${card}`))).toEqual({
      'card 1': 2,
      'card 2': 2,
      'card 3': 2,
      'card 4': 2,
      'card 5': 2,
    });
    expect(tally(events.map(({ mark }) => `marked ${mark}`))).toEqual({
      'marked 0': 13,
      'marked 1': 1,
      'marked 2': 1,
      'marked 3': 1,
    });
    const pages = [...chapters.flatMap(({ title, end }) => [title, end]), ...stories.map(({ id }) => id)];
    expect(new Set(pages).size).toBe(55);
    expect(stories.filter(({ mission }) => mission.starred === true)).toHaveLength(15);
  });

  test('PR-24.3 every ship carries cargo', () => {
    const loads = (colour: string) =>
      tally(ships.filter((ship) => colourOf(ship) === colour).map(({ cargo }) => cargo));
    expect(loads('ares')).toEqual({ book: 4, herbs: 4 });
    for (const colour of FIVE) expect(loads(colour)).toEqual({ bread: 1, rum: 1 });
  });

  /** Every way through a chapter, as the cards read. */
  function paths(play: 'competitive' | 'cooperative', first: string): string[][] {
    const found: string[][] = [];
    const walk = (id: string, before: readonly string[]) => {
      const story = stories.find((candidate) => candidate.id === id);
      expect(before).not.toContain(id);
      const path = [...before, id];
      const link = story?.monthEnd[play] ?? { read: 'none' };
      const next = 'read' in link ? [link.read] : [link.done, link.undone];
      expect('read' in link || path.includes(link.asks)).toBe(true);
      for (const to of new Set(next)) {
        if (to === 'end' || to === 'none') found.push(path);
        else walk(to, path);
      }
    };
    walk(first, []);
    return found;
  }

  test('PR-23.27 every path of a chapter ends, and adds all its cards', () => {
    for (const play of ['competitive', 'cooperative'] as const) {
      const read = new Set<string>();
      for (const { chapter, first, cards: before } of chapters) {
        const after = chapters[chapter]?.cards ?? [...before, 'levy'];
        for (const path of paths(play, first)) {
          const cardsRead = path.flatMap((id) => stories.find((story) => story.id === id) ?? []);
          expect(new Set([...before, ...cardsRead.flatMap(({ adds = [] }) => adds)])).toEqual(new Set(after));
          const inPlay = cardsRead.filter(({ mission }) => (mission.only ?? play) === play);
          expect(play === 'competitive' || inPlay.length === 4).toBe(true);
          for (const id of path) read.add(id);
        }
      }
      expect(stories.filter(({ id }) => !read.has(id))).toEqual([]);
    }
  });
});
