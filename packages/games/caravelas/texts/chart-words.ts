/** What the words of every language have to look up: cards and spaces by id. */
import type { Content, Direction, SpaceData } from '../src/content.ts';
import type { CardKind } from './caravelas-texts.ts';

export interface CardFacts {
  readonly kind: CardKind;
  readonly markers: number;
  readonly direction: Direction | undefined;
  readonly bonus: number;
}

interface SpaceFacts {
  readonly port: string | undefined;
  /** Whole degrees; west and south are negative. */
  readonly lon: number;
  readonly lat: number;
}

/** What is on the chart and in the deck. */
export interface Facts {
  /** A port as the chart has it, in the Portuguese of its time; an id that is not on it stands for itself. */
  port(id: string): string;
  /** Undefined for an id that is not in the box. */
  card(id: string): CardFacts | undefined;
  space(id: string): SpaceFacts | undefined;
}

/** The words for cards and spaces in one language. */
export interface ChartWords extends Pick<Facts, 'port'> {
  readonly card: (id: string) => string;
  /** A port by its name; open sea by where it lies. */
  readonly space: (id: string) => string;
}

export function factsOf(content: Content): Facts {
  const cards = new Map(content.cards.map((card) => [card.id, factsOfCard(card)]));
  const ports = new Map([content.home, ...content.ports].map(({ id, name }) => [id, name]));
  const spaces = new Map(content.map.spaces.map((space) => [space.id, factsOfSpace(space)]));
  return { port: (id) => ports.get(id) ?? id, card: (id) => cards.get(id), space: (id) => spaces.get(id) };
}

/** A card and a space by their facts; an id that is not in the box stands for itself. */
export function chartWords(
  facts: Facts,
  winds: readonly string[],
  cardInWords: (card: CardFacts) => string,
): ChartWords {
  return {
    port: (id) => facts.port(id),
    card(id) {
      const card = facts.card(id);
      return card === undefined ? id : cardInWords(card);
    },
    space(id) {
      const space = facts.space(id);
      if (space === undefined) return id;
      return space.port === undefined ? position(space, winds) : facts.port(space.port);
    },
  };
}

/** Latitude and longitude the way charts write them, with the letters of a language. */
function position({ lat, lon }: SpaceFacts, [north, east, south, west]: readonly string[]): string {
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
