/** Jeanne's pieces. Rules MA-25.1, MA-25.2. */
import type { Chance, Options } from '@captains-table/kernel';
import { shuffle, times } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import { NATION_COUNT } from '../influence/influence.ts';
import { CREDIT_COUNT } from '../scoring/points.ts';
import type { Jeanne } from '../state.ts';

const DECKS = ['A', 'B', 'C'] as const;

export function dealJeanne(box: Box, players: number, options: Options, chance: Chance): Jeanne {
  const plays = players === 1;
  return {
    plays,
    deck: plays ? dealDeck(box, String(options['jeanne']), chance) : [],
    discard: [],
    card: NONE,
    seen: 0,
    ship: 0,
    explorer: 0,
    discs: 0,
    cards: [],
    quests: [],
    tokens: [],
    influence: times(NATION_COUNT, () => 0),
    points: times(CREDIT_COUNT, () => 0),
  };
}

function dealDeck({ jeanne }: Box, level: string, chance: Chance): number[] {
  const counts = jeanne.levels.find(({ id }) => id === level)?.cards ?? [];
  const deck = DECKS.flatMap((letter, index) => {
    const cards = jeanne.cards.flatMap((card, number) => (card.deck === letter ? [number] : []));
    shuffle(chance, cards);
    return cards.slice(0, counts[index] ?? 0);
  });
  shuffle(chance, deck);
  return deck;
}
