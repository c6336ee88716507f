import type { Box } from './box.ts';
import { cardOf } from './box.ts';
import type { CardNumber, State } from './state.ts';
import { waitingCards } from './waiting.ts';

/** No card is ever lost or doubled, and nobody has less than nothing. Rule PR-14.14. */
export function auditOf(box: Box, state: State): string[] {
  const faults: string[] = [];
  const seen = new Set<CardNumber>();
  for (const number of cardsOf(state)) {
    if (seen.has(number)) faults.push(`${cardOf(box, number).id} is in two places`);
    seen.add(number);
  }
  const expected = expectedCards(box, state, seen);
  if (seen.size !== expected) faults.push(`${seen.size} cards instead of ${expected}`);
  if (state.tokens.some((tokens) => tokens < 0)) faults.push('somebody has less than no tokens');
  for (const [at, claims] of state.claims.entries()) {
    if (new Set(claims).size !== claims.length) faults.push(`contract ${at} was claimed twice by one player`);
  }
  return faults;
}

function cardsOf(state: State): CardNumber[] {
  const { deck, discard, till, harbour, expeditions, timePile, victoryPile } = state;
  const shared = [deck, discard, till, harbour, expeditions, timePile, victoryPile, waitingCards(state)];
  const owned = [state.coins, state.persons, state.completed, state.ships, state.nest].flat();
  return [...shared, ...owned].flat();
}

/** The sets in play are known by their cards: whole sets, or the joining part of Sets Sail. */
function expectedCards(box: Box, state: State, seen: ReadonlySet<CardNumber>): number {
  const inPlay = new Set([...seen].map((number) => cardOf(box, number).set));
  const alone = !inPlay.has('base');
  return box.cards.filter((card) => {
    if (!inPlay.has(card.set)) return false;
    if (card.special) return state.coins.length === 5;
    return card.set !== 'sets-sail' || alone || card.joinsBase;
  }).length;
}
