/** Names for cards in a position set up by hand: their id, or what is printed on them. */
import type { Box, Card } from './box.ts';
import { SKULL } from './box.ts';
import { COLOURS } from './content.ts';
import type { CardNumber } from './state.ts';

/** The cards that answer to each name. */
export type CardNames = ReadonlyMap<string, readonly CardNumber[]>;

export function cardNames(box: Box): CardNames {
  const names = new Map<string, CardNumber[]>();
  for (const [number, card] of box.cards.entries()) {
    for (const name of namesOf(card)) names.set(name, [...(names.get(name) ?? []), number]);
  }
  return names;
}

export function namesOf(card: Card): ReadonlySet<string> {
  return new Set([card.id, ...printedNames(card)]);
}

function printedNames(card: Card): string[] {
  const { kind, type, cost, tax } = card;
  const colour = COLOURS[card.colour] ?? '';
  switch (kind) {
    case 'ship': {
      const own = [colour, `${colour} ${figures(card)}`];
      return card.cargo === '' ? own : [...own, card.cargo, `${colour} ${card.cargo}`];
    }
    case 'person': {
      const own = [type, `${type} ${cost}`];
      return colour === ''
        ? own
        : [...own, `${type} ${colour}`, `${type} ${colour} ${cost}`, `${type} ${cost} ${colour}`];
    }
    case 'expedition':
      return ['expedition', `expedition ${symbols(card)}`];
    case 'tax':
      return ['tax', `tax ${tax?.bonus.to === 'most-sabres' ? 'sabres' : 'influence'}`];
  }
}

function figures(ship: Card): string {
  return `${ship.coins}/${ship.sabres === SKULL ? 'S' : ship.sabres}`;
}

function symbols({ anchors, crosses, houses, cargo }: Card): string {
  const parts = [
    [anchors, 'anchor'],
    [crosses, 'cross'],
    [houses, 'house'],
    [cargo === '' ? 0 : 1, cargo],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, symbol]) => `${count} ${symbol}`)
    .join(' ');
}
