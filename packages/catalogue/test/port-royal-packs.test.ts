import { ContentPackError, hashOfContent } from '@captains-table/kernel';
import type { Content } from '@captains-table/port-royal';
import { createPortRoyal, portRoyal } from '@captains-table/port-royal';
import { pieces } from '@captains-table/port-royal/pieces';
import { positions } from '@captains-table/port-royal/positions';
import { CONTENT } from '@captains-table/port-royal/rules';
import { describe, expect, test } from 'vitest';
import { applyPacks } from '../src/packs.ts';
import { resolvePack } from '../src/pieces/index.ts';

/** The game's own content, as tables complete it: a pack that leaves the figures alone makes content without them. */
const packed = async (...files: readonly unknown[]): Promise<Content> => {
  const [made] = await applyPacks(files.map((json, i) => ({ name: `${'ab'[i]}.json`, json })));
  // A pack of this game makes content of this game.
  return { ...CONTENT, ...(made?.content as Partial<Content> | undefined) };
};
const pack = (json: unknown): Promise<Content> => packed(json);
const base = (content: Content, id: string) => content.cards.base.find((card) => card.id === id);

test('our own content fits the schemas of a content pack', () => {
  const { figures: _, ...withoutFigures } = CONTENT;
  const json = { game: 'port-royal', ...pieces.ours };
  expect(resolvePack(pieces, [{ name: 'ours.json', json }])).toMatchObject({
    problems: [],
    made: { hash: hashOfContent(withoutFigures) },
  });
});

const RED_SHIP = { kind: 'ship', colour: 'red', source: 'published' };

describe('a content pack', () => {
  test('changes single fields and leaves the rest', async () => {
    const content = await pack({
      game: 'port-royal',
      set: 'base',
      cards: [{ id: 'base-jester-01', cost: 6, source: 'published' }],
    });
    expect(base(content, 'base-jester-01')).toMatchObject({ cost: 6, influence: 1, type: 'jester' });
    expect(content.cards.base).toHaveLength(CONTENT.cards.base.length);
    expect(base(CONTENT, 'base-jester-01')).toMatchObject({ cost: 5 });
  });

  test('adds and removes cards and contracts', async () => {
    const ship = { ...RED_SHIP, id: 'my-ship', coins: 2, sabres: 'skull' };
    const content = await packed(
      { game: 'port-royal', set: 'base', cards: [ship], remove: ['base-jester-01'] },
      { game: 'port-royal', set: 'contracts', remove: ['ransom'] },
    );
    expect(base(content, 'my-ship')).toEqual(ship);
    expect(base(content, 'base-jester-01')).toBeUndefined();
    expect(content.contracts).toHaveLength(CONTENT.contracts.length - 1);
  });

  test.each([
    ['[]', 'a.json: field "game": it must be one of'],
    ['{"game": "port-royal", "set": "chess"}', 'a.json: field "set"'],
    [
      '{"game": "port-royal", "set": "base", "cards": [{"id": "base-jester-01", "cost": "six"}]}',
      'a.json: card "base-jester-01": field "cost"',
    ],
    [
      '{"game": "port-royal", "set": "base", "cards": [{"id": "base-jester-01", "price": 6}]}',
      'a.json: card "base-jester-01": field "price"',
    ],
    [
      '{"game": "port-royal", "set": "base", "cards": [{"id": "new", "kind": "ship"}]}',
      'a.json: card "new": field "colour"',
    ],
    ['{"game": "port-royal", "set": "base", "cards": [{"cost": 6}]}', 'a.json: field "cards.0.id"'],
    [
      '{"game": "port-royal", "set": "contracts", "contracts": [{"id": "jinx", "slots": [1]}]}',
      'a.json: contract "jinx": field "slots"',
    ],
    [
      '{"game": "port-royal", "set": "base", "remove": ["nobody"]}',
      'a.json: remove: there is no piece "nobody"',
    ],
  ])('%s is refused: %s', async (json, message) => {
    await expect(pack(JSON.parse(json))).rejects.toThrow(message);
    await expect(pack(JSON.parse(json))).rejects.toThrow(ContentPackError);
  });

  test('one card cannot be in two sets', async () => {
    const ship = { ...RED_SHIP, id: 'base-ship-red-01', coins: 1, sabres: 1 };
    await expect(pack({ game: 'port-royal', set: 'gambler', cards: [ship] })).rejects.toThrow('in two sets');
  });

  test('makes a game with a rules version of its own', async () => {
    const content = await pack({
      game: 'port-royal',
      set: 'base',
      cards: [{ id: 'base-sailor-01', cost: 0 }],
    });
    const game = createPortRoyal(content, hashOfContent(content), positions);
    expect(game.meta.rulesVersion).toMatch(/^2\+[0-9a-f]{32}$/);
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
