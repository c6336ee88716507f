import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { packBox } from '../src/box.ts';
import { applyContentPack, ContentPackError, packVersion } from '../src/content-pack.ts';
import * as schemas from '../src/content-schema.ts';
import { CONTENT } from '../src/content.ts';
import { createMaracaibo, maracaibo } from '../src/index.ts';
import { tracksSchema } from '../src/track-schema.ts';

const pack = (json: unknown) => applyContentPack([{ name: 'mine.json', json }]);
const piece = <T extends { readonly id: string }>(list: readonly T[], id: string) =>
  list.find((entry) => entry.id === id);

describe('our own content', () => {
  test.each([
    ['cards', schemas.cardSchema, CONTENT.cards],
    ['codes', schemas.codeSchema, CONTENT.codes],
    ['locations', schemas.locationSchema, CONTENT.locations],
    ['routes', schemas.routeSchema, CONTENT.routes],
    ['cityTiles', schemas.cityTileSchema, CONTENT.cityTiles],
    ['combatTokens', schemas.combatTokenSchema, CONTENT.combatTokens],
    ['quests', schemas.questSchema, CONTENT.quests],
    ['prestige', schemas.prestigeSchema, CONTENT.prestige],
    ['upgrades', schemas.upgradeSchema, CONTENT.upgrades],
    ['careers', schemas.careerSchema, [...CONTENT.careers, ...CONTENT.armadaCareers]],
    ['legacy', schemas.legacySchema, CONTENT.legacy],
    ['classic', schemas.classicSchema, CONTENT.classic],
    ['tracks', tracksSchema, [CONTENT.tracks]],
  ])('%s fit the schema of a content pack', (_name, schema, list) => {
    for (const entry of list) v.parse(schema, entry);
    expect(list).not.toEqual([]);
  });
});

describe('a content pack', () => {
  test('changes single fields and leaves the rest', () => {
    const content = pack({
      game: 'maracaibo',
      cards: [{ id: 'A10', points: 4, source: 'published' }],
      quests: [{ id: 'Q03', perCompass: { what: 'points', n: 2 } }],
    });
    expect(piece(content.cards, 'A10')).toMatchObject({ points: 4, title: 'mercenary', source: 'published' });
    expect(piece(content.quests, 'Q03')).toMatchObject({ pay: [{ op: 'combatPoints', n: 1 }] });
    expect(content.cards).toHaveLength(CONTENT.cards.length);
    expect(piece(CONTENT.cards, 'A10')).toMatchObject({ points: 3 });
    expect(packBox(content).cards[9]?.points).toBe(4);
  });

  test('adds a card as data alone: the box knows what it does', () => {
    const card = {
      id: 'my-card',
      deck: 'B',
      title: 'my-card',
      cost: [
        { code: 'PC1', x: 3 },
        { code: 'PC2', location: '9' },
      ],
      points: 1,
      good: 'corn',
      item: 'map',
      effects: [
        { code: 'SA10' },
        { code: 'IM15', x: 2 },
        { code: 'IN3', synergy: 'crown', track: 'points', x: 2 },
      ],
      source: 'published',
    };
    const box = packBox(pack({ game: 'maracaibo', cards: [card] }));
    expect(piece(box.cards, 'my-card')).toMatchObject({
      price: 3,
      spyTo: 9,
      immediate: { op: 'combatPoints', n: 2 },
      spyAction: {
        op: 'seq',
        of: [
          { op: 'doubloons', n: 2 },
          { op: 'explore', n: 3 },
        ],
      },
      lateIncome: [{ synergy: 2, track: 'points', x: 2 }],
    });
  });

  test('replaces whole tracks and removes pieces', () => {
    const content = pack({
      game: 'maracaibo',
      tracks: { pointIncome: { start: 0, last: 15, source: 'published' } },
      remove: ['TK25'],
    });
    expect(content.tracks.pointIncome.last).toBe(15);
    expect(content.tracks.combatPoints).toEqual(CONTENT.tracks.combatPoints);
    expect(content.combatTokens).toHaveLength(CONTENT.combatTokens.length - 1);
  });

  test.each([
    ['[]', 'mine.json: it is not a JSON object'],
    ['{"game": "port-royal"}', 'mine.json: field "game"'],
    ['{"game": "maracaibo", "ships": []}', 'mine.json: field "ships"'],
    ['{"game": "maracaibo", "cards": [{"points": 1}]}', 'mine.json: field "cards.0.id"'],
    [
      '{"game": "maracaibo", "cards": [{"id": "A10", "points": "x"}]}',
      'mine.json: card "A10": field "points"',
    ],
    ['{"game": "maracaibo", "cards": [{"id": "A10", "price": 4}]}', 'mine.json: card "A10": field "price"'],
    ['{"game": "maracaibo", "quests": [{"id": "Q99"}]}', 'mine.json: quest "Q99": field "pay"'],
    ['{"game": "maracaibo", "tracks": {"cubes": {"slots": 7}}}', 'mine.json: tracks: field "cubes.slots"'],
    ['{"game": "maracaibo", "remove": ["nothing"]}', 'mine.json: remove: there is no piece "nothing"'],
    [
      '{"game": "maracaibo", "cards": [{"id": "A10", "effects": [{"code": "IM99"}]}]}',
      'no code IM99 in the vocabulary',
    ],
    [
      '{"game": "maracaibo", "cards": [{"id": "A10", "cost": [{"code": "PC2", "location": "33"}]}]}',
      '33 is none of',
    ],
  ])('%s is refused: %s', (json, message) => {
    expect(() => pack(JSON.parse(json))).toThrow(message);
    expect(() => pack(JSON.parse(json))).toThrow(ContentPackError);
  });

  test('makes a game with a rules version of its own', () => {
    const content = pack({ game: 'maracaibo', cards: [{ id: 'A10', points: 4 }] });
    const game = createMaracaibo(content, packVersion(content));
    expect(game.meta.rulesVersion).toMatch(/^\d+\+[0-9a-f]{12}$/);
    expect(game.meta.rulesVersion).not.toBe(maracaibo.meta.rulesVersion);
    expect(packVersion(content)).not.toBe(packVersion(CONTENT));
  });
});
