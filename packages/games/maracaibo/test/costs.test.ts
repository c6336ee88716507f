import { describe, expect, test } from 'vitest';
import { createMaracaibo } from '../src/index.ts';
import { positions } from '../src/positions.ts';
import { changed } from './changed-content.ts';
import { showing } from './table.ts';

const pack = (quest: { readonly id: string; readonly [field: string]: unknown }) => changed('quests', quest);

describe('costs of a content pack', () => {
  test('MA-10.9: symbols may stand in any order', () => {
    const list = ['book', 'map', 'book'];
    const content = pack({ id: 'Q11', pay: [{ pay: 'items', items: list }] });
    const game = createMaracaibo(content, 'mixed', positions);
    const books = showing('book', 3);
    const maps = showing('map', 2, books);
    const state = game.position?.({
      players: [{ ship: '15', hand: [...books, ...maps] }, {}],
      phase: 'main',
      quests: { 15: ['Q11'] },
    }).state;
    if (state === undefined) throw new Error('no position');
    game.apply(state, 0, { kind: 'quest', quest: 'Q11' }, undefined);
    const asked: unknown[] = [];
    for (const card of [books[2] ?? '', maps[1] ?? '', books[0] ?? '']) {
      const [decision] = game.pending(state);
      asked.push(decision?.kind === 'pay' ? decision.wanted : decision?.kind);
      expect(game.whyNot(state, 0, { kind: 'pay', card })).toBeUndefined();
      game.apply(state, 0, { kind: 'pay', card }, undefined);
    }
    expect(asked).toEqual([list, ['map', 'book'], ['book']]);
    expect(game.view(state, 0).players[0]?.hand).toEqual([books[1], maps[0]]);
    expect(game.view(state, 0).players[0]?.quests).toEqual(['Q11']);
  });

  test('MA-10.9: items and goods at once are refused, as a card pays one symbol', () => {
    const both = [
      { pay: 'items', items: ['book'] },
      { pay: 'goods', goods: ['sugar'] },
    ];
    expect(() => pack({ id: 'Q11', pay: both })).toThrow('cards-once');
    const one = [
      { pay: 'doubloons', amount: 1 },
      { pay: 'items', items: ['book'] },
    ];
    expect(() => pack({ id: 'Q11', pay: one })).not.toThrow();
  });

  test('MA-27.6: an effect cannot offer to be paid with cards', () => {
    const pay = [{ pay: 'goods', goods: ['sugar'] }];
    const reward = [{ do: 'optionally', effect: { do: 'pay', cost: pay } }];
    expect(() => pack({ id: 'Q11', reward })).toThrow('Invalid type');
  });
});
