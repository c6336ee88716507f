/** The Dutch words for cards and numbers, for use in sentences. */
import type { Cargo } from '../src/adventure/content.ts';
import type { CardData, Colour, ExpeditionData, TaxData } from '../src/content.ts';
import type { CardWords, Facts } from './card-facts.ts';
import { cargoPrices, colourOf, sabresOf } from './card-facts.ts';
import { COLOURED, COLOURS, PERSONS, SHIPS } from './nl-cards.ts';

const AND = new Intl.ListFormat('nl', { type: 'conjunction' });
const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const coins = (count: number) => some(count, 'munt', 'munten');
export const cards = (count: number) => some(count, 'kaart', 'kaarten');
export const influence = (count: number) => `${count} invloed`;
export const sabres = (count: number) => some(count, 'sabel', 'sabels');
export const crowns = (count: number) => some(count, 'kroon', 'kronen');

export const CARGO: Readonly<Record<Cargo, string>> = {
  book: 'ritueelboek',
  herbs: 'geneeskruiden',
  bread: 'brood',
  rum: 'rum',
};

export const times = (count: number) => (count === 1 ? 'één keer' : `${count} keer`);
/** "Eén keer": a capital bears no accent. */
export const capital = (text: string) =>
  text.startsWith('é') ? `E${text.slice(1)}` : text.charAt(0).toUpperCase() + text.slice(1);
export const aShip = (colour: Colour) =>
  colour === 'ares' ? 'een schip van de piraten van Ares' : `een ${COLOURS[colour]} schip`;
export const shipsOf = (colour: Colour) =>
  colour === 'ares' ? 'schepen van Ares' : `${COLOURED[colour]} schepen`;

/** "2 munten en 4 invloed"; empty when there is neither. */
export function rewards(coinCount: number, influenceCount: number): string {
  const parts: string[] = [];
  if (coinCount > 0) parts.push(coins(coinCount));
  if (influenceCount > 0) parts.push(influence(influenceCount));
  return AND.format(parts);
}

/** What comes after the noun may stand before its values: "de pinas verjagen (2 munten, 1 sabel)". */
export interface DutchCardWords extends CardWords {
  readonly the: (id: string, after?: string) => string;
  readonly a: (id: string, after?: string) => string;
}

/** Things one after another. */
export const list = (parts: readonly string[]) => AND.format(parts);

/** An id that is not in the box stands for itself. */
export function cardWords(facts: Facts): DutchCardWords {
  const worded = (id: string, name: (card: CardData) => string, after = '') => {
    const card = facts.card(id);
    return card === undefined ? id + after : `${name(card)}${after} (${values(card)})`;
  };
  return {
    card: (id) =>
      worded(id, (card) => (card.kind === 'expedition' ? `expeditie: ${symbols(card)}` : noun(card).name)),
    the: (id, after) => worded(id, (card) => noun(card).the, after),
    a: (id, after) => worded(id, (card) => `een ${noun(card).name}`, after),
    expedition(id) {
      const card = facts.card(id);
      return card === undefined ? id : noun(card).the;
    },
    crew(ids) {
      const parts = facts.groups(ids).map(({ id, type, count, varied }) => {
        if (type === undefined) return id;
        const persons = count === 1 ? `een ${PERSONS[type].name}` : `${count} ${PERSONS[type].plural}`;
        return varied ? worded(id, () => persons) : persons;
      });
      return AND.format(parts);
    },
  };
}

function noun(card: CardData): { readonly name: string; readonly the: string } {
  switch (card.kind) {
    case 'ship':
      return SHIPS[card.colour];
    case 'person':
      return PERSONS[card.type];
    case 'expedition': {
      const name = `expeditie met ${symbols(card)}`;
      return { name, the: `de ${name}` };
    }
    case 'tax':
      return { name: 'belasting', the: 'de belasting' };
  }
}

function values(card: CardData): string {
  switch (card.kind) {
    case 'ship': {
      const parts = card.coins > 0 ? [coins(card.coins)] : [];
      if (card.crowns !== undefined && card.crowns > 0) parts.push(crowns(card.crowns));
      if (card.gift !== undefined && card.gift > 0) parts.push(`geschenk van ${coins(card.gift)}`);
      parts.push(card.sabres === 'skull' ? 'doodshoofd' : sabres(card.sabres));
      if (card.cargo !== undefined) parts.push(CARGO[card.cargo]);
      return parts.join(', ');
    }
    case 'person': {
      const colour = colourOf(card);
      const parts = [`prijs ${card.cost}`, influence(card.influence)];
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
  if (anchor > 0) parts.push(some(anchor, 'anker', 'ankers'));
  if (cross > 0) parts.push(some(cross, 'kruis', 'kruisen'));
  if (house > 0) parts.push(some(house, 'huis', 'huizen'));
  if (cargo !== undefined) parts.push(CARGO[cargo]);
  return AND.format(parts);
}

function taxValues({ loss, bonus }: TaxData): string {
  const loses = loss.keep === undefined ? 'de helft kwijt' : `${loss.keep} overhouden`;
  const gains = bonus.to === 'most-sabres' ? 'meeste sabels' : 'minste invloed';
  return `vanaf ${coins(loss.from)}: ${loses}; ${gains}: ${coins(bonus.coins)} erbij`;
}
