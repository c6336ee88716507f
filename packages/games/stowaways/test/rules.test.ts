import { chanceFrom, checkTable } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { Card, Event, Move, State } from '../src/index.ts';
import { stowaways } from '../src/index.ts';

/** Three players, each with the given card and two stokers, the deck as given (top last). */
function table(
  cards: readonly Card[],
  { coins = [2, 2, 2], deck = ['captain'] as Card[], rounds = 1 } = {},
): State {
  const state = stowaways.setup(3, { mode: 'short', purse: 2 }, chanceFrom('stowaways'));
  state.hands = cards.map((card) => [card, 'stoker', 'stoker']);
  state.deck = [...deck];
  state.coins = [...coins];
  state.roundsLeft = rounds;
  return state;
}

/** All play the first card of their hand, in seat order. */
function show(state: State, events?: (event: Event) => void): State {
  for (const seat of [0, 1, 2]) {
    const card = state.hands[seat]?.[0] ?? 'stoker';
    stowaways.apply(state, seat, { kind: 'play', card }, events);
  }
  return state;
}

function play(state: State, seat: number, ...moves: Move[]): State {
  for (const move of moves) {
    expect(stowaways.whyNot(state, seat, move)).toBeUndefined();
    stowaways.apply(state, seat, move, undefined);
  }
  return state;
}

const decision = (state: State) => stowaways.pending(state)[0];
const yes: Move = { kind: 'may', take: true };
const no: Move = { kind: 'may', take: false };
const option = (index: number): Move => ({ kind: 'choose', option: index });

describe('set-up', () => {
  test('STW-1.1 STW-1.2 sixteen cards, three each, coins from the purse', () => {
    const state = stowaways.setup(4, { mode: 'short', purse: 3 }, chanceFrom('setup'));
    expect(state.hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3]);
    expect(state.deck).toHaveLength(4);
    expect(state.coins).toEqual([3, 3, 3, 3]);
    expect(stowaways.audit?.(state)).toEqual([]);
    expect(checkTable(stowaways.meta, 5).ok).toBe(false);
    expect(checkTable(stowaways.meta, 1).ok).toBe(false);
  });

  test('STW-1.2 no one sees another hand', () => {
    const state = table(['cook', 'rat', 'bosun']);
    expect(stowaways.view(state, 1).hand).toEqual(['rat', 'stoker', 'stoker']);
    expect(JSON.stringify(stowaways.view(state, 1))).not.toMatch(/cook|bosun/);
    expect(stowaways.view(state, 'spectator').hand).toEqual([]);
  });

  test('STW-1.3 three rounds or six', () => {
    const rounds = (mode: string) => stowaways.setup(2, { mode, purse: 2 }, chanceFrom('r')).roundsLeft;
    expect([rounds('short'), rounds('long')]).toEqual([3, 6]);
  });
});

describe('a round', () => {
  test('STW-2.1 all choose at once, and a choice stays secret', () => {
    const state = table(['cook', 'rat', 'bosun']);
    expect(stowaways.pending(state).map((owed) => owed.seat)).toEqual([0, 1, 2]);
    play(state, 1, { kind: 'play', card: 'rat' });
    expect(stowaways.pending(state).map((owed) => owed.seat)).toEqual([0, 2]);
    expect(stowaways.view(state, 1).ownChoice).toBe('rat');
    expect(stowaways.view(state, 0)).toMatchObject({ chosen: [false, true, false], ownChoice: '' });
    expect(JSON.stringify(stowaways.view(state, 0))).not.toContain('rat');
  });

  test('STW-2.2 only a card of the player’s hand', () => {
    const refusal = stowaways.whyNot(table(['cook', 'rat', 'bosun']), 0, { kind: 'play', card: 'captain' });
    expect(refusal).toEqual({ code: 'not-in-hand', rule: 'STW-2.2' });
  });

  test('STW-2.3 the highest rank acts first, equal ranks in seat order', () => {
    const shown: Event[] = [];
    show(table(['stoker', 'captain', 'stoker']), (event) => {
      if (event.key === 'showed') shown.push(event);
    });
    expect(shown.map((event) => 'seat' in event && event.seat)).toEqual([1, 0, 2]);
  });

  test('STW-2.4 everyone draws; an empty deck is made of the discard pile', () => {
    const state = show(table(['stoker', 'stoker', 'stoker'], { deck: ['cook'], rounds: 2 }));
    expect(state.hands.map((hand) => hand.length)).toEqual([3, 3, 3]);
    expect(state.hands[0]).toContain('cook');
    expect([state.deck.length, state.discard.length]).toEqual([1, 0]);
  });

  test('STW-2.5 the most coins win, equal coins share', () => {
    const state = show(table(['stoker', 'stoker', 'stoker'], { coins: [2, 5, 5] }));
    expect(stowaways.result(state)).toEqual({
      ranking: [3, 1, 1],
      scores: [4, 7, 7],
      breakdown: [{ coins: 4 }, { coins: 7 }, { coins: 7 }],
    });
  });
});

