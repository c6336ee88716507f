/** How the policy rates missions. */
import { must } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../src/index.ts';
import type { Move } from '../../src/index.ts';
import { createPolicy } from '../../src/policy/index.ts';
import type { TestTable } from '../table.ts';
import { given } from '../table.ts';
import { COOPERATIVE } from './table.ts';

const policy = createPolicy(CONTENT);

function choice({ state, seat, legal }: TestTable): Move {
  const ratings = policy.rate(state, seat, legal);
  return must(legal[ratings.indexOf(Math.max(...ratings))]);
}

describe('by the policy', () => {
  const chapter5 = { options: { ...COOPERATIVE, chapter: '5' }, missions: ['50'], phase: 'trade' } as const;

  test('the richest of a group saves for a tax while mission 50 is open', () => {
    const harbour = ['admiral 5', 'blue 2/2'];
    const rich = given({ ...chapter5, harbour, players: [{ coins: 9 }, {}] });
    expect(choice(rich).kind).toBe('trade');
    const poor = given({ ...chapter5, harbour, players: [{ coins: 9 }, { coins: 12 }] });
    expect(choice(poor).kind).toBe('recruit');
    const done = given({ ...chapter5, harbour, completed: { 50: [1] }, players: [{ coins: 9 }, {}] });
    expect(choice(done).kind).toBe('recruit');
  });

  test('a ship that a mission asks for is kept, not repelled and not sold', () => {
    const players = [{ persons: ['pirate 5'] }, {}];
    const gate = given({ options: COOPERATIVE, missions: ['10'], players, deck: ['ares book'] }).draw();
    expect(choice(gate).kind).toBe('let-in');
    const trade = given({
      options: COOPERATIVE,
      missions: ['10'],
      players,
      phase: 'trade',
      harbour: ['ares book'],
    });
    expect(choice(trade).kind).toBe('keep');
  });

  test('a group turns over more cards than rivals do, so that all of them find something', () => {
    const position = { players: [{}, {}, {}, {}], harbour: ['blue 2/2', 'sailor 3'] };
    expect(choice(given({ ...position, options: COOPERATIVE })).kind).toBe('draw');
  });

  test('the chance of a group falls with the turns that are left', () => {
    const position = { options: COOPERATIVE, missions: ['10', '11'], players: [{ coins: 3 }, { coins: 3 }] };
    const early = given({ ...position, events: ['event-fair-wind', 'event-alms', 'event-market-day'] });
    const late = given({ ...position, events: [] });
    expect(must(policy.value(late.state)[0])).toBeLessThan(must(policy.value(early.state)[0]));
  });
});
