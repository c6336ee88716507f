import { ContentPackError, hashOfContent } from '@captains-table/kernel';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { packBox } from '../src/box.ts';
import { applyContentPack } from '../src/content-pack.ts';
import * as schemas from '../src/content-schema.ts';
import { CONTENT, WRITTEN } from '../src/built-in-content.ts';
import { createMaracaibo, maracaibo } from '../src/index.ts';
import { tracksSchema } from '../src/track-schema.ts';

const pack = (json: unknown) => applyContentPack([{ name: 'mine.json', json }]);
const piece = <T extends { readonly id: string }>(list: readonly T[], id: string) =>
  list.find((entry) => entry.id === id);

describe('our own content', () => {
  test.each([
    ['cards', schemas.cardSchema, WRITTEN.cards],
    ['locations', schemas.locationSchema, WRITTEN.locations],
    ['routes', schemas.routeSchema, WRITTEN.routes],
    ['cityTiles', schemas.cityTileSchema, WRITTEN.cityTiles],
    ['combatTokens', schemas.combatTokenSchema, WRITTEN.combatTokens],
    ['quests', schemas.questSchema, WRITTEN.quests],
    ['prestige', schemas.prestigeSchema, WRITTEN.prestige],
    ['upgrades', schemas.upgradeSchema, WRITTEN.upgrades],
    ['careers', schemas.careerSchema, [...WRITTEN.careers, ...WRITTEN.armadaCareers]],
    ['legacy', schemas.legacySchema, WRITTEN.legacy],
    ['classic', schemas.classicSchema, WRITTEN.classic],
    ['tracks', tracksSchema, [WRITTEN.tracks]],
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
      quests: [{ id: 'Q03', perCompass: { gain: 'points', amount: 2 } }],
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
      cost: { doubloons: 3, spyTo: '9' },
      points: 1,
      good: 'corn',
      item: 'map',
      effects: [
        {
          kind: 'spyAction',
          effect: [
            { do: 'gainDoubloons', amount: 2 },
            { do: 'explore', amount: 3 },
          ],
        },
        { kind: 'immediate', effect: [{ do: 'gainCombatPoints', amount: 2 }] },
        { kind: 'income', track: 'points', amount: 2, with: 'crown' },
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
      '{"game": "maracaibo", "cards": [{"id": "A10", "effects": [{"kind": "immediate", "effect": [{"do": "fly"}]}]}]}',
      'mine.json: card "A10": field "effects.0.effect.0.do"',
    ],
    [
      '{"game": "maracaibo", "quests": [{"id": "Q03", "reward": [{"do": "scorePoints", "n": 2}]}]}',
      'mine.json: quest "Q03": field "reward.0.amount"',
    ],
    [
      '{"game": "maracaibo", "cards": [{"id": "A10", "cost": {"doubloons": 4, "spyTo": "33"}}]}',
      'mine.json: card "A10": field "cost.spyTo": there is no location "33"',
    ],
    [
      '{"game": "maracaibo", "remove": ["L5"]}',
      'mine.json: story card "76": field "tiles.2": there is no legacy tile "L5"',
    ],
  ])('%s is refused: %s', (json, message) => {
    expect(() => pack(JSON.parse(json))).toThrow(message);
    expect(() => pack(JSON.parse(json))).toThrow(ContentPackError);
  });

  test('makes a game with a rules version of its own', () => {
    const content = pack({ game: 'maracaibo', cards: [{ id: 'A10', points: 4 }] });
    const game = createMaracaibo(content, hashOfContent(content));
    expect(game.meta.rulesVersion).toMatch(/^\d+\+[0-9a-f]{12}$/);
    expect(game.meta.rulesVersion).not.toBe(maracaibo.meta.rulesVersion);
    expect(hashOfContent(content)).not.toBe(hashOfContent(CONTENT));
  });
});
