import { chanceFrom, fork, pick } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { maracaibo } from '../src/index.ts';
import { box, fresh, given, position, showing } from './table.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => `again ${i}`);

function decksOf(state: State, seat: number): string[] {
  return (state.hands[seat] ?? []).map((card) => box.cards[card]?.deck ?? '');
}

describe('re-deals', () => {
  test('MA-27.2: what was kept in the opening are A cards', () => {
    const { state } = fresh(3, { armada: true, difficulty: 'hard' }).until('sail');
    for (const seed of SEEDS) {
      const other = maracaibo.redeal(state, 0, chanceFrom(seed));
      expect([...decksOf(other, 1), ...decksOf(other, 2)]).toEqual(Array(8).fill('A'));
      expect(maracaibo.audit?.(other)).toEqual([]);
    }
  });

  test('MA-27.2: of three kept cards and a drawn one, one may be of another deck', () => {
    const table = given({ hand: ['A01', 'A02', 'A03'], doubloons: 9 }, { phase: 'draw', deck: ['A04'] });
    table.state.unseenDraws[0] = 0;
    table.play({ kind: 'draw' });
    expect(table.state.unseenDraws[0]).toBe(1);
    const others = SEEDS.map((seed) => {
      const other = maracaibo.redeal(table.state, 1, chanceFrom(seed));
      return decksOf(other, 0).filter((deck) => deck !== 'A').length;
    });
    expect(new Set(others)).toEqual(new Set([0, 1]));
  });

  test('MA-27.2: after a reshuffle the deck holds only what has been seen, the box only what has not', () => {
    const table = given({ doubloons: 9, hand: ['B001'] }, { phase: 'draw' });
    const { state } = table;
    state.discard.push(...state.deck.splice(0));
    const seen = new Set(state.discard);
    table.play({ kind: 'draw' });
    expect(state.recycled.map((list) => new Set(list))).toEqual([seen]);
    for (const seed of SEEDS) {
      const other = maracaibo.redeal(state, 1, chanceFrom(seed));
      expect(other.deck.every((card) => seen.has(card))).toBe(true);
      expect(other.unused.some((card) => seen.has(card))).toBe(false);
      // The card held before is one that no one has seen; the one drawn is one that all have.
      expect((other.hands[0] ?? []).filter((card) => seen.has(card))).toHaveLength(1);
      expect(maracaibo.audit?.(other)).toEqual([]);
    }
    state.unused.push(...state.deck.splice(0, 1));
    expect(maracaibo.audit?.(state)).toEqual(['a card in the box has been in play']);
  });

  test('MA-27.2: a player who has drawn nothing since a reshuffle holds nothing of the new deck, one with only drawn cards nothing else', () => {
    const held = ['B001', 'B002', 'A01', 'A02'];
    const table = position({ players: [{ hand: [] }, { hand: held }], phase: 'draw' });
    const { state } = table;
    state.discard.push(...state.deck.splice(0));
    const seen = new Set(state.discard);
    table.play({ kind: 'draw' }, { kind: 'draw' }, { kind: 'draw' }, { kind: 'draw' });
    expect(state.redraws).toEqual([[4], [0]]);
    for (const seed of SEEDS) {
      const other = maracaibo.redeal(state, 'spectator', chanceFrom(seed));
      expect((other.hands[0] ?? []).every((card) => seen.has(card))).toBe(true);
      expect((other.hands[1] ?? []).some((card) => seen.has(card))).toBe(false);
      expect(maracaibo.audit?.(other)).toEqual([]);
    }
  });

  test('MA-27.2: after a second reshuffle a card held since the first is in no deck, and its hand is known', () => {
    const table = position({
      players: [{ hand: [] }, { ship: '8', hand: ['A01', 'A02', 'A03', 'A04'] }],
      phase: 'draw',
    });
    const { state } = table;
    state.discard.push(...state.deck.splice(0));
    table.play({ kind: 'draw' }, { kind: 'draw' }, { kind: 'draw' }, { kind: 'draw' });
    const held = new Set(state.hands[0]);
    const firstDeck = new Set(state.recycled[0]);
    // The rest of the deck is seen and discarded; the other player empties the hand and draws from the next deck.
    state.discard.push(...state.deck.splice(0));
    table.until('main', 1).play({ kind: 'village' }, { kind: 'discard-hand' }).until('draw', 1);
    table.play({ kind: 'draw' }, { kind: 'draw' }, { kind: 'draw' }, { kind: 'draw' });
    const secondDeck = new Set(state.recycled[1]);
    expect(state.redraws).toEqual([
      [4, 0],
      [0, 4],
    ]);
    for (const seed of SEEDS) {
      const other = maracaibo.redeal(state, 'spectator', chanceFrom(seed));
      expect(new Set(other.hands[0])).toEqual(held);
      expect((other.hands[1] ?? []).every((card) => secondDeck.has(card))).toBe(true);
      expect(other.deck.every((card) => secondDeck.has(card) && !held.has(card))).toBe(true);
      expect(maracaibo.audit?.(other)).toEqual([]);
    }
    expect([...held].every((card) => firstDeck.has(card) && !secondDeck.has(card))).toBe(true);
  });

  test('MA-27.2: whole games with many reshuffles: no world contradicts what a player can remember', () => {
    for (const [seats, seed] of [
      [2, 'two'],
      [3, 'three'],
      [4, 'four'],
    ] as const) {
      const chance = chanceFrom(`memory/${seed}`);
      const { state } = fresh(seats, { difficulty: 'hard', armada: true }, seed);
      const memory = new Memory(state);
      for (let moves = 0; maracaibo.pending(state).length > 0; moves++) {
        const { seat } = maracaibo.pending(state)[0] ?? { seat: 0 };
        maracaibo.apply(state, seat, pick(chance, maracaibo.legal(state, seat)), undefined);
        // Few cards, so that the pile is shuffled again and again.
        if (moves % 5 === 0) state.discard.push(...state.deck.splice(6));
        memory.watch(state);
        if (moves % 7 > 0) continue;
        const viewer = pick(chance, ['spectator', ...state.hands.keys()] as const);
        expect(memory.faultsIn(maracaibo.redeal(state, viewer, fork(chance)))).toEqual([]);
      }
      expect(state.recycled.length).toBeGreaterThan(3);
    }
  });

  test('MA-27.2: planning what was drawn leaves the cards of the opening', () => {
    const table = given({ hand: ['A01', 'B001'] }, { phase: 'main' });
    table.state.unseenDraws[0] = 1;
    table.play({ kind: 'plan', card: 'B001' });
    expect(table.state.unseenDraws[0]).toBe(0);
    const other = given({ hand: ['A01', 'A02'] }, { phase: 'main' });
    other.state.unseenDraws[0] = 1;
    other.play({ kind: 'plan', card: 'A01' });
    expect(other.state.unseenDraws[0]).toBe(1);
  });

  test('MA-27.2: the player who is paying can pay', () => {
    const paying = position({
      players: [{ ship: '15', hand: [...showing('sugar', 2), ...showing('map', 2)] }, {}],
      phase: 'main',
      quests: { 15: ['Q19'] },
    }).play({ kind: 'quest', quest: 'Q19' });
    const same = given(
      { ship: '9', hand: showing('sugar', 3), open: ['U8', 'U9'] },
      { phase: 'main', quests: {} },
    ).play({ kind: 'village' }, { kind: 'village-action', of: 'U9' });
    for (const { state } of [paying, same]) {
      for (const seed of SEEDS) {
        const other = maracaibo.redeal(state, 1, chanceFrom(seed));
        for (let left = paying.state === state ? 2 : 3; left > 0; left--) {
          const [move] = maracaibo.legal(other, 0);
          if (move === undefined) throw new Error('nothing to pay with');
          maracaibo.apply(other, 0, move, undefined);
        }
        expect(maracaibo.pending(other)[0]?.kind).not.toBe('pay');
        expect(maracaibo.audit?.(other)).toEqual([]);
      }
    }
  });

  test('MA-27.4: a card in hand that no one can have drawn is noticed', () => {
    const { state } = fresh(2).until('sail');
    const [kept = 0] = state.hands[1]?.splice(0, 1) ?? [];
    const b = state.deck.findIndex((card) => box.cards[card]?.deck === 'B');
    state.hands[1]?.push(...state.deck.splice(b, 1, kept));
    expect(maracaibo.audit?.(state)).toEqual(['seat 1 holds cards no one has drawn']);
  });
});

