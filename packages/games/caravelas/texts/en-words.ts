import type { Direction, Good } from '../src/content.ts';
import type { CardKind, Explained, WayWords } from './caravelas-texts.ts';
import type { CardFacts } from './chart-words.ts';

export const GOODS: Readonly<Record<Good, string>> = {
  malagueta: 'malagueta',
  brazilwood: 'brazilwood',
  ivory: 'ivory',
  pepper: 'pepper',
  cinnamon: 'cinnamon',
  silk: 'silk',
  nutmeg: 'nutmeg',
  silver: 'silver',
};

export const DIRECTIONS: Readonly<Record<Direction, string>> = {
  N: 'north',
  NE: 'north-east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  NW: 'north-west',
};

/** Places in the turn order, and ships. */
export const PLACES = ['first', 'second', 'third', 'fourth'];

export const CARDS: Readonly<Record<CardKind, Explained>> = {
  storm: {
    name: 'Storm',
    help: 'You use as many navigation markers as the card says, and you can only play it while you have that many. The others in the same ocean may move that many spaces.',
  },
  compass: {
    name: 'Compass storm',
    help: 'Your fleet is blown the way the compass points, as many spaces as the card says while there is sea, past pirates, currents and events. The others in the same ocean may move up to as many spaces the same way first.',
  },
  'fair-wind': {
    name: 'Fair wind',
    help: 'On an event space you take back as many used markers as the card says, and the others in the same ocean may move up to as many spaces. Or play it when you sail into pirates: they cost you nothing, and nobody else moves.',
  },
  calm: { name: 'Calm', help: 'Your turn ends at once. Nobody else moves.' },
};

export function steps(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}

export function markers(count: number): string {
  return count === 1 ? '1 marker' : `${count} markers`;
}

export function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

export function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

export function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

export function goods(names: readonly Good[]): string {
  return list(names.map((good) => GOODS[good]));
}

/** North, east, south and west on a chart. */
export const WINDS = ['N', 'E', 'S', 'W'];

export function cardInWords(facts: CardFacts): string {
  if (facts.kind === 'storm') return `Storm −${facts.markers}`;
  if (facts.direction !== undefined) return `Compass storm, ${DIRECTIONS[facts.direction]}`;
  return CARDS[facts.kind].name;
}

/** In the middle of a sentence. */
export function cardInSentence(id: string, card: (id: string) => string): string {
  const words = card(id);
  return words === id ? id : `the ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

export const WAYS: WayWords = {
  winds: (times) => (times === 1 ? 'pirates: a fair wind' : `pirates: ${times} fair winds`),
  onlyWithWinds: (winds, cost) =>
    `Only with ${winds === 1 ? 'your fair wind' : `${winds} fair winds`}: paying the pirates would take ${markers(cost)}.`,
  withWinds: (cost) => `${markers(cost)} with a fair wind against the pirates.`,
  bonus: (number, left) => `Free: ${number} of ${left} bonus ${left === 1 ? 'space' : 'spaces'}`,
  free: 'free',
};
