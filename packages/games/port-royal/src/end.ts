/** When the game ends, who has won, and what the scores are made of. */
import type { Result, Seat } from '@captains-table/kernel';
import { defined, must } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { coinsOf } from './deck.ts';
import { influenceOf, personsOf, printedInfluence } from './influence.ts';
import { clockwiseFrom } from './seats.ts';
import type { Events, State } from './state.ts';

/** What ranks players besides their influence. */
type Decider = 'coins' | 'expedition';

/** Rules PR-7.1, PR-7.7: whoever has gained influence calls this. */
export function maybeTriggerEnd(box: Box, state: State, seat: Seat, events: Events): void {
  if (state.ending || state.cooperative) return;
  const influence = influenceOf(box, state, seat);
  if (influence < state.goal) return;
  if (state.needsExpedition && must(state.completed[seat]).length === 0) return;
  state.ending = true;
  events?.({ key: 'ending', seat, influence });
}

export function resultOf(box: Box, state: State): Result | undefined {
  if (state.outcome === '') return undefined;
  return state.cooperative ? commonResult(state) : competitiveResult(box, state);
}

/** Rules PR-7.4 to PR-7.6, PR-7.8, PR-7.9. */
function competitiveResult(box: Box, state: State): Result {
  const seats = clockwiseFrom(state, 0);
  const scores = seats.map((seat) => influenceOf(box, state, seat));
  const better = (a: Seat, b: Seat) => {
    if (eligible(state, a) !== eligible(state, b)) return eligible(state, a);
    const influence = must(scores[a]) - must(scores[b]);
    return influence > 0 || (influence === 0 && coinsOf(state, a) > coinsOf(state, b));
  };
  const ranking = seats.map((seat) => 1 + seats.filter((other) => better(other, seat)).length);
  const decidedBy = deciders(state, scores, ranking);
  return {
    ranking,
    scores,
    ...defined({ decidedBy: decidedBy.length > 0 ? decidedBy : undefined }),
    breakdown: seats.map((seat) => ({
      persons: printedInfluence(box, personsOf(state, seat)),
      expeditions: printedInfluence(box, must(state.completed[seat])),
      ships: must(state.shipInfluence[seat]),
      contracts: must(state.contractInfluence[seat]),
    })),
  };
}

/** What put somebody behind who has as much influence, or more. Rules PR-7.5, PR-7.8. */
function deciders(state: State, scores: readonly number[], ranking: readonly number[]): readonly Decider[] {
  const found = new Set<Decider>();
  for (const [seat, score] of scores.entries()) {
    for (const [other, less] of scores.entries()) {
      if (score < less || must(ranking[seat]) <= must(ranking[other])) continue;
      found.add(eligible(state, seat) === eligible(state, other) ? 'coins' : 'expedition');
    }
  }
  return [...found];
}

/** In the end variant nobody wins without an expedition. */
function eligible(state: State, seat: Seat): boolean {
  return !state.needsExpedition || must(state.completed[seat]).length > 0;
}

/** Rules PR-13.26, PR-13.28: everybody wins or loses, and the victory pile is the score. */
function commonResult(state: State): Result {
  const won = state.outcome === 'won';
  const victory = won ? state.victoryPile.length : 0;
  const each = <T>(value: T) => state.coins.map(() => value);
  return { ranking: each(won ? 1 : 2), scores: each(victory), breakdown: each({ victory }) };
}
