/** The French words for cards and numbers, for use in sentences. */
import { some } from '@captains-table/kernel/french';
import type { Cargo } from '../src/adventure/content.ts';
import type { CardData, Colour, ExpeditionData, TaxData } from '../src/content.ts';
import type { CardWords, Facts } from './card-facts.ts';
import { cargoPrices, colourOf, sabresOf } from './card-facts.ts';
import { COLOURS, PERSONS, SHIPS, WOMAN_PASSENGER } from './fr-cards.ts';

const AND = new Intl.ListFormat('fr', { type: 'conjunction' });
export const coins = (count: number) => some(count, 'pièce d’or', 'pièces d’or');
export const cards = (count: number) => some(count, 'carte', 'cartes');
export const influence = (count: number) => some(count, 'point d’influence', 'points d’influence');
export const sabres = (count: number) => some(count, 'sabre', 'sabres');
export const crowns = (count: number) => some(count, 'couronne', 'couronnes');

export const CARGO: Readonly<Record<Cargo, string>> = {
  book: 'livre de rituels',
  herbs: 'plantes médicinales',
  bread: 'pain',
  rum: 'rhum',
};

export const times = (count: number) => (count === 1 ? 'une fois' : `${count} fois`);
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const aShip = (colour: Colour) => `un navire ${COLOURS[colour]}`;
export const shipsOf = (colour: Colour) =>
  colour === 'ares' ? `navires ${COLOURS.ares}` : `navires ${COLOURS[colour]}s`;

/** « 2 pièces d’or et 4 points d’influence », or nothing. */
export function rewards(coinCount: number, influenceCount: number): string {
  const parts: string[] = [];
  if (coinCount > 0) parts.push(coins(coinCount));
  if (influenceCount > 0) parts.push(influence(influenceCount));
  return AND.format(parts);
}

/** Things one after another. */
export const list = (parts: readonly string[]) => AND.format(parts);

/** An id that is not in the box stands for itself. */
export function cardWords(facts: Facts): CardWords {
  const worded = (id: string, name: (card: CardData) => string) => {
    const card = facts.card(id);
    return card === undefined ? id : `${name(card)} (${values(card)})`;
  };
  return {
    card: (id) =>
      worded(id, (card) =>
        card.kind === 'expedition' ? `expédition\u00a0: ${symbols(card)}` : noun(card).name,
      ),
    the: (id) => worded(id, (card) => noun(card).the),
    a: (id) => worded(id, (card) => noun(card).a),
    expedition(id) {
      const card = facts.card(id);
      return card === undefined ? id : noun(card).the;
    },
    crew(ids) {
      const parts = facts.groups(ids).map(({ id, type, count, varied }) => {
        if (type === undefined) return id;
        const persons = count === 1 ? PERSONS[type].a : `${count} ${PERSONS[type].plural}`;
        return varied ? worded(id, () => persons) : persons;
      });
      return AND.format(parts);
    },
  };
}

function noun(card: CardData): { readonly name: string; readonly the: string; readonly a: string } {
  switch (card.kind) {
    case 'ship':
      return SHIPS[card.colour];
    case 'person':
      return card.type === 'passenger' && card.sex === 'f' ? WOMAN_PASSENGER : PERSONS[card.type];
    case 'expedition': {
      const name = `expédition à ${symbols(card)}`;
      return { name, the: `l’${name}`, a: `une ${name}` };
    }
    case 'tax':
      return { name: 'taxation', the: 'la taxation', a: 'une taxation' };
  }
}

function values(card: CardData): string {
  switch (card.kind) {
    case 'ship': {
      const parts = card.coins > 0 ? [coins(card.coins)] : [];
      if (card.crowns !== undefined && card.crowns > 0) parts.push(crowns(card.crowns));
      if (card.gift !== undefined && card.gift > 0) parts.push(`${coins(card.gift)} en cadeau`);
      parts.push(card.sabres === 'skull' ? 'tête de mort' : sabres(card.sabres));
      if (card.cargo !== undefined) parts.push(CARGO[card.cargo]);
      return parts.join(', ');
    }
    case 'person': {
      const colour = colourOf(card);
      const parts = [`coût ${card.cost}`, influence(card.influence)];
      if (colour !== undefined) parts.unshift(shipsOf(colour));
      if (sabresOf(card) > 0) parts.push(sabres(sabresOf(card)));
      for (const [cargo, price] of cargoPrices(card)) parts.push(`${CARGO[cargo]} ${price}`);
      return parts.join(', ');
    }
    case 'expedition':
      return `${coins(card.coins)}, ${influence(card.influence)}`;
    case 'tax':
      return taxValues(card);
  }
}

function symbols({ symbols: { anchor = 0, cross = 0, house = 0 }, cargo }: ExpeditionData): string {
  const parts: string[] = [];
  if (anchor > 0) parts.push(some(anchor, 'ancre', 'ancres'));
  if (cross > 0) parts.push(some(cross, 'croix', 'croix'));
  if (house > 0) parts.push(some(house, 'maison', 'maisons'));
  if (cargo !== undefined) parts.push(CARGO[cargo]);
  return AND.format(parts);
}

function taxValues({ loss, bonus }: TaxData): string {
  const loses = loss.keep === undefined ? 'en perdre la moitié' : `en garder ${loss.keep}`;
  const gains = bonus.to === 'most-sabres' ? 'le plus de sabres' : 'le moins d’influence';
  return `dès ${coins(loss.from)}\u00a0: ${loses}\u202f; ${gains}\u00a0: gagner ${coins(bonus.coins)}`;
}
