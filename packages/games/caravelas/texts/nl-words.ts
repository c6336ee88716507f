import type { Direction, Good } from '../src/content.ts';
import type { CardKind, Explained, WayWords } from './caravelas-texts.ts';
import type { CardFacts } from './chart-words.ts';

export const GOODS: Readonly<Record<Good, string>> = {
  malagueta: 'malagueta',
  brazilwood: 'brazielhout',
  ivory: 'ivoor',
  pepper: 'peper',
  cinnamon: 'kaneel',
  silk: 'zijde',
  nutmeg: 'nootmuskaat',
  silver: 'zilver',
};

export const DIRECTIONS: Readonly<Record<Direction, string>> = {
  N: 'noorden',
  NE: 'noordoosten',
  SE: 'zuidoosten',
  S: 'zuiden',
  SW: 'zuidwesten',
  NW: 'noordwesten',
};

/** Places in the turn order, and ships. */
export const PLACES = ['eerste', 'tweede', 'derde', 'vierde'];

export const CARDS: Readonly<Record<CardKind, Explained>> = {
  storm: {
    name: 'Storm',
    help: 'Je gebruikt zoveel navigatiestenen als de kaart aangeeft; je moet ze hebben. De anderen in dezelfde oceaan mogen zoveel vakken opschuiven.',
  },
  compass: {
    name: 'Kompasstorm',
    help: 'Je vloot wordt zoveel vakken als de kaart aangeeft de aangewezen kant op geblazen, voor zover daar zee is; piraten, stromingen en gebeurtenissen tellen niet. De anderen in dezelfde oceaan mogen eerst tot zoveel vakken dezelfde kant op.',
  },
  'fair-wind': {
    name: 'Gunstige wind',
    help: 'Op een gebeurtenisvak neem je zoveel gebruikte stenen terug als de kaart aangeeft, en de anderen in dezelfde oceaan mogen tot zoveel vakken opschuiven. Of speel de kaart als je bij piraten binnenvaart: die kosten je dan niets, en niemand anders schuift op.',
  },
  calm: { name: 'Windstilte', help: 'Je beurt is meteen voorbij. Niemand anders schuift op.' },
};

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

export function markers(number: number): string {
  return count(number, 'steen', 'stenen');
}

export function points(number: number): string {
  return count(number, 'punt', 'punten');
}

export function cards(number: number): string {
  return count(number, 'kaart', 'kaarten');
}

export function spaces(number: number): string {
  return count(number, 'vak', 'vakken');
}

export function ships(number: number): string {
  return count(number, 'schip', 'schepen');
}

export function steps(number: number): string {
  return count(number, 'stap', 'stappen');
}

export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} en ${words.at(-1) ?? ''}`;
}

export function goods(names: readonly Good[]): string {
  return list(names.map((good) => GOODS[good]));
}

/** North, east, south and west on a chart. */
export const WINDS = ['N', 'O', 'Z', 'W'];

export function cardInWords(facts: CardFacts): string {
  if (facts.kind === 'storm') return `Storm −${facts.markers}`;
  if (facts.direction !== undefined) return `Kompasstorm naar het ${DIRECTIONS[facts.direction]}`;
  return CARDS[facts.kind].name;
}

export const WAYS: WayWords = {
  winds: (times) => (times === 1 ? 'piraten: een gunstige wind' : `piraten: ${times} keer een gunstige wind`),
  onlyWithWinds: (winds, cost) =>
    `Alleen met ${winds === 1 ? 'je gunstige wind' : `${winds} gunstige winden`}: de piraten betalen zou ${markers(cost)} kosten.`,
  withWinds: (cost) => `${markers(cost)} met een gunstige wind tegen de piraten.`,
  bonus: (number, left) => `Gratis: ${number} van ${left} ${left === 1 ? 'bonusvak' : 'bonusvakken'}`,
  free: 'gratis',
};
