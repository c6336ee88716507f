import { some } from '@captains-table/kernel/french';
import type { Direction, Good } from '../src/content.ts';
import type { CardKind, Explained, WayWords } from './caravelas-texts.ts';
import type { CardFacts } from './chart-words.ts';

export const GOODS: Readonly<Record<Good, string>> = {
  malagueta: 'piment malagueta',
  brazilwood: 'bois de Pernambouc',
  ivory: 'ivoire',
  pepper: 'poivre',
  cinnamon: 'cannelle',
  silk: 'soie',
  nutmeg: 'noix de muscade',
  silver: 'argent',
};

/** Goods with their partitive article. */
const PARTITIVE: Readonly<Record<Good, string>> = {
  malagueta: 'du piment malagueta',
  brazilwood: 'du bois de Pernambouc',
  ivory: 'de l’ivoire',
  pepper: 'du poivre',
  cinnamon: 'de la cannelle',
  silk: 'de la soie',
  nutmeg: 'de la noix de muscade',
  silver: 'de l’argent',
};

export const DIRECTIONS: Readonly<Record<Direction, string>> = {
  N: 'nord',
  NE: 'nord-est',
  SE: 'sud-est',
  S: 'sud',
  SW: 'sud-ouest',
  NW: 'nord-ouest',
};

/** Places in the turn order. */
export const PLACES = ['première', 'deuxième', 'troisième', 'quatrième'];

/** Ships of a fleet. */
export const SHIPS = ['premier', 'deuxième', 'troisième', 'quatrième'];

export const CARDS: Readonly<Record<CardKind, Explained>> = {
  storm: {
    name: 'Tempête',
    help: 'Vous utilisez autant de marqueurs navigation que l’indique la carte\u202f; il faut les avoir. Les autres flottes du même océan peuvent avancer d’autant de cases.',
  },
  compass: {
    name: 'Tempête à la rose des vents',
    help: 'Votre flotte est poussée dans la direction indiquée, d’autant de cases que l’indique la carte et tant qu’il y a de la mer, sans tenir compte des pirates, des courants ni des évènements. Avant cela, les autres flottes du même océan peuvent avancer d’autant de cases au plus dans la même direction.',
  },
  'fair-wind': {
    name: 'Vent favorable',
    help: 'Sur une case évènement, vous récupérez autant de marqueurs utilisés que l’indique la carte, et les autres flottes du même océan peuvent avancer d’autant de cases au plus. Ou jouez-la en entrant chez les pirates\u00a0: ils ne vous coûtent rien, et personne d’autre n’avance.',
  },
  calm: { name: 'Accalmie', help: 'Votre tour se termine aussitôt. Aucune autre flotte n’avance.' },
};

export function markers(number: number): string {
  return some(number, 'marqueur', 'marqueurs');
}

export function points(number: number): string {
  return `${number}\u00a0PV`;
}

export function cards(number: number): string {
  return some(number, 'carte', 'cartes');
}

export function spaces(number: number): string {
  return some(number, 'case', 'cases');
}

export function ships(number: number): string {
  return some(number, 'navire', 'navires');
}

export function steps(number: number): string {
  return some(number, 'déplacement', 'déplacements');
}

export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} et ${words.at(-1) ?? ''}`;
}

export function goods(names: readonly Good[]): string {
  return list(names.map((good) => GOODS[good]));
}

export function someGoods(names: readonly Good[]): string {
  return list(names.map((good) => PARTITIVE[good]));
}

/** North, east, south and west on a chart. */
export const WINDS = ['N', 'E', 'S', 'O'];

export function cardInWords(facts: CardFacts): string {
  if (facts.kind === 'storm') return `Tempête −${facts.markers}`;
  if (facts.direction !== undefined) return `${CARDS.compass.name} (${DIRECTIONS[facts.direction]})`;
  return CARDS[facts.kind].name;
}

export const WAYS: WayWords = {
  winds: (times) =>
    times === 1 ? 'pirates\u00a0: un vent favorable' : `pirates\u00a0: ${times} vents favorables`,
  onlyWithWinds: (winds, cost) =>
    `Seulement avec ${winds === 1 ? 'votre vent favorable' : `${winds} vents favorables`}\u00a0: payer les pirates demanderait ${markers(cost)}.`,
  withWinds: (cost) => `${markers(cost)} avec un vent favorable contre les pirates.`,
  bonus: (number, left) => `Gratuit\u00a0: ${spaces(number)} bonus sur ${left}`,
  free: 'gratuit',
};
