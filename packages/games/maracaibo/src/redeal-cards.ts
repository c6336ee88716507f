/** Hands, deck and cards left in the box as a player may imagine them. Rules MA-27.2, MA-28.27. */
import type { Chance, Seat, Viewer } from '@captains-table/kernel';
import { below, shuffle, times } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { couldBeDealt } from './cards/deck.ts';
import { add, at, takeOut } from './lists.ts';
import type { PayFrame } from './frames.ts';
import type { CardNumber, State } from './state.ts';

/** Sorts a list before shuffling it, so that the order in which the pieces really lie leaves no trace. */
export function mix(chance: Chance, list: number[]): void {
  list.sort((a, b) => a - b);
  shuffle(chance, list);
}

/** Where cards lie that the viewer cannot see. */
interface HiddenPlace {
  readonly seat: Seat;
  /** The known cards, then those dealt again. */
  readonly list: CardNumber[];
  /** How many cards are still to be dealt, by the reshuffle after which they were drawn; at 0, before any. */
  readonly slots: number[];
  /** How many of those at 0 have been there since the opening. */
  fromOpening: number;
}

export function redealCards(box: Box, state: State, viewer: Viewer, opening: boolean, chance: Chance): void {
  const table = new Redeal(box, state, viewer, opening, chance);
  for (const frame of state.stack) if (frame.kind === 'pay') table.dealPayment(frame);
  table.dealOpening();
  table.dealAdded(chance);
  state.unused = table.takeUnused();
  state.deck = table.dealRest(chance);
}

/**
 * A card that all saw go into the deck at a reshuffle was drawn after it, and one that was not in that deck was drawn
 * before it. So every hidden card and every place for one belong to a reshuffle, and cards go only to places of theirs.
 */
class Redeal {
  readonly #box: Box;
  readonly #state: State;
  readonly #places: HiddenPlace[] = [];
  readonly #pool: CardNumber[];
  /** Cards shuffled in during the game that are in the deck. */
  readonly #kept: CardNumber[] = [];
  /** By card: the last reshuffle it went through, 0 for none. */
  readonly #reshuffles: Uint8Array;

  constructor(box: Box, state: State, viewer: Viewer, opening: boolean, chance: Chance) {
    this.#box = box;
    this.#state = state;
    this.#pool = [...state.deck, ...state.unused];
    for (let seat = 0; seat < state.players; seat++) {
      if (seat === viewer) continue;
      const { hands, planned, setAside } = state;
      this.#hide(seat, hands, at(state.shown, seat), at(state.unseenDraws, seat), at(state.redraws, seat));
      if (!opening) continue;
      this.#hide(seat, planned, [], 0, []);
      this.#hide(seat, setAside, [], 0, []);
    }
    mix(chance, this.#pool);
    this.#reshuffles = new Uint8Array(box.cards.length);
    for (const [i, cards] of state.recycled.entries())
      for (const card of cards) this.#reshuffles[card] = i + 1;
  }

  /** What others cannot see goes into the pool. */
  #hide(
    seat: Seat,
    lists: CardNumber[][],
    known: readonly CardNumber[],
    drawn: number,
    redraws: readonly number[],
  ): void {
    const hidden = at(lists, seat).filter((card) => !known.includes(card));
    const list = known.slice();
    lists[seat] = list;
    this.#pool.push(...hidden);
    const early = hidden.length - redraws.reduce((sum, n) => sum + n, 0);
    this.#places.push({ seat, list, slots: [early, ...redraws], fromOpening: hidden.length - drawn });
  }

  #isB(card: CardNumber): boolean {
    const { deck } = at(this.#box.cards, card);
    return deck === 'B' || deck === 'LA';
  }

