import { describe, expect, it } from 'vitest';
import { bracketOf, champions, goesOn, ownState } from '../../src/clubs/cup-progress.ts';
import { cupOf } from './cups.ts';

const running = { table: 't1', invite: 'i1', entrants: [0, 1] };
const over = { table: 't1', entrants: [0, 1], places: [1, 2] };

describe('what an entrant waits for', () => {
  it('is their own table while it is played', () => {
    const cup = cupOf(2, { rounds: [{ tables: [running] }], you: { entrant: 1 } });
    expect(ownState(cup)).toEqual({ is: 'playing', table: running });
  });

  it('is nothing yet while their table is being made', () => {
    const { invite: _, ...unmade } = running;
    const cup = cupOf(2, { rounds: [{ tables: [unmade] }], you: { entrant: 1 } });
    expect(ownState(cup)).toBeUndefined();
  });

  it('is the next round once their game is over, at its date where it has one', () => {
    const rounds = [{ tables: [over, { table: 't2', entrants: [2, 3] }] }];
    expect(ownState(cupOf(4, { rounds, you: { entrant: 1 } }))).toEqual({ is: 'waiting' });
    const dated = cupOf(4, { rounds, you: { entrant: 1 }, nextRoundAt: 7 });
    expect(ownState(dated)).toEqual({ is: 'waiting', until: 7 });
  });

  it('is nothing in a round without an opponent', () => {
    const cup = cupOf(3, { rounds: [{ tables: [running], byes: [2] }], you: { entrant: 2 } });
    expect(ownState(cup)).toEqual({ is: 'bye' });
  });

  it('is nothing any more for the loser of a knock-out, and the next round for its winner', () => {
    const rounds = [{ tables: [over, { table: 't2', entrants: [2, 3] }] }];
    const settings = { form: 'knockout' } as const;
    expect(ownState(cupOf(4, { settings, rounds, you: { entrant: 1 } }))).toEqual({ is: 'out' });
    expect(ownState(cupOf(4, { settings, rounds, you: { entrant: 0 } }))).toEqual({ is: 'waiting' });
  });

  it('is nothing for those who have withdrawn, and for those who only follow', () => {
    const cup = cupOf(4, { rounds: [{ tables: [over] }] });
    const entrants = cup.entrants.map((entrant, number) =>
      number === 1 ? { ...entrant, withdrawn: true as const } : entrant,
    );
    expect(ownState({ ...cup, entrants, you: { entrant: 1 } })).toEqual({ is: 'withdrawn' });
    expect(ownState(cup)).toBeUndefined();
    expect(ownState({ ...cup, status: 'over', you: { entrant: 0 } })).toBeUndefined();
  });
});

describe('who goes on', () => {
  it('is the winner, the one who sat further back where both are first, and nobody where both gave up', () => {
    const entrants = [4, 9];
    expect(goesOn({ entrants, places: [2, 1] })).toBe(9);
    expect(goesOn({ entrants, places: [1, 1] })).toBe(9);
    expect(goesOn({ entrants, places: [1, 0] })).toBe(4);
    expect(goesOn({ entrants, places: [0, 2] })).toBe(9);
    expect(goesOn({ entrants, places: [0, 0] })).toBeUndefined();
  });
});

describe('a bracket', () => {
  const knockout = { settings: { form: 'knockout' } } as const;

  it('shows who has come through, and leaves room for those to come', () => {
    // Of three, the first has no opponent.
    const cup = cupOf(3, {
      ...knockout,
      rounds: [{ byes: [0], tables: [{ table: 't', entrants: [1, 2], places: [2, 1] }] }],
    });
    const [first, final] = bracketOf(cup);
    expect(first?.map(({ slots, winner, isFree }) => ({ slots, winner, isFree }))).toEqual([
      { slots: [0, undefined], winner: 0, isFree: true },
      { slots: [1, 2], winner: 2, isFree: false },
    ]);
    expect(final).toEqual([{ slots: [0, 2], isFree: false }]);
  });

  it('has as many rounds as it takes, from the draw on', () => {
    const cup = cupOf(8, { ...knockout, rounds: [{ tables: [{ table: 't', entrants: [0, 7] }] }] });
    expect(bracketOf(cup).map((matches) => matches.length)).toEqual([4, 2, 1]);
    expect(bracketOf(cup)[0]?.[0]?.table?.table).toBe('t');
    expect(bracketOf(cup)[2]?.[0]?.slots).toEqual([undefined, undefined]);
  });

  it('exists only for knock-outs at tables of two, once they are drawn', () => {
    expect(bracketOf(cupOf(8))).toEqual([]);
    expect(bracketOf(cupOf(8, { settings: { form: 'knockout', most: 4 } }))).toEqual([]);
    expect(bracketOf(cupOf(8, { ...knockout, status: 'open' }))).toEqual([]);
  });
});

describe('champions', () => {
  const line = { points: 1, played: 1, won: 1, form: [], breaks: [] };
  const standings = [
    { entrant: 1, place: 1, ...line },
    { entrant: 0, place: 1, ...line },
    { entrant: 2, place: 3, ...line },
  ];

  it('are all in first place, once it is over', () => {
    expect(champions(cupOf(3, { standings }))).toEqual([]);
    expect(champions(cupOf(3, { standings, status: 'over' }))).toEqual([1, 0]);
  });
});
