import type { Carry } from '@captains-table/kernel';
import { chanceFrom, must, pick } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Event, Move, State } from '../src/index.ts';
import { stowaways } from '../src/index.ts';

const campaign = must(stowaways.campaign);

const FIRST = { mode: 'voyage', purse: 2, chapter: 1 };
const start: Carry = campaign.begin(FIRST);
const carried = (change: object): Carry => campaign.read({ ...start, ...change });

function chapter(carry: Carry = start, seats = 3): State {
  const offer = campaign.next(carry, FIRST);
  if (offer === undefined) throw new Error('the story goes on');
  return stowaways.setup(seats, offer.options, chanceFrom('voyage'), carry);
}

function play(state: State, seat: number, move: Move, events?: (event: Event) => void): State {
  expect(stowaways.whyNot(state, seat, move)).toBeUndefined();
  stowaways.apply(state, seat, move, events);
  return state;
}

/** All read what is open. */
function turn(state: State): State {
  for (const { seat, ...owed } of stowaways.pending(state)) {
    if ('page' in owed) play(state, seat, { kind: 'read', page: owed.page });
  }
  return state;
}

function vote(state: State, ...choices: string[]): State {
  for (const [seat, choice] of choices.entries()) play(state, seat, { kind: 'vote', choice });
  return state;
}

const pageOf = (state: State) => stowaways.view(state, 0).voyage?.page;
const readerOf = (state: State) => {
  const [owed] = stowaways.pending(state);
  return owed?.kind === 'page' ? owed.reader : undefined;
};

/** The rounds at random, up to the closing page. */
function toTheEnd(state: State): State {
  const chance = chanceFrom('rounds');
  while (pageOf(state) === '') {
    const { seat } = pick(chance, stowaways.pending(state));
    play(state, seat, pick(chance, stowaways.legal(state, seat)));
  }
  return state;
}

describe('a chapter of the voyage', () => {
  test('STW-4.1 STW-4.2 a page, a vote, two rounds, a page', () => {
    const state = chapter();
    expect([state.hands.map((hand) => hand.length), state.coins, state.roundsLeft]).toEqual([
      [3, 3, 3],
      [2, 2, 2],
      2,
    ]);
    expect(pageOf(state)).toBe('departure');
    expect(stowaways.pending(turn(state))[0]?.kind).toBe('vote');
    expect(stowaways.pending(vote(state, 'north', 'north', 'south'))[0]?.kind).toBe('choice');
    expect(pageOf(toTheEnd(state))).not.toBe('');
    expect(stowaways.result(state)).toBeUndefined();
    expect(stowaways.result(turn(state))).toBeDefined();
  });

  test('STW-4.3 the player with the most coins reads aloud and may turn the page for everyone', () => {
    const state = chapter();
    expect(readerOf(state)).toBe(0);
    play(state, 0, { kind: 'turn-page', page: 'departure' });
    vote(state, 'south', 'south', 'south');
    state.coins = [1, 90, 3];
    toTheEnd(state);
    expect(readerOf(state)).toBe(1);
    expect(stowaways.whyNot(state, 0, { kind: 'turn-page', page: 'open-sea' })).toMatchObject({
      code: 'not-the-reader',
      rule: 'K-7.5',
    });
  });

  test('STW-4.4 the vote on the course is secret, and a tie means south', () => {
    const state = turn(chapter(start, 2));
    play(state, 0, { kind: 'vote', choice: 'north' });
    expect(stowaways.view(state, 1).voyage?.votes).toEqual(['', '']);
    expect(stowaways.view(state, 0).voyage?.votes).toEqual(['north', '']);
    play(state, 1, { kind: 'vote', choice: 'south' });
    expect(stowaways.view(state, 'spectator').voyage).toMatchObject({
      course: 'south',
      votes: ['north', 'south'],
    });
  });

  test('STW-4.4 the vote on the cargo is open, and in a tie the richest decides', () => {
    const state = turn(chapter(carried({ chapter: 2 }), 2));
    state.coins = [1, 2];
    play(state, 0, { kind: 'vote', choice: 'keep' });
    expect(stowaways.view(state, 1).voyage?.votes).toEqual(['keep', '']);
    play(state, 1, { kind: 'vote', choice: 'jettison' });
    // The decider was named when the vote began: both had equally many coins then.
    expect(stowaways.pending(state)).toMatchObject([{ seat: 0, kind: 'vote', tied: true }]);
    expect(play(state, 0, { kind: 'vote', choice: 'jettison' }).voyage?.cargo).toBe('jettison');
  });

  test('STW-4.5 STW-4.7 all win or lose together', () => {
    const ended = (coins: number[]) => {
      const state = vote(turn(chapter()), 'south', 'south', 'south');
      state.roundsLeft = 1;
      state.coins = coins;
      return toTheEnd(state);
    };
    const won = ended([40, 0, 0]);
    expect(pageOf(won)).toBe('open-sea');
    expect(stowaways.result(turn(won))?.ranking).toEqual([1, 1, 1]);
    const lost = ended([0, 0, 0]);
    expect(pageOf(lost)).toBe('storm');
    expect(stowaways.result(turn(lost))?.ranking).toEqual([2, 2, 2]);
    const goals = [1, 2, 3].map((number) => chapter(carried({ chapter: number })).voyage?.goal);
    expect(goals).toEqual([15, 18, 18]);
  });

  test('STW-4.6 the course decides where chapter 2 opens', () => {
    const north = chapter(carried({ chapter: 2, course: 'north' }));
    const south = chapter(carried({ chapter: 2, course: 'south' }));
    expect([pageOf(north), north.voyage?.goal]).toEqual(['ice', 21]);
    expect([pageOf(south), south.voyage?.goal]).toEqual(['calm', 18]);
    expect(pageOf(chapter(carried({ chapter: 3 })))).toBe('landfall');
  });

  test('STW-4.8 cargo and losses give coins', () => {
    expect(chapter(carried({ chapter: 3, cargo: 'keep' })).coins).toEqual([3, 3, 3]);
    expect(chapter(carried({ chapter: 3, cargo: 'jettison' })).coins).toEqual([2, 2, 2]);
    expect(chapter(carried({ losses: 2 })).coins).toEqual([4, 4, 4]);
  });
});

