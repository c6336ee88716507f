import { freeMarkers } from './adventure/abilities.ts';
import type { Box } from './box.ts';
import { cardOf } from './box.ts';
import type { CardNumber, State } from './state.ts';
import { waitingCards } from './waiting.ts';

/** No card is ever lost or doubled, and no one has less than nothing. Rule PR-14.14. */
export function auditOf(box: Box, state: State): string[] {
  const faults: string[] = [];
  const seen = new Set<CardNumber>();
  for (const number of cardsOf(state)) {
    if (seen.has(number)) faults.push(`${cardOf(box, number).id} is in two places`);
    seen.add(number);
  }
  const expected = expectedCards(box, state, seen);
  if (seen.size !== expected) faults.push(`${seen.size} cards instead of ${expected}`);
  if (state.tokens.some((tokens) => tokens < 0)) faults.push('someone has less than no tokens');
  for (const [at, claims] of state.claims.entries()) {
    if (new Set(claims).size !== claims.length) faults.push(`contract ${at} was claimed twice by one player`);
  }
  return [...faults, ...adventureFaults(box, state)];
}

/** Markers, crowns and events are as many as they should be. */
function adventureFaults(box: Box, { adventure }: State): string[] {
  if (adventure === null) return [];
  const faults: string[] = [];
  for (const [seat, crowns] of adventure.crowns.entries()) {
    if (crowns < 0 || crowns > box.adventure.crowns.spaces) faults.push(`seat ${seat} has ${crowns} crowns`);
    if (freeMarkers(adventure, seat) < 0) faults.push(`seat ${seat} has less than no markers`);
  }
  const events = [...adventure.eventDeck, ...adventure.eventDiscard, ...adventure.eventsAside];
  if (new Set(events).size !== events.length) faults.push('an event is in two places');
  for (const [at, claims] of adventure.claims.entries()) {
    if (new Set(claims).size !== claims.length)
      faults.push(`mission ${at} was completed twice by one player`);
  }
  return faults;
}

function cardsOf(state: State): CardNumber[] {
  const { deck, discard, till, harbour, expeditions, timePile, victoryPile } = state;
  const shared = [deck, discard, till, harbour, expeditions, timePile, victoryPile, waitingCards(state)];
  const kept = state.adventure?.cargo ?? [];
  const owned = [state.coins, state.persons, state.completed, state.ships, state.nest, kept].flat();
  return [...shared, ...owned].flat();
}

/** How many cards the game should have: whole sets, as seen in play, or the part of Sets Sail that joins them. */
function expectedCards(box: Box, state: State, seen: ReadonlySet<CardNumber>): number {
  const inPlay = new Set([...seen].map((number) => cardOf(box, number).set));
  const alone = !inPlay.has('base');
  return box.cards.filter((card) => {
    if (card.group !== '') return state.adventure?.groups.includes(card.group) ?? false;
    if (!inPlay.has(card.set)) return false;
    if (card.special) return state.coins.length === 5;
    return card.set !== 'sets-sail' || alone || card.joinsBase;
  }).length;
}
