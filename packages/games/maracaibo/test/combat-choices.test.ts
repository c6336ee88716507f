import { describe, expect, test } from 'vitest';
import { createMaracaibo } from '../src/index.ts';
import { positions } from '../src/positions.ts';
import { changed } from './changed-content.ts';
import { given } from './table.ts';

describe('the treasure fleet', () => {
  const fight = () =>
    given(
      { ship: '11', combatPoints: 8, spies: 5, doubloons: 2 },
      { phase: 'main', legacy: ['L6'], tokens: ['TK01'] },
    ).play(
      { kind: 'city' },
      { kind: 'fight-for', nation: 'france' },
      ...Array.from({ length: 5 }, () => ({ kind: 'boost', with: 'point' }) as const),
    );

  test('MA-24.8: the player chooses the space for 10 or the one for 11', () => {
    expect(fight().options('treasure-fleet')).toEqual(['10', '11']);
    const dear = fight().play({ kind: 'treasure-fleet', value: 11 });
    expect(dear.decision).toMatchObject({ value: 0 });
    expect(dear.view().fleet).toEqual(['', 'france']);
    expect(dear.me()).toMatchObject({ influence: [3, 0, 0], doubloons: 8 });
    const cheap = fight().play({ kind: 'treasure-fleet', value: 10 });
    expect(cheap.decision).toMatchObject({ value: 1 });
    expect(cheap.view().fleet).toEqual(['france', '']);
    expect(cheap.whyNot({ kind: 'treasure-fleet', value: 10 })?.rule).toBe('MA-24.8');
    expect(cheap.whyNot({ kind: 'treasure-fleet', value: 11 })).toEqual({
      code: 'action-used',
      rule: 'MA-6.12',
    });
    expect(cheap.whyNot({ kind: 'treasure-fleet', value: 12 })?.rule).toBe('MA-24.8');
  });
});

describe('a token whose rows all cost doubloons', () => {
  const content = changed('combatTokens', {
    id: 'TK01',
    rows: [5, 6, 7].map((value) => ({ value, pay: 2 })),
  });
  const game = createMaracaibo(content, 'dear', positions);
  const fight = (doubloons: number) => {
    const state = game.position?.({
      players: [{ ship: '11', doubloons }, {}],
      phase: 'main',
      tokens: ['TK01'],
    }).state;
    if (state === undefined) throw new Error('no position');
    game.apply(state, 0, { kind: 'city' }, undefined);
    return state;
  };

  test('MA-6.2: a player who can pay for none ends the combat and keeps the token', () => {
    const state = fight(1);
    expect(game.legal(state, 0)).toEqual([{ kind: 'done' }]);
    game.apply(state, 0, { kind: 'done' }, undefined);
    expect(game.view(state, 0).players[0]?.combatTokens).toEqual(['TK01']);
    expect(game.pending(state)[0]?.kind).not.toBe('fight-for');
  });

  test('MA-6.2: a player who can pay must choose', () => {
    const kinds = new Set(game.legal(fight(2), 0).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['fight-for']);
  });
});
