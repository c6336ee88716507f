import { ContentPackError, hashOfContent } from '@captains-table/kernel';
import { createMaracaibo, maracaibo } from '@captains-table/maracaibo';
import type { Content } from '@captains-table/maracaibo';
import { pieces } from '@captains-table/maracaibo/pieces';
import { CONTENT } from '@captains-table/maracaibo/rules';
import { describe, expect, test } from 'vitest';
import { packBox } from '../../games/maracaibo/src/box.ts';
import { applyPacks } from '../src/packs.ts';
import { resolvePack } from '../src/pieces/index.ts';

const pack = async (json: unknown): Promise<Content> =>
  (await applyPacks([{ name: 'mine.json', json }]))[0]?.content as Content;
const piece = <T extends { readonly id: string }>(list: readonly T[], id: string) =>
  list.find((entry) => entry.id === id);

test('our own content fits the schemas of a content pack', () => {
  const { figures: _, ...withoutFigures } = CONTENT;
  expect(resolvePack(pieces, [{ name: 'ours.json', json: { game: 'maracaibo', ...whole() } }])).toMatchObject(
    {
      problems: [],
      made: { hash: hashOfContent(withoutFigures) },
    },
  );
});

/** Everything in our box, as a pack would write it. */
function whole(): object {
  const { ours } = pieces;
  const group = (name: string) =>
    Object.fromEntries(
      Object.entries(ours).flatMap(([id, value]) =>
        id.startsWith(`${name}.`) ? [[id.slice(name.length + 1), value]] : [],
      ),
    );
  const plain = Object.entries(ours).filter(([id]) => !id.includes('.'));
  return { ...Object.fromEntries(plain), tracks: group('tracks'), jeanne: group('jeanne') };
}

describe('a content pack', () => {
  test('changes single fields and leaves the rest', async () => {
    const content = await pack({
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

  test('names a card as it is printed, in any language', async () => {
    const content = await pack({ game: 'maracaibo', cards: [{ id: 'A10', title: 'L’hôte du port (II)' }] });
    expect(piece(content.cards, 'A10')?.title).toBe('L’hôte du port (II)');
    await expect(pack({ game: 'maracaibo', cards: [{ id: 'A10', title: 'Inn & Co' }] })).rejects.toThrow(
      'card "A10": field "title"',
    );
  });

  test('adds a card as data alone: the box knows what it does', async () => {
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
    const box = packBox(await pack({ game: 'maracaibo', cards: [card] }));
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

  test('replaces whole tracks and removes pieces', async () => {
    const content = await pack({
      game: 'maracaibo',
      tracks: { pointIncome: { start: 0, last: 15, source: 'published' } },
      remove: ['TK25'],
    });
    expect(content.tracks.pointIncome.last).toBe(15);
    expect(content.tracks.combatPoints).toEqual(CONTENT.tracks.combatPoints);
    expect(content.combatTokens).toHaveLength(CONTENT.combatTokens.length - 1);
  });

  test('says so where a figure of the set-up would have no effect', async () => {
    const setup = { ...CONTENT.tracks.setup, kept: 5 };
    await expect(pack({ game: 'maracaibo', tracks: { setup } })).rejects.toThrow(
      'tracks: field "setup.kept" (Figures of the set-up, cards kept): it must be 4: the rules count on it',
    );
  });

  test.each([
    ['[]', 'mine.json: field "game": it must be one of'],
    ['{"game": "chess"}', 'mine.json: field "game"'],
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
      '{"game": "maracaibo", "quests": [{"id": "Q11", "pay": [{"pay": "items", "items": ["book"]}, {"pay": "goods", "goods": ["sugar"]}]}]}',
      'mine.json: quest "Q11": field "pay" (to pay): only one part of a cost can be paid with cards',
    ],
    [
      '{"game": "maracaibo", "quests": [{"id": "Q11", "reward": [{"do": "optionally", "effect": {"do": "pay", "cost": [{"pay": "goods", "goods": ["sugar"]}]}}]}]}',
      'mine.json: quest "Q11": field "reward.0.effect.cost.0.pay" (reward 1, effect, cost 1, to pay): it must be one of: doubloons, combatPoints, spies, movement',
    ],
    [
      '{"game": "maracaibo", "cards": [{"id": "A10", "cost": {"doubloons": 4, "spyTo": "33"}}]}',
      'mine.json: card "A10": field "cost.spyTo" (cost, where a spy goes): there is no location "33"',
    ],
    [
      '{"game": "maracaibo", "remove": ["L5"]}',
      'mine.json: story card "76": field "tiles.2": there is no legacy tile "L5"',
    ],
  ])('%s is refused: %s', async (json, message) => {
    await expect(pack(JSON.parse(json))).rejects.toThrow(message);
    await expect(pack(JSON.parse(json))).rejects.toThrow(ContentPackError);
  });

  test('makes a game with a rules version of its own', async () => {
    const content = await pack({ game: 'maracaibo', cards: [{ id: 'A10', points: 4 }] });
    const game = createMaracaibo(content, hashOfContent(content));
    expect(game.meta.rulesVersion).toMatch(/^\d+\+[0-9a-f]{32}$/);
    expect(game.meta.rulesVersion).not.toBe(maracaibo.meta.rulesVersion);
    expect(hashOfContent(content)).not.toBe(hashOfContent(CONTENT));
  });
});
