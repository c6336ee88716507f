/** When the game ends, who has won, and what the scores are made of. */
import type { Result, Seat } from '@captains-table/kernel';
import { defined, must } from '@captains-table/kernel';
import { crownInfluenceOf, hasTrophy } from './adventure/abilities.ts';
import type { Box } from './box.ts';
import { coinsOf } from './deck.ts';
import { influenceOf, personsOf, printedInfluence } from './influence.ts';
import { clockwiseFrom } from './seats.ts';
import type { Events, State } from './state.ts';

/** What ranks players besides their influence. */
type Decider = 'coins' | 'expedition' | 'trophy' | 'markers';

/** Rules PR-7.1, PR-7.7, PR-25.8, PR-25.9: called after a player has gained influence. */
export function maybeTriggerEnd(box: Box, state: State, seat: Seat, events: Events): void {
  if (state.ending || state.cooperative) return;
  const influence = influenceOf(box, state, seat);
  if (influence < state.goal) return;
  if (!eligible(box, state, seat)) return;
  state.ending = true;
  events?.({ key: 'ending', seat, influence });
}

export function resultOf(box: Box, state: State): Result | undefined {
  if (state.outcome === '') return undefined;
  return state.cooperative ? commonResult(box, state) : competitiveResult(box, state);
}

/** Rules PR-7.4 to PR-7.6, PR-7.8, PR-7.9, PR-25.11, PR-25.12. */
export function competitiveResult(box: Box, state: State): Result {
  const seats = clockwiseFrom(state, 0);
  const scores = seats.map((seat) => influenceOf(box, state, seat));
  const better = (a: Seat, b: Seat) => {
    if (eligible(box, state, a) !== eligible(box, state, b)) return eligible(box, state, a);
    const influence = must(scores[a]) - must(scores[b]);
    if (influence !== 0) return influence > 0;
    const markers = markersOf(state, b) - markersOf(state, a);
    return markers > 0 || (markers === 0 && coinsOf(state, a) > coinsOf(state, b));
  };
  const ranking = seats.map((seat) => 1 + seats.filter((other) => better(other, seat)).length);
  const decidedBy = deciders(box, state, scores, ranking);
  return {
    ranking,
    scores,
    ...defined({ decidedBy: decidedBy.length > 0 ? decidedBy : undefined }),
    breakdown: seats.map((seat) => partsOf(box, state, seat)),
  };
}

function partsOf(box: Box, state: State, seat: Seat): Readonly<Record<string, number>> {
  const own = {
    persons: printedInfluence(box, personsOf(state, seat)),
    expeditions: printedInfluence(box, must(state.completed[seat])),
  };
  if (state.adventure !== null) return { ...own, crowns: crownInfluenceOf(box, state, seat) };
  return { ...own, ships: must(state.shipInfluence[seat]), contracts: must(state.contractInfluence[seat]) };
}

/** Markers still on the adventurer. */
function markersOf(state: State, seat: Seat): number {
  return state.adventure?.markers[seat] ?? 0;
}

/** Why a player with as much influence, or more, is behind. Rules PR-7.5, PR-7.8, PR-25.12. */
function deciders(
  box: Box,
  state: State,
  scores: readonly number[],
  ranking: readonly number[],
): readonly Decider[] {
  const found = new Set<Decider>();
  for (const [seat, score] of scores.entries()) {
    for (const [other, less] of scores.entries()) {
      if (score < less || must(ranking[seat]) <= must(ranking[other])) continue;
      if (eligible(box, state, seat) !== eligible(box, state, other)) {
        found.add(state.adventure === null ? 'expedition' : 'trophy');
      } else found.add(markersOf(state, seat) === markersOf(state, other) ? 'coins' : 'markers');
    }
  }
  return [...found];
}

/** In the end variant no one wins without an expedition, in the adventure without the trophy. */
function eligible(box: Box, state: State, seat: Seat): boolean {
  if (state.adventure !== null && !hasTrophy(box, state.adventure, seat)) return false;
  return !state.needsExpedition || must(state.completed[seat]).length > 0;
}

/** Rules PR-13.26, PR-13.28: everybody wins or loses, and the victory pile is the score. */
function commonResult(box: Box, state: State): Result {
  const won = state.outcome === 'won';
  if (state.adventure !== null) {
    const breakdown = state.coins.map((_, seat) => partsOf(box, state, seat));
    const scores = state.coins.map((_, seat) => influenceOf(box, state, seat));
    return { ranking: scores.map(() => (won ? 1 : 2)), scores, breakdown };
  }
  const victory = won ? state.victoryPile.length : 0;
  const each = <T>(value: T) => state.coins.map(() => value);
  return { ranking: each(won ? 1 : 2), scores: each(victory), breakdown: each({ victory }) };
}