describe('what is carried on', () => {
  const finished = (carry: Carry, coins: number): State => {
    const state = turn(chapter(carry));
    if (stowaways.pending(state)[0]?.kind === 'vote') {
      const choice = carry['chapter'] === 1 ? 'north' : 'keep';
      vote(state, choice, choice, choice);
    }
    state.coins = state.coins.map(() => coins);
    return turn(toTheEnd(state));
  };

  test('STW-4.8 a chapter that is won leads to the next, a lost one to itself', () => {
    const won = campaign.after(start, finished(start, 40));
    expect(won).toMatchObject({ chapter: 2, course: 'north', losses: 0 });
    const lost = campaign.after(won, finished(won, 0));
    expect(lost).toMatchObject({ chapter: 2, course: 'north', cargo: 'keep', losses: 1 });
    expect(campaign.next(lost, FIRST)).toEqual({
      chapter: 2,
      players: { min: 2, max: 4 },
      options: { ...FIRST, chapter: 2 },
    });
    const again = campaign.after(lost, finished(lost, 40));
    expect(again).toMatchObject({ chapter: 3, losses: 0 });
    const home = campaign.after(again, finished(again, 40));
    expect(campaign.next(home, FIRST)).toBeUndefined();
    expect(campaign.view(home)).toMatchObject({
      chapter: 3,
      over: true,
      recap: ['coast', 'landfall', 'home'],
      facts: { north: 1, cargo: 1 },
    });
    expect(campaign.view(home).pages.map(({ page }) => page)).toEqual([
      'departure',
      'open-sea',
      'ice',
      'storm',
      'coast',
      'landfall',
      'home',
    ]);
  });

  test('STW-4.8 the carry of version 1 is still read', () => {
    const old = {
      version: 1,
      chapter: 2,
      course: 'south',
      cargo: '',
      pages: [['departure', 'open-sea'], [], []],
    };
    expect(campaign.read(old)).toEqual({ ...old, version: 2, losses: 0 });
  });
});
