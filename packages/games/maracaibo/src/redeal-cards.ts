/** Hands, deck and cards left in the box as somebody may imagine them. Rule MA-27.2. */
import type { Chance, Seat, Viewer } from '@captains-table/kernel';
import { shuffle } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { mayBeFromOpening } from './cards/deck.ts';
import { at, takeOut } from './lists.ts';
import type { PayFrame } from './frames.ts';
import type { CardNumber, State } from './state.ts';

/** Hidden things have an order of their own before they are shuffled, so the truth leaves no trace. */
export function mix(chance: Chance, list: number[]): void {
  list.sort((a, b) => a - b);
  shuffle(chance, list);
}

/** Where cards lie that the viewer cannot see. */
interface HiddenPlace {
  readonly seat: Seat;
  /** The known cards, and those dealt anew behind them. */
  readonly list: CardNumber[];
  /** Cards still to be dealt; so many of them are A cards of the opening. */
  left: number;
  fromOpening: number;
}

export function redealCards(box: Box, state: State, viewer: Viewer, opening: boolean, chance: Chance): void {
  const table = new Redeal(box, state, viewer, opening, chance);
  for (const frame of state.stack) if (frame.kind === 'pay') table.dealPayment(frame);
  table.dealOpening();
  state.unused = table.takeUnused();
  state.deck = table.dealRest(chance);
}

class Redeal {
  readonly #box: Box;
  readonly #state: State;
  readonly #places: HiddenPlace[] = [];
  readonly #pool: CardNumber[];
  /** Once the discard pile has been shuffled, the deck holds only cards that have been seen. */
  readonly #reshuffled: boolean;
  readonly #seen: ReadonlySet<CardNumber>;

  constructor(box: Box, state: State, viewer: Viewer, opening: boolean, chance: Chance) {
    this.#box = box;
    this.#state = state;
    this.#seen = new Set(state.recycled);
    this.#reshuffled = state.recycled.length > 0;
    this.#pool = [...state.deck, ...state.unused];
    for (let seat = 0; seat < state.players; seat++) {
      if (seat === viewer) continue;
      this.#hide(seat, state.hands, at(state.shown, seat), at(state.unseenDraws, seat));
      if (!opening) continue;
      this.#hide(seat, state.planned, [], 0);
      this.#hide(seat, state.setAside, [], 0);
    }
    mix(chance, this.#pool);
  }

  /** What others cannot see goes into the pool. */
  #hide(seat: Seat, lists: CardNumber[][], known: readonly CardNumber[], drawn: number): void {
    const hidden = at(lists, seat).filter((card) => !known.includes(card));
    const list = known.slice();
    lists[seat] = list;
    this.#pool.push(...hidden);
    this.#places.push({ seat, list, left: hidden.length, fromOpening: hidden.length - drawn });
  }

  #isB(card: CardNumber): boolean {
    const { deck } = at(this.#box.cards, card);
    return deck === 'B' || deck === 'LA';
  }

  #mayBeFromOpening(card: CardNumber): boolean {
    return mayBeFromOpening(this.#box, this.#state, card);
  }

  #count(test: (card: CardNumber) => boolean): number {
    return this.#pool.filter(test).length;
  }

  /** Whether the rest can still be dealt when this card lies here. */
  #fits(place: HiddenPlace, card: CardNumber): boolean {
    if (this.#mayBeFromOpening(card)) return true;
    if (place.left === place.fromOpening) return false;
    const inBox = this.#state.unused.length;
    const isNew = (one: CardNumber) => !this.#seen.has(one);
    if (isNew(card)) return !this.#isB(card) || this.#count((one) => this.#isB(one) && isNew(one)) > inBox;
    const free = this.#places.reduce((sum, { left }) => sum + left, 0);
    return free > this.#count(isNew) - inBox;
  }

  /** The first card of the pool that is wanted and may lie here. */
  #dealOne(place: HiddenPlace, isWanted: (card: CardNumber) => boolean): boolean {
    const index = this.#pool.findIndex((card) => isWanted(card) && this.#fits(place, card));
    const [card] = index < 0 ? [] : this.#pool.splice(index, 1);
    if (card === undefined) return false;
    place.list.push(card);
    place.left--;
    if (place.fromOpening > 0 && this.#mayBeFromOpening(card)) place.fromOpening--;
    return true;
  }

  /** Whoever is paying has the cards to do so. */
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

  /** A good of which the payer may have enough, as the pool lies. */
  #goodFor(needed: number, known: readonly number[], payer: HiddenPlace): number {
    const fitting = this.#pool.filter((card) => this.#fits(payer, card));
    const goods = fitting.map((card) => at(this.#box.cards, card).good);
    const count = (list: readonly number[], good: number) => list.filter((one) => one === good).length;
    const isEnough = (good: number) => {
      const missing = needed - count(known, good);
      return missing <= payer.left && missing <= count(goods, good);
    };
    return [...goods, ...known].find(isEnough) ?? 0;
  }

  dealOpening(): void {
    for (const place of this.#places) {
      while (place.fromOpening > 0 && this.#dealOne(place, (card) => this.#mayBeFromOpening(card)));
    }
  }

  /** B cards that nobody has ever seen. */
  takeUnused(): CardNumber[] {
    const unused: CardNumber[] = [];
    const wanted = this.#state.unused.length;
    for (let i = this.#pool.length - 1; i >= 0 && unused.length < wanted; i--) {
      const card = at(this.#pool, i);
      if (this.#isB(card) && !this.#seen.has(card)) unused.push(...this.#pool.splice(i, 1));
    }
    return unused;
  }

  /** Fills the hands and hands over the deck; behind a reshuffle, nothing unseen is left for it. */
  dealRest(chance: Chance): CardNumber[] {
    const slots = this.#places.flatMap((place) => Array.from({ length: place.left }, () => place));
    shuffle(chance, slots);
    shuffle(chance, this.#pool);
    const isFirst = (card: CardNumber) => this.#reshuffled && !this.#seen.has(card);
    const first = this.#pool.filter(isFirst);
    const others = this.#pool.filter((card) => !isFirst(card));
    for (const { list } of slots) {
      const card = first.pop() ?? others.pop();
      if (card !== undefined) list.push(card);
    }
    return others;
  }
}
