/**
 * Prices, gains and odds, worked out from what all players see. Nothing here decides anything: boards
 * write these figures on the cards.
 */
import type { Options, Seat } from '@captains-table/kernel';
import type { Effect } from './adventure/content.ts';
import type { NamedEffect } from './adventure/lasting.ts';
import { effectNamed } from './adventure/lasting.ts';
import type { Box, Card } from './box.ts';
import { packBox, SKULL } from './box.ts';
import type { Colour, Content } from './content.ts';
import { COLOURS } from './content.ts';
import { isShuffledIn } from './setup.ts';
import type { View } from './state.ts';

export { PERSONS } from './content.ts';

/** Cards that would bust, of all that could come next. */
export interface BustOdds {
  readonly cards: number;
  readonly of: number;
}

export class Outlook {
  readonly #box: Box;

  constructor(content: Content) {
    this.#box = packBox(content);
  }

  /** Undefined for an id that is not in the box. */
  card(id: string): Card | undefined {
    const number = this.#box.cardNumber(id);
    return number === undefined ? undefined : this.#box.cards[number];
  }

  colourOf(card: Card): Colour | undefined {
    return this.colourNamed(card.colour);
  }

  colourNamed(index: number): Colour | undefined {
    return COLOURS[index];
  }

  /** What a person costs this player, the active player's coin not counted. Rules PR-3.9, PR-6.23. */
  cost(view: View, seat: Seat, id: string): number {
    return Math.max(0, (this.card(id)?.cost ?? 0) - (view.players[seat]?.discount ?? 0));
  }

  /** What traders, an adventurer and this turn's event add to a ship. Rules PR-6.11, PR-21.19, PR-22.11. */
  bonus(view: View, seat: Seat, id: string): number {
    const ship = this.card(id);
    if (ship?.kind !== 'ship') return 0;
    const traders = [...this.#persons(view, seat), ...this.#adventurer(view, seat)].filter(
      (person) => person.bonusColour === ship.colour,
    );
    const event = this.#lasting(view, 'ship-bonus');
    const concerns = event?.for === 'all' || seat === view.active;
    return traders.reduce((sum, trader) => sum + trader.bonusCoins, concerns ? (event?.coins ?? 0) : 0);
  }

  /** What a card costs a player who is not active, besides its price. Rules PR-3.15, PR-3.19, PR-22.21. */
  fee(view: View, seat: Seat): number {
    return seat === view.active || view.adventure?.freePort === true ? 0 : 1;
  }

  /** The ship colours in the harbour. */
  colours(view: View): readonly Colour[] {
    const present = new Set(
      this.#cards(view.harbour).flatMap((card) => (card.kind === 'ship' ? [card.colour] : [])),
    );
    return COLOURS.filter((_, index) => present.has(index));
  }

  /**
   * How many cards the active player could take from this harbour. Rules PR-3.1 to PR-3.3, PR-6.20, PR-22.20,
   * PR-24.2.
   */
  takes(view: View): number {
    const colours = this.colours(view).length;
    const governors = this.#persons(view, view.active).reduce((sum, person) => sum + person.extraCards, 0);
    const event = this.#lasting(view, 'extra-cards')?.cards ?? 0;
    return Math.max(1, colours - 2) + governors + event;
  }

  /** The chance that the next card is a ship that ends the active player's turn. Rule PR-22.14. */
  bust(view: View, options: Options): BustOdds {
    const harbour = new Set(
      this.#cards(view.harbour).flatMap((card) => (card.kind === 'ship' ? [card.colour] : [])),
    );
    const swell = this.#lasting(view, 'hard-repel')?.sabres ?? 0;
    const sabres = (view.players[view.active]?.sabres ?? 0) - swell;
    const next = this.#next(view, options);
    const bad = next.filter(
      (card) => card.kind === 'ship' && harbour.has(card.colour) && card.sabres > sabres,
    );
    return { cards: bad.length, of: next.length };
  }

  /** Whether no one can ever repel it. */
  hasSkull(card: Card): boolean {
    return card.sabres === SKULL;
  }

  /** How many of an expedition’s symbols this player’s persons could fill. */
  crewFor(view: View, seat: Seat, id: string): { readonly fits: number; readonly needs: number } {
    const expedition = this.card(id);
    if (expedition === undefined) return { fits: 0, needs: 0 };
    const persons = this.#persons(view, seat);
    const count = (symbol: Card['symbol']) => persons.filter((person) => person.symbol === symbol).length;
    const wanted = [
      [expedition.anchors, count('anchor')],
      [expedition.crosses, count('cross')],
      [expedition.houses, count('house')],
    ] as const;
    const needs = wanted.reduce((sum, [need]) => sum + need, 0);
    const own = wanted.reduce((sum, [need, have]) => sum + Math.min(need, have), 0);
    return { fits: Math.min(needs, own + count('any')), needs };
  }

  /** What the next card may be. An empty draw pile is about to be renewed from the discard pile. */
  #next(view: View, options: Options): readonly Card[] {
    const [seen] = view.adventure?.seen ?? [];
    if (seen !== undefined) return this.#cards([seen]);
    return view.deck === 0 ? this.#cards(view.discard) : this.#unseen(view, options);
  }

  #unseen(view: View, options: Options): readonly Card[] {
    const seen = new Set([
      ...[view.harbour, view.expeditions, view.discard, view.notInDeck, [view.waiting]].flat(),
      ...view.players.flatMap(({ persons, expeditions, ships, nest }) =>
        [persons, expeditions, ships, nest].flat(),
      ),
      ...(view.adventure?.players.flatMap(({ cargo }) => cargo) ?? []),
    ]);
    const groups = view.adventure?.groups ?? [];
    const isIn = (card: Card) =>
      isShuffledIn(card, options) || (card.group !== '' && groups.includes(card.group));
    return this.#box.cards.filter((card) => isIn(card) && !seen.has(card.id));
  }

  #lasting<D extends Effect['does']>(view: View, does: D): NamedEffect<D> | undefined {
    const event = this.#box.adventure.events.find(({ id }) => id === view.adventure?.event);
    return event === undefined ? undefined : effectNamed(event, does);
  }

  /** Once the ability is unlocked. Rule PR-21.6. */
  #adventurer(view: View, seat: Seat): readonly Card[] {
    const own = view.adventure?.players[seat];
    if (own?.unlocked !== true) return [];
    return this.#box.adventurers.filter(({ id }) => id === own.adventurer);
  }

  #persons(view: View, seat: Seat): readonly Card[] {
    return this.#cards(view.players[seat]?.persons ?? []);
  }

  #cards(ids: readonly string[]): readonly Card[] {
    return ids.flatMap((id) => this.card(id) ?? []);
  }
}
