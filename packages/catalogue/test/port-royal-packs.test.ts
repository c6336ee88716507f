import { ContentPackError, hashOfContent } from '@captains-table/kernel';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  adventurerSchema,
  chapterSchema,
  eventSchema,
  storySchema,
  tableSchemas,
} from '../src/adventure/content-schema.ts';
import { cardSchema, contractSchema } from '../src/content-schema.ts';
import { applyContentPack } from '../src/content-pack.ts';
import { CONTENT } from '../src/built-in-content.ts';
import { createPortRoyal, portRoyal } from '../src/index.ts';
import { positions } from '../src/positions.ts';

const pack = (json: unknown) => applyContentPack([{ name: 'mine.json', json }]);
const base = (content: ReturnType<typeof pack>, id: string) =>
  content.cards.base.find((card) => card.id === id);

describe('our own content', () => {
  test('fits the schema of a content pack', () => {
    const cards = Object.values(CONTENT.cards).flat();
    expect(cards.filter((card) => !v.is(cardSchema, card))).toEqual([]);
    expect(CONTENT.contracts.filter((contract) => !v.is(contractSchema, contract))).toEqual([]);
    const { adventurers, events, stories, chapters } = CONTENT.adventure;
    expect(adventurers.filter((adventurer) => !v.is(adventurerSchema, adventurer))).toEqual([]);
    expect(events.filter((event) => !v.is(eventSchema, event))).toEqual([]);
    expect(stories.filter((story) => !v.is(storySchema, story))).toEqual([]);
    expect(chapters.filter((chapter) => !v.is(chapterSchema, chapter))).toEqual([]);
    const tables = Object.entries(tableSchemas) as [keyof typeof tableSchemas, v.GenericSchema][];
    expect(tables.filter(([name, schema]) => !v.is(schema, CONTENT.adventure[name]))).toEqual([]);
  });
});

describe('a content pack', () => {
  test('changes single fields and leaves the rest', () => {
    const content = pack({
      game: 'port-royal',
      set: 'base',
      cards: [{ id: 'base-jester-01', cost: 6, source: 'published' }],
    });
    expect(base(content, 'base-jester-01')).toMatchObject({ cost: 6, influence: 1, type: 'jester' });
    expect(content.cards.base).toHaveLength(CONTENT.cards.base.length);
    expect(base(CONTENT, 'base-jester-01')).toMatchObject({ cost: 5 });
  });

  test('adds and removes cards and contracts', () => {
    const ship = {
      id: 'my-ship',
      kind: 'ship',
      colour: 'red',
      coins: 2,
      sabres: 'skull',
      source: 'published',
    };
    const content = applyContentPack([
      {
        name: 'a.json',
        json: { game: 'port-royal', set: 'base', cards: [ship], remove: ['base-jester-01'] },
      },
      { name: 'b.json', json: { game: 'port-royal', set: 'contracts', remove: ['ransom'] } },
    ]);
    expect(base(content, 'my-ship')).toEqual(ship);
    expect(base(content, 'base-jester-01')).toBeUndefined();
    expect(content.contracts).toHaveLength(CONTENT.contracts.length - 1);
  });

  test.each([
    ['[]', 'mine.json: it is not a JSON object'],
    ['{"game": "port-royal", "set": "chess"}', 'mine.json: field "set"'],
    [
      '{"game": "port-royal", "set": "base", "cards": [{"id": "base-jester-01", "cost": "six"}]}',
      'mine.json: card "base-jester-01": field "cost"',
    ],
    [
      '{"game": "port-royal", "set": "base", "cards": [{"id": "base-jester-01", "price": 6}]}',
      'mine.json: card "base-jester-01": field "price"',
    ],
    [
      '{"game": "port-royal", "set": "base", "cards": [{"id": "new", "kind": "ship"}]}',
      'mine.json: card "new": field "colour"',
    ],
    ['{"game": "port-royal", "set": "base", "cards": [{"cost": 6}]}', 'mine.json: field "cards.0.id"'],
    [
      '{"game": "port-royal", "set": "contracts", "contracts": [{"id": "jinx", "slots": [1]}]}',
      'mine.json: contract "jinx": field "slots"',
    ],
    [
      '{"game": "port-royal", "set": "base", "remove": ["nobody"]}',
      'mine.json: remove: there is no card or contract "nobody"',
    ],
  ])('%s is refused: %s', (json, message) => {
    expect(() => pack(JSON.parse(json))).toThrow(message);
    expect(() => pack(JSON.parse(json))).toThrow(ContentPackError);
  });

  test('one card cannot be in two sets', () => {
    const ship = {
      id: 'base-ship-red-01',
      kind: 'ship',
      colour: 'red',
      coins: 1,
      sabres: 1,
      source: 'published',
    };
    expect(() => pack({ game: 'port-royal', set: 'gambler', cards: [ship] })).toThrow('in two sets');
  });

  test('makes a game with a rules version of its own', () => {
    const content = pack({ game: 'port-royal', set: 'base', cards: [{ id: 'base-sailor-01', cost: 0 }] });
    const game = createPortRoyal(content, hashOfContent(content), positions);
    expect(game.meta.rulesVersion).toMatch(/^2\+[0-9a-f]{12}$/);
    expect(game.meta.rulesVersion).not.toBe(portRoyal.meta.rulesVersion);
    const state = game.position?.({
      players: [{ coins: 0 }, {}],
      harbour: ['sailor 0'],
      phase: 'trade',
    }).state;
    if (state === undefined) throw new Error('no position');
    expect(game.legal(state, 0)).toContainEqual({ kind: 'recruit', card: 'base-sailor-01' });
  });
});
