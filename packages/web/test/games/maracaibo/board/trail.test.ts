import { describe, expect, test } from 'vitest';
import { meansVillage } from '../../../../src/games/maracaibo/board/go-on.ts';
import type { Event, Move } from '../../../../src/games/maracaibo/board/table.ts';
import { deedsOfTurn, villageActionNow } from '../../../../src/games/maracaibo/board/trail.ts';
import { tableIn } from '../table.ts';

const sailed: Event = { key: 'sailed', seat: 0, from: '9', at: '10', points: 1 };
const batch = (moves: number, ...events: readonly Event[]) => ({ moves, events });

describe('what led to a decision', () => {
  const table = tableIn({ players: [{ ship: '10' }, {}] });
  const batches = [
    batch(3, { key: 'sailed', seat: 0, from: 'H', at: '9', points: 7 }),
    batch(4, { key: 'sailed', seat: 1, from: 'H', at: '4', points: 4 }),
    batch(5, sailed),
    batch(6, { key: 'delivered', seat: 0, card: 'A13', at: '10' }),
    batch(7, { key: 'village-action', seat: 0, action: 'VA2' }, { key: 'doubloons', seat: 0, n: 1 }),
  ];

  test('begins with the last voyage, each part with the moves that stood then', () => {
    expect(deedsOfTurn(batches, table)).toEqual([
      { words: 'Caracas', moves: 5 },
      { words: 'delivered sugar', moves: 6 },
    ]);
    expect(deedsOfTurn([], table)).toEqual([]);
  });

  test('a village action is named by its number', () => {
    const pending = { seat: 0, kind: 'village', left: 2 } as const;
    expect(villageActionNow(batches, { ...table, pending })).toEqual({ now: 2, of: 3 });
    expect(villageActionNow(batches, table)).toBeUndefined();
  });
});

describe('a ship that has stopped at a village', () => {
  const table = tableIn({ players: [{ ship: '9' }, {}], phase: 'main' });
  const legal: readonly Move[] = [{ kind: 'village' }, { kind: 'done' }, { kind: 'plan', card: 'A13' }];
  const stopped = { ...table, legal, latest: { ...table.latest, number: 1, events: [sailed] } };

  test('takes its village actions where nothing else can be meant', () => {
    expect(meansVillage(stopped)).toBe(true);
    expect(meansVillage({ ...stopped, legal: [...legal, { kind: 'quest', quest: 'Q07' }] })).toBe(false);
    expect(meansVillage({ ...stopped, mine: false })).toBe(false);
  });

  test('waits when the voyage was not just now, as after an undo', () => {
    expect(meansVillage({ ...stopped, latest: { ...table.latest, number: 1 } })).toBe(false);
  });
});
