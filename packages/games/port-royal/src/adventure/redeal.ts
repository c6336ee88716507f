/**
 * Dealing hidden cards again in a game of the adventure. Besides what everyone knows of hidden cards
 * (see older-cards.ts), cards added in the middle of the game are not among the coins drawn before,
 * and a player who has looked at cards knows them. Rules PR-20.17, PR-24.9.
 */
import type { Chance, Viewer } from '@captains-table/kernel';
import { below, must, shuffle } from '@captains-table/kernel';
import type { CardNumber } from '../state.ts';
import type { AdventureState } from './state.ts';

/** A place for one face-down card. */
interface Slot {
  readonly pile: CardNumber[];
  readonly at: number;
  readonly pool: number;
  /** Only cards of additions before this one can lie here; the first addition is 1. */
  readonly before: number;
}

export function redealCards(
  adventure: AdventureState,
  piles: readonly CardNumber[][],
  pools: Uint8Array,
  viewer: Viewer,
  chance: Chance,
): void {
  const { additions } = adventure;
  const known = new Set(viewer === 'spectator' ? [] : adventure.peeked[viewer]);
  const slots = slotsOf(piles, pools, adventure, known);
  const truth = slots.map(({ pile, at }) => must(pile[at]));
  const hidden = truth.toSorted((a, b) => a - b);
  const additionOf = (card: CardNumber) => additions.findLastIndex(({ cards }) => cards.includes(card)) + 1;
  const free = new Set(slots);
  const put = (card: CardNumber, slot: Slot) => {
    slot.pile[slot.at] = card;
    free.delete(slot);
  };
  // The latest first: they have the fewest places, and earlier cards fit all of these too.
  for (let addition = additions.length; addition > 0; addition--) {
    for (const card of hidden.filter((candidate) => additionOf(candidate) === addition)) {
      const fitting = [...free].filter(({ pool, before }) => pool === pools[card] && before > addition);
      put(card, must(fitting[below(chance, fitting.length)]));
    }
  }
  const rest = hidden.filter((card) => additionOf(card) === 0);
  for (const pool of new Set(slots.map((slot) => slot.pool))) {
    const cards = rest.filter((card) => pools[card] === pool);
    shuffle(chance, cards);
    for (const slot of [...free].filter((candidate) => candidate.pool === pool)) put(must(cards.pop()), slot);
  }
  rename(adventure, piles, truth, slots);
}

function slotsOf(
  piles: readonly CardNumber[][],
  pools: Uint8Array,
  { additions }: AdventureState,
  known: ReadonlySet<CardNumber>,
): Slot[] {
  return piles.flatMap((pile) =>
    pile.flatMap((card, at) => {
      if (known.has(card)) return [];
      const early = additions.findIndex((addition) => addition.early.includes(card));
      const before = early < 0 ? Infinity : early + 1;
      return [{ pile, at, pool: must(pools[card]), before }];
    }),
  );
}

/** What was known of the cards in a place now holds for the cards dealt to it. */
function rename(
  adventure: AdventureState,
  piles: readonly CardNumber[][],
  truth: readonly CardNumber[],
  slots: readonly Slot[],
): void {
  const now = new Map<CardNumber, CardNumber>();
  for (const [i, { pile, at }] of slots.entries()) now.set(must(truth[i]), must(pile[at]));
  const isHidden = new Set(piles.flat());
  const renamed = (cards: readonly CardNumber[]) =>
    cards
      .map((card) => now.get(card) ?? card)
      .filter((card) => isHidden.has(card))
      .sort((a, b) => a - b);
  for (const addition of adventure.additions) addition.early = renamed(addition.early);
  adventure.peeked = adventure.peeked.map(renamed);
}
