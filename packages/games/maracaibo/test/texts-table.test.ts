/** The table in words: what a player reads of a view, in which order and under which names. */
import type { Locale, Viewer } from '@captains-table/kernel';
import { LOCALES } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { maracaibo } from '../src/index.ts';
import { texts } from '../texts/index.ts';
import type { TestTable } from './table.ts';
import { fresh, given, position } from './table.ts';

const read = ({ state }: TestTable, viewer: Viewer = 0, locale: Locale = 'en') =>
  texts[locale].view.arrange(
    maracaibo.view(state, viewer),
    viewer === 'spectator' ? undefined : viewer,
    maracaibo.pending(state),
  );

/** Every key of a view in words, however deep. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [key, ...keysIn(entry)]);
}

describe('what a player reads at a table without pictures', () => {
  test('the round and the phase first, then the viewer’s ship, doubloons and hand', () => {
    const told = read(fresh(2));
    const order = Object.keys(told);
    expect(told).toMatchObject({ round: '1 of 4', phase: 'opening', story: '75', ownShip: 'H' });
    expect(order.indexOf('hand')).toBeLessThan(order.indexOf('row'));
    expect(order.indexOf('row')).toBeLessThan(order.indexOf('players'));
    expect(order.indexOf('players')).toBeLessThan(order.indexOf('places'));
    expect(told.hand).toHaveLength(8);
  });

  test('in the opening it is no one’s turn', () => {
    expect(read(fresh(3)).active).toBeUndefined();
  });

  test('no hand is called another’s: of others only cards that were seen', () => {
    const [own, other] = read(fresh(2)).players;
    expect(own?.knownHand).toEqual([]);
    expect(other).toMatchObject({ handSize: 8, knownHand: [] });
    const seen = position({ players: [{}, { hand: ['A07', 'A08'], shown: ['A08'] }] });
    expect(read(seen).players[1]).toMatchObject({ handSize: 2, knownHand: ['A08'] });
  });

  test('a spectator sees no hand', () => {
    const told = read(fresh(2), 'spectator');
    expect(told).toMatchObject({ hand: [], planned: [], objectives: [], ownShip: undefined });
  });

  test('influence is listed by nation, with the rank if there is one', () => {
    const [player] = read(given({ influence: [7, 1, 0] })).players;
    expect(player?.france).toMatch(/^7, rank [1-9]$/);
    expect(player).toMatchObject({ spain: 1, england: 0 });
  });

  test('an upgrade is open without discs and half open with one', () => {
    const [player] = read(given({ open: ['U2'], half: ['U5'] })).players;
    expect(player).toMatchObject({ upgrades: ['U2'], halfOpen: ['U5'], discsRemoved: 3 });
  });

  test('parts of the score are listed only when they count', () => {
    const { players } = read(fresh(2));
    expect(players.map(({ points }) => points)).toEqual([{}, {}]);
  });

  test('every quest is listed with its place, the next of the pile last', () => {
    const { quests } = read(fresh(2));
    expect(quests.length).toBeGreaterThan(3);
    expect(quests.at(-1)?.at).toBe('next of the pile');
    expect(quests.every(({ quest, at }) => quest !== '' && at !== '')).toBe(true);
  });

  test('a place says what is there: action, market, cube, ships and spies', () => {
    const { places } = read(given({ ship: '11', bought: ['A45'] }));
    const at = (id: string) => places.find(({ place }) => place === id);
    expect(at('11')).toMatchObject({ market: 'sugar, 0 of 1 taken', shipsHere: [0] });
    expect(at('6')).toMatchObject({ spiesHere: [0] });
    expect(at('2')?.action).toBe('village');
    expect(places.map(({ place }) => place)).not.toContain('9a');
  });

  test('the player who sails reads what lies ahead', () => {
    const told = read(given({ ship: '6' }));
    expect(told.phase).toBe('A: sailing');
    expect(told.ahead.map(({ place }) => place).slice(0, 3)).toEqual(['7', '8', '9']);
    expect(read(given({ ship: '6' }), 1).ahead).toEqual([]);
  });

  test('against Jeanne hers is the last column, with her name', () => {
    const { players, automaSeen, outcome } = read(fresh(1));
    expect(players.map(({ name }) => name)).toEqual([undefined, 'Jeanne']);
    expect(automaSeen).toEqual([]);
    expect(outcome).toBeUndefined();
  });
});

describe.each(LOCALES)('the names of a table without pictures in %s', (locale) => {
  const { view } = texts[locale];

  test('every part that is listed has a name', () => {
    const told = [fresh(1), fresh(4), given({ ship: '11' })].map((table) => read(table, 0, locale));
    const unnamed = new Set(told.flatMap(keysIn).filter((key) => !Object.hasOwn(view.fields, key)));
    expect([...unnamed]).toEqual([]);
  });

  test('a city tile is called by what it does', () => {
    const tiles = Object.keys(texts[locale].cityTiles);
    expect(tiles.filter((id) => (view.things?.[id] ?? id) === id)).toEqual([]);
  });

  test('no two pieces share an id: what is pointed at explains itself and nothing else', () => {
    const { cards, locations, cityTiles, explorerSpaces, quests, combatTokens, careers } = texts[locale];
    const { prestige, upgrades, legacy, stories, automaCards, pieces } = texts[locale];
    const ids = [cards, locations, cityTiles, explorerSpaces, quests, combatTokens, careers, prestige]
      .concat([upgrades, legacy, stories, automaCards, pieces])
      .flatMap((part) => Object.keys(part));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('a card to buy or to take says what it does', () => {
    const context = { seat: () => 'Anne' };
    const { moves, cards } = texts[locale];
    for (const id of Object.keys(cards)) {
      const [, ...does] = moves.buy({ kind: 'buy', card: id }, context).split(': ');
      expect(does.join(': '), id).toMatch(/^\p{Lu}.+\.$/u);
    }
  });

  test('planning says it only where planning is the question', () => {
    const { plan } = texts[locale].moves;
    const seat = () => 'Anne';
    const opening = plan({ kind: 'plan', card: 'A07' }, { seat, pending: { seat: 0, kind: 'opening-plan' } });
    const beside = plan(
      { kind: 'plan', card: 'A07' },
      { seat, pending: { seat: 0, kind: 'village', left: 1 } },
    );
    expect(opening.length).toBeGreaterThan(beside.length);
    expect(opening.startsWith(beside)).toBe(true);
  });
});