describe('the crew', () => {
  test('STW-3.1 a stoker gains 2', () => {
    expect(show(table(['stoker', 'stoker', 'stoker'])).coins).toEqual([4, 4, 4]);
  });

  test('STW-3.2 a cook gains 1 and may pay 1 to look', () => {
    const state = show(table(['cook', 'stoker', 'stoker']));
    expect(state.coins[0]).toBe(3);
    expect(decision(state)).toMatchObject({ seat: 0, kind: 'may' });
    expect(play(state, 0, yes).coins[0]).toBe(2);
    expect(stowaways.view(state, 0).top).toBe('captain');
    expect(stowaways.view(state, 1).top).toBe('');
  });

  test('STW-3.3 a rat steals from each other player, or pays to look, or leaves it', () => {
    const state = show(table(['rat', 'stoker', 'stoker'], { coins: [2, 1, 3] }));
    play(state, 0, yes, option(0));
    expect(state.coins).toEqual([3, 0, 3]);
    play(state, 0, no);
    expect(state.coins).toEqual([3, 2, 5]);
  });

  test('STW-3.3 nothing can be stolen from a player who has nothing: only the look is left', () => {
    const state = show(table(['rat', 'stoker', 'stoker'], { coins: [2, 0, 0] }));
    expect(decision(play(state, 0, yes))).toEqual({ seat: 0, kind: 'peek' });
  });

  test('STW-3.4 a smuggler gains and looks, in either order', () => {
    const state = show(table(['smuggler', 'stoker', 'stoker']));
    play(state, 0, { kind: 'next', step: 1 });
    expect([decision(state)?.kind, state.coins[0]]).toEqual(['peek', 2]);
    expect(play(state, 0, { kind: 'keep' }).coins[0]).toBe(3);
  });

  test('STW-3.5 a bosun acts as often as cards are in hand', () => {
    const state = show(table(['bosun', 'stoker', 'stoker'], { coins: [0, 1, 0] }));
    play(state, 0, option(1));
    // Nothing is left to steal, so the second time is a gain without asking.
    expect(state.coins).toEqual([2, 2, 2]);
  });

  test('STW-3.6 a captain gains 3 when no one has fewer, else 1', () => {
    expect(show(table(['captain', 'stoker', 'stoker'])).coins[0]).toBe(5);
    expect(show(table(['captain', 'stoker', 'stoker'], { coins: [3, 2, 2] })).coins[0]).toBe(4);
  });

  test('STW-3.7 the player who looks keeps the card or tosses it', () => {
    const looking = () =>
      play(show(table(['cook', 'stoker', 'stoker'], { deck: ['rat', 'captain'], rounds: 2 })), 0, yes);
    const kept = play(looking(), 0, { kind: 'keep' });
    expect(kept.hands[0]).toContain('captain');
    const tossed = play(looking(), 0, { kind: 'toss' });
    expect(tossed.hands[0]).toContain('rat');
  });
});