/** What a player who has watched the piles knows: when each hidden card can have been drawn. */
class Memory {
  /** By reshuffle, as all have seen it: what went into the deck. */
  #deck: ReadonlySet<number> | undefined;
  /** By seat: hidden cards held since before the last reshuffle, by their number alone. */
  readonly #oldest: number[];
  #reshuffles = 0;

  constructor(state: State) {
    this.#oldest = state.hands.map(({ length }) => length);
  }

  watch(state: State): void {
    const hidden = state.hands.map((hand, seat) => hand.length - (state.shown[seat]?.length ?? 0));
    if (state.recycled.length > this.#reshuffles) {
      this.#reshuffles = state.recycled.length;
      this.#deck = new Set(state.recycled.at(-1));
      for (const [seat, count] of hidden.entries()) {
        const drawnSince = (state.hands[seat] ?? []).filter((card) => this.#deck?.has(card)).length;
        this.#oldest[seat] = count - drawnSince;
      }
    }
    for (const [seat, count] of hidden.entries()) {
      this.#oldest[seat] = Math.min(this.#oldest[seat] ?? 0, count);
    }
  }

  faultsIn(world: State): string[] {
    const deck = this.#deck;
    if (deck === undefined) return [];
    return [
      ...(world.deck.every((card) => deck.has(card)) ? [] : ['the deck holds what was in a hand']),
      ...world.hands.flatMap((hand, seat) => {
        const old = hand.filter((card) => !deck.has(card) && !world.shown[seat]?.includes(card)).length;
        return old <= (this.#oldest[seat] ?? 0)
          ? []
          : [`seat ${seat} holds too much from before the reshuffle`];
      }),
      ...(maracaibo.audit?.(world) ?? []),
    ];
  }
}