  #reshuffleOf(card: CardNumber): number {
    return this.#reshuffles[card] ?? 0;
  }

  #mayBeFromOpening(card: CardNumber): boolean {
    return couldBeDealt(this.#box, this.#state, card) && this.#reshuffleOf(card) === 0;
  }

  #count(test: (card: CardNumber) => boolean): number {
    return this.#pool.filter(test).length;
  }

  /** Whether the rest can still be dealt when this card lies here. */
  #fits(place: HiddenPlace, card: CardNumber): boolean {
    const reshuffle = this.#reshuffleOf(card);
    if ((place.slots[reshuffle] ?? 0) === 0 || !this.#isLateEnough(place, card)) return false;
    if (reshuffle > 0) return true;
    if (this.#mayBeFromOpening(card)) {
      const wanted = this.#places.reduce((sum, { fromOpening }) => sum + fromOpening, 0);
      return place.fromOpening > 0 || this.#count((one) => this.#mayBeFromOpening(one)) > wanted;
    }
    if (place.slots[0] === place.fromOpening) return false;
    const isNewB = (one: CardNumber) => this.#isB(one) && this.#reshuffleOf(one) === 0;
    return !this.#isB(card) || this.#count(isNewB) > this.#state.unused.length;
  }

  /** A hand holds no more of the cards shuffled in at some time, or later, than it can have drawn since then. */
  #isLateEnough({ seat, list }: HiddenPlace, card: CardNumber): boolean {
    const added = this.#state.storyline?.added ?? [];
    const time = added.findIndex(({ cards }) => cards.includes(card));
    return added.slice(0, time + 1).every(({ draws }, earlier) => {
      const since = new Set(added.slice(earlier).flatMap(({ cards }) => cards));
      return list.filter((one) => since.has(one)).length < at(draws, seat);
    });
  }

  /** The first card of the pool that is wanted and may lie here. */
  #dealOne(place: HiddenPlace, isWanted: (card: CardNumber) => boolean): boolean {
    const index = this.#pool.findIndex((card) => isWanted(card) && this.#fits(place, card));
    const [card] = index < 0 ? [] : this.#pool.splice(index, 1);
    if (card === undefined) return false;
    place.list.push(card);
    add(place.slots, this.#reshuffleOf(card), -1);
    if (place.fromOpening > 0 && this.#mayBeFromOpening(card)) place.fromOpening--;
    return true;
  }

  /** A player who is paying has the cards to do so. */
  dealPayment({ seat, what, wanted, left }: PayFrame): void {
    const payer = this.#places.find((place) => place.seat === seat);
    if (payer === undefined) return;
    const symbol = what === 'items' ? 'item' : 'good';
    const symbolOf = (card: CardNumber) => at(this.#box.cards, card)[symbol];
    const known = payer.list.map(symbolOf);
    const [good = this.#goodFor(left, known, payer)] = wanted;
    for (const one of what === 'same' ? Array.from({ length: left }, () => good) : wanted) {
      if (!takeOut(known, one)) this.#dealOne(payer, (card) => symbolOf(card) === one);
    }
  }

  /** A good of which the payer may have enough, judging by the cards left to deal. */
  #goodFor(needed: number, known: readonly number[], payer: HiddenPlace): number {
    const fitting = this.#pool.filter((card) => this.#fits(payer, card));
    const goods = fitting.map((card) => at(this.#box.cards, card).good);
    const count = (list: readonly number[], good: number) => list.filter((one) => one === good).length;
    const isEnough = (good: number) => {
      const missing = needed - count(known, good);
      return missing <= this.#room(payer, fitting, good);
    };
    return [...goods, ...known].find(isEnough) ?? 0;
  }

  /** How many cards with this good the payer can hold. */
  #room(payer: HiddenPlace, fitting: readonly CardNumber[], good: number): number {
    return payer.slots.reduce((sum, slots, reshuffle) => {
      const cards = fitting.filter((card) => {
        return at(this.#box.cards, card).good === good && this.#reshuffleOf(card) === reshuffle;
      });
      return sum + Math.min(slots, cards.length);
    }, 0);
  }

  dealOpening(): void {
    for (const place of this.#places) {
      while (place.fromOpening > 0 && this.#dealOne(place, (card) => this.#mayBeFromOpening(card)));
    }
  }

  /** Deals cards that were shuffled in, to places or the deck; the latest first, as they have the fewest places. */
  dealAdded(chance: Chance): void {
    const added = this.#state.storyline?.added ?? [];
    for (const card of added.toReversed().flatMap(({ cards }) => cards)) {
      if (!this.#pool.includes(card)) continue;
      const free = this.#places.flatMap((place) => {
        const slots = place.slots[this.#reshuffleOf(card)] ?? 0;
        const open = this.#reshuffleOf(card) > 0 ? slots : slots - place.fromOpening;
        return this.#fits(place, card) ? times(open, () => place) : [];
      });
      const inDeck = this.#mayBeInDeck(card) ? this.#roomInDeck() : 0;
      const place = free[below(chance, Math.max(1, free.length + inDeck))];
      if (place === undefined) {
        takeOut(this.#pool, card);
        this.#kept.push(card);
      } else this.#dealOne(place, (one) => one === card);
    }
  }

  /** After a reshuffle the deck holds nothing but the cards that went through it. */
  #mayBeInDeck(card: CardNumber): boolean {
    return this.#reshuffleOf(card) === this.#state.recycled.length;
  }

  #roomInDeck(): number {
    const inHands = this.#places.reduce((sum, { slots }) => sum + slots.reduce((a, b) => a + b, 0), 0);
    return Math.max(0, this.#pool.length - inHands - this.#state.unused.length);
  }

  /** B cards that no one has ever seen. */
  takeUnused(): CardNumber[] {
    const unused: CardNumber[] = [];
    const wanted = this.#state.unused.length;
    for (let i = this.#pool.length - 1; i >= 0 && unused.length < wanted; i--) {
      const card = at(this.#pool, i);
      if (this.#isB(card) && this.#reshuffleOf(card) === 0) unused.push(...this.#pool.splice(i, 1));
    }
    return unused;
  }

  /** Fills the hands and hands over the deck. */
  dealRest(chance: Chance): CardNumber[] {
    shuffle(chance, this.#pool);
    for (let reshuffle = 0; reshuffle <= this.#state.recycled.length; reshuffle++) {
      const slots = this.#places.flatMap(({ slots: left, list }) => times(left[reshuffle] ?? 0, () => list));
      shuffle(chance, slots);
      for (const list of slots) {
        const index = this.#pool.findIndex((card) => this.#reshuffleOf(card) === reshuffle);
        list.push(...this.#pool.splice(index, index < 0 ? 0 : 1));
      }
    }
    if (this.#kept.length === 0) return this.#pool;
    this.#pool.push(...this.#kept);
    shuffle(chance, this.#pool);
    return this.#pool;
  }
}
