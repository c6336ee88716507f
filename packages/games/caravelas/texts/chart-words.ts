/** What the words of every language have to look up: cards and spaces by id. */
import type { Content, Direction, SpaceData } from '../src/content.ts';
import { CONTENT } from '../src/content.ts';
import type { CardKind } from './caravelas-texts.ts';

export interface CardFacts {
  readonly kind: CardKind;
  readonly markers: number;
  readonly direction: Direction | undefined;
  readonly bonus: number;
}

export interface SpaceFacts {
  readonly port: string | undefined;
  /** Whole degrees; west and south are negative. */
  readonly lon: number;
  readonly lat: number;
}

const cards = new Map(CONTENT.cards.map((card) => [card.id, factsOfCard(card)]));
const ports = new Map([CONTENT.home, ...CONTENT.ports].map(({ id, name }) => [id, name]));
const spaces = new Map(CONTENT.map.spaces.map((space) => [space.id, factsOfSpace(space)]));

/** A port as the chart has it, in the Portuguese of its time; an id that is not on it stands for itself. */
export function port(id: string): string {
  return ports.get(id) ?? id;
}

/** Undefined for an id that is not in the box. */
export function cardFacts(id: string): CardFacts | undefined {
  return cards.get(id);
}

export function spaceFacts(id: string): SpaceFacts | undefined {
  return spaces.get(id);
}

/** Latitude and longitude the way charts write them, with the letters of a language. */
export function position({ lat, lon }: SpaceFacts, [north, east, south, west]: readonly string[]): string {
  const degrees = (value: number, plus = '', minus = '') => `${Math.abs(value)}° ${value < 0 ? minus : plus}`;
  return `${degrees(lat, north, south)}, ${degrees(lon, east, west)}`;
}

function factsOfCard(card: Content['cards'][number]): CardFacts {
  switch (card.kind) {
    case 'storm':
      return { kind: 'storm', markers: card.markers, direction: undefined, bonus: card.markers };
    case 'compass':
      return { kind: 'compass', markers: 0, direction: card.direction, bonus: card.spaces };
    case 'fair-wind':
      return { kind: 'fair-wind', markers: card.markers, direction: undefined, bonus: card.markers };
    case 'calm':
      return { kind: 'calm', markers: 0, direction: undefined, bonus: 0 };
  }
}

function factsOfSpace({ port, lon, lat }: SpaceData): SpaceFacts {
  return { port, lon: Math.round(lon), lat: Math.round(lat) };
}
