/** The English words for cards and numbers, for use in sentences. */
import type { Cargo } from '../src/adventure/content.ts';
import type { CardData, Colour, ExpeditionData, TaxData } from '../src/content.ts';
import type { CardWords, Facts } from './card-facts.ts';
import { cargoPrices, colourOf, sabresOf } from './card-facts.ts';
import { COLOURS, PERSONS, SHIPS } from './en-cards.ts';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const coins = (count: number) => some(count, 'coin', 'coins');
export const cards = (count: number) => some(count, 'card', 'cards');
export const influence = (count: number) => `${count} influence`;
export const sabres = (count: number) => some(count, 'sabre', 'sabres');
export const crowns = (count: number) => some(count, 'crown', 'crowns');

export const CARGO: Readonly<Record<Cargo, string>> = {
  book: 'ritual book',
  herbs: 'healing herbs',
  bread: 'bread',
  rum: 'rum',
};

/** "2 coins and 4 influence"; empty when there is neither. */
export function rewards(coinCount: number, influenceCount: number): string {
  const parts: string[] = [];
  if (coinCount > 0) parts.push(coins(coinCount));
  if (influenceCount > 0) parts.push(influence(influenceCount));
  return AND.format(parts);
}

export const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
export const shipsOf = (colour: Colour) => `${COLOURS[colour]} ships`;
export const aShip = (colour: Colour) =>
  colour === 'ares' ? 'a ship of the Ares pirates' : `a ${COLOURS[colour]} ship`;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
      worded(id, (card) => (card.kind === 'expedition' ? `expedition: ${symbols(card)}` : bareName(card))),
    the: (id) => worded(id, (card) => `the ${bareName(card)}`),
    a: (id) => worded(id, withA),
    expedition(id) {
      const card = facts.card(id);
      return card === undefined ? id : `the ${bareName(card)}`;
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

function withA(card: CardData): string {
  if (card.kind === 'person') return PERSONS[card.type].a;
  return card.kind === 'expedition' ? `an ${bareName(card)}` : `a ${bareName(card)}`;
}

function bareName(card: CardData): string {
  switch (card.kind) {
    case 'ship':
      return SHIPS[card.colour];
    case 'person':
      return PERSONS[card.type].name;
    case 'expedition':
      return `expedition for ${symbols(card)}`;
    case 'tax':
      return 'tax';
  }
}

function values(card: CardData): string {
  switch (card.kind) {
    case 'ship': {
      const parts = card.coins > 0 ? [coins(card.coins)] : [];
      if (card.crowns !== undefined && card.crowns > 0) parts.push(crowns(card.crowns));
      if (card.gift !== undefined && card.gift > 0) parts.push(`gift of ${coins(card.gift)}`);
      parts.push(card.sabres === 'skull' ? 'skull' : sabres(card.sabres));
      if (card.cargo !== undefined) parts.push(CARGO[card.cargo]);
      return parts.join(', ');
    }
    case 'person': {
      const colour = colourOf(card);
      const parts = [`cost ${card.cost}`, influence(card.influence)];
      if (colour !== undefined) parts.unshift(`${COLOURS[colour]} ships`);
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
  if (anchor > 0) parts.push(some(anchor, 'anchor', 'anchors'));
  if (cross > 0) parts.push(some(cross, 'cross', 'crosses'));
  if (house > 0) parts.push(some(house, 'house', 'houses'));
  if (cargo !== undefined) parts.push(CARGO[cargo]);
  return AND.format(parts);
}

function taxValues({ loss, bonus }: TaxData): string {
  const loses = loss.keep === undefined ? 'lose half' : `keep ${loss.keep}`;
  const gains = bonus.to === 'most-sabres' ? 'most sabres' : 'least influence';
  return `${coins(loss.from)} or more: ${loses}; ${gains}: gain ${coins(bonus.coins)}`;
}
