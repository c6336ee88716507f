/** A re-deal agrees with what players who have watched the discard pile know of hidden cards. */
import { chanceFrom, fork, pick } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { CardNumber, Event, State } from '../src/state.ts';
import { portRoyal } from '../src/index.ts';
import { box, fresh, given } from './table.ts';

/** Every place where cards lie face down. */
function hiddenPlaces(state: State): CardNumber[][] {
  return [state.deck, state.till, state.timePile, state.victoryPile, ...state.coins];
}

/** The last shuffle into which each card was seen to go. */
class SeenShuffles {
  readonly lastShuffle = new Map<CardNumber, number>();
  #shuffles = 0;

  hear(event: Event, state: State): void {
    if (event.key === 'reshuffled') this.#note(state.discard);
    else if (event.key === 'exchanged') this.#note(state.deck);
  }

  #note(cards: readonly CardNumber[]): void {
    this.#shuffles++;
    for (const card of cards) this.lastShuffle.set(card, this.#shuffles);
  }

  /** Cards in the other world that cannot be where they lie there. */
  impossible(truth: State, other: State): CardNumber[] {
    const known = hiddenPlaces(truth);
    return hiddenPlaces(other).flatMap((place, p) =>
      place.filter((card, i) => this.#of(card) !== this.#of(known[p]?.[i])),
    );
  }

  #of(card: CardNumber | undefined): number {
    return this.lastShuffle.get(card ?? -1) ?? 0;
  }
}

describe('what is known of hidden cards', () => {
  const tables = [
    [2, { mode: 'base' }],
    [5, { mode: 'base', setsSail: true, gambler: true }],
    [4, { mode: 'sets-sail' }],
    [3, { mode: 'contracts', gambler: true }],
    [2, { mode: 'cooperative' }],
  ] as const;

  test.each(tables)(
    'PR-14.16 every re-deal of a whole game agrees with it: %i players, %o',
    (seats, options) => {
      let dealtAfterShuffle = 0;
      let differing = 0;
      for (let game = 0; game < 8; game++) {
        const { state } = fresh(seats, options, `redeal ${game}`);
        const chance = chanceFrom(`redeal ${game}`);
        const shuffles = new SeenShuffles();
        // Time runs out before the draw pile does, so most of that is put on the discard pile first.
        if (state.cooperative) state.discard.push(...state.deck.splice(0, state.deck.length - 8));
        for (let owed = portRoyal.pending(state)[0]; owed !== undefined; owed = portRoyal.pending(state)[0]) {
          const { seat } = owed;
          const other = portRoyal.redeal(state, seat, fork(chance));
          expect(shuffles.impossible(state, other)).toEqual([]);
          expect(other.olderCards).toEqual(state.olderCards);
          if (state.olderCards.length > 0) {
            dealtAfterShuffle++;
            if (JSON.stringify(other.coins) !== JSON.stringify(state.coins)) differing++;
          }
          const move = pick(chance, portRoyal.legal(state, seat));
          portRoyal.apply(state, seat, move, (event) => shuffles.hear(event, state));
        }
      }
      expect(dealtAfterShuffle).toBeGreaterThan(100);
      expect(differing * 2).toBeGreaterThan(dealtAfterShuffle);
    },
  );

  test('PR-14.16 coins from before the reshuffle are never cards of the new draw pile', () => {
    const table = given({
      players: [{ coins: 2 }, { coins: 3 }],
      deckOnly: true,
      discard: ['base-sailor-01', 'base-sailor-02', 'base-sailor-03', 'base-pirate-01', 'blue 4/5'],
    }).draw();
    const pile = new Set([...table.state.deck, ...table.state.harbour]);
    expect(pile.size).toBe(5);
    for (let world = 0; world < 200; world++) {
      const other = portRoyal.redeal(table.state, 0, chanceFrom(`world ${world}`));
      expect(other.coins.flat().filter((card) => pile.has(card))).toEqual([]);
      expect(other.deck.every((card) => pile.has(card))).toBe(true);
    }
  });

  test('PR-14.16 coins drawn since then may be any card of the new draw pile, and no other', () => {
    const table = given({
      players: [{ coins: 0 }, { coins: 0 }],
      phase: 'trade',
      harbour: ['blue 3/5'],
      deckOnly: true,
      discard: ['base-sailor-01', 'base-sailor-02', 'base-sailor-03', 'base-pirate-01', 'base-pirate-02'],
    }).trade('blue 3/5');
    const pile = [...table.state.deck, ...(table.state.coins[0] ?? [])].toSorted((a, b) => a - b);
    const mine = new Set<number>();
    for (let world = 0; world < 200; world++) {
      const other = portRoyal.redeal(table.state, 0, chanceFrom(`world ${world}`));
      for (const card of other.coins[0] ?? []) mine.add(card);
    }
    expect([...mine].toSorted((a, b) => a - b)).toEqual(pile);
  });

  test('PR-14.16 the view names the hidden cards that are known not to be in the draw pile', () => {
    const table = given({
      players: [{ coins: 2 }, { coins: 3 }],
      deckOnly: true,
      discard: ['sailor', 'sailor', 'pirate'],
    });
    expect(table.view.notInDeck).toEqual([]);
    table.draw();
    const coins = table.state.coins.flat().map((card) => box.cards[card]?.id);
    expect(table.view.notInDeck).toEqual(expect.arrayContaining(coins));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const other = portRoyal.redeal(table.state, viewer, chanceFrom('elsewhere'));
      expect(portRoyal.view(other, viewer).notInDeck).toEqual(table.view.notInDeck);
    }
  });
});
