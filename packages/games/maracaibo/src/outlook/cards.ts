/** What cards cost a player, and what is missing for them. Rules MA-17.3 to MA-17.8, MA-19.2, MA-19.3. */
import type { Seat } from '@captains-table/kernel';
import { ABILITY, abilityOf } from '../cards/abilities.ts';
import { priceFor, spiesNeeded, whyNotBuy } from '../cards/buy.ts';
import { itemsMissing } from '../cards/pay.ts';
import type { ItemName, NationName } from '../names.ts';
import { ITEMS, NATIONS } from '../names.ts';
import { cubesOnLocations } from '../influence/cubes.ts';
import { at } from '../lists.ts';
import type { Seen } from '../state.ts';
import type { View } from '../view.ts';
import type { Sight } from './sight.ts';

/** The first thing that keeps a player from buying a card. */
export type Missing =
  | { readonly what: 'doubloons' | 'spies' | 'combatPoints'; readonly n: number }
  | { readonly what: 'cubes'; readonly nation: NationName; readonly n: number }
  | { readonly what: 'items'; readonly item: ItemName; readonly n: number };

export class CardOutlook {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** How much less every card costs this player; 0 for spectators. */
  discount(view: View, seat: Seat | undefined): number {
    return seat === undefined ? 0 : abilityOf(this.#sight.of(view), seat, ABILITY.discount);
  }

  price(view: View, seat: Seat | undefined, id: string): number {
    const printed = this.#sight.box.cards[this.#sight.moves.card.get(id) ?? -1]?.price ?? 0;
    return seat === undefined ? printed : priceFor(this.#sight.of(view), seat, printed);
  }

  /** Undefined when the player can buy the card, as far as the viewer knows the hand. */
  missing(view: View, seat: Seat, id: string): Missing | undefined {
    const number = this.#sight.moves.card.get(id);
    if (number === undefined) return undefined;
    const { box } = this.#sight;
    const seen = this.#sight.of(view);
    const card = at(box.cards, number);
    switch (whyNotBuy(box, seen, seat, number)?.code) {
      case 'too-expensive':
        return { what: 'doubloons', n: priceFor(seen, seat, card.price) - at(seen.doubloons, seat) };
      case 'no-spies':
        return { what: 'spies', n: spiesNeeded(card) - at(seen.spies, seat) };
      case 'too-few-combat-points':
        return { what: 'combatPoints', n: card.combatPoints - at(seen.combatPoints, seat) };
      case 'too-few-cubes':
        return {
          what: 'cubes',
          nation: at(NATIONS, card.needs),
          n: box.figures.cubesNeeded - cubesOnLocations(seen, card.needs),
        };
      case 'too-few-cards':
        return this.#missingItem(seen, seat, number);
      default:
        return undefined;
    }
  }

  /** The bought card itself pays nothing. */
  #missingItem(seen: Seen, seat: Seat, card: number): Missing | undefined {
    const { box } = this.#sight;
    for (const cost of at(box.cards, card).pay) {
      if (cost.op !== 'items') continue;
      for (const item of cost.list) {
        const n = itemsMissing(box, seen, seat, cost.list, item, card);
        if (n > 0) return { what: 'items', item: at(ITEMS, item), n };
      }
    }
    return undefined;
  }
}
