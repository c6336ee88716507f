import type { Move, Position } from '@captains-table/maracaibo';
import { describe, expect, test } from 'vitest';
import { combatOf } from '../../../../src/games/maracaibo/combat/combat.ts';
import type { Played } from './table.ts';
import { CITY, FIGHT, played } from './table.ts';

const fight = (rest: Partial<Position>, moves: readonly Move[] = [], me: Position['players'][number] = {}) =>
  played({ players: [{ ship: '11', ...me }, {}], ...FIGHT, ...rest }, [CITY, ...moves]);

const seen = (table: Played) => combatOf(table, table.happened);

describe('the combat under way', () => {
  test('no one fights', () => {
    expect(seen(played({ players: [{}, {}] }))).toBeUndefined();
  });

  test('the token is shown, with a value for each nation until one is chosen', () => {
    const tokens = ['TK13'];
    const cubes = { 1: 'france', 4: 'france' };
    expect(seen(fight({ tokens, cubes }))).toMatchObject({
      seat: 0,
      token: 'TK13',
      modifier: 'mostCubes',
      nation: undefined,
      value: undefined,
      rows: [{ nation: 'france', value: 4 }, { nation: 'spain' }, { nation: 'england' }],
    });
    expect(seen(fight({ tokens, cubes }, [{ kind: 'fight-for', nation: 'france' }]))).toMatchObject({
      nation: 'france',
      value: 4,
    });
  });

  test('while a flag’s bonus is chosen, nation and value are still known', () => {
    const table = fight({ tokens: ['TK04'], cubes: {} }, [
      { kind: 'fight-for', nation: 'france' },
      { kind: 'take-city', at: '5' },
    ]);
    expect(table.pending?.kind).toBe('disc');
    expect(seen(table)).toMatchObject({ nation: 'france', value: 1 });
  });
});
