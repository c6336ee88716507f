/** The final scoring. Rules MA-14.2 to MA-14.5, MA-28.24. */
import type { Seat } from '@captains-table/kernel';
import { NATION_COUNT, influenceOf, rankAt } from '../influence/influence.ts';
import { jeanneFinalScoring } from '../jeanne/scoring.ts';
import { at } from '../lists.ts';
import { nameOf } from '../move-lists.ts';
import type { Events, NationNumber, Pieces, Seen, State } from '../state.ts';
import { fillArchive } from '../story/instructions.ts';
import { multiplierOf } from './multiplier.ts';
import { gainJeannePoints, gainPoints } from './points.ts';
import { doubloonTrackPoints, prestigePoints } from './prestige.ts';

export function finalScoring(rules: Pieces, state: Seen, events: Events): void {
  for (let seat = 0; seat < state.players; seat++) {
    gainPoints(state, seat, at(state.pointIncome, seat), 'income', events);
    gainPoints(state, seat, doubloonTrackPoints(rules, state, seat), 'track', events);
    gainPoints(state, seat, cardPoints(rules, state, seat), 'cards', events);
    gainPoints(state, seat, investmentPoints(rules, state, seat), 'prestige', events);
  }
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    scoreMajority(rules, state, nation, events);
    scoreNobility(rules, state, nation, events);
  }
  if (state.jeanne.plays) jeanneFinalScoring(rules, state, events);
}

export function endGame(rules: Pieces, state: State, events: Events): void {
  if (state.storyline !== null) fillArchive(rules, state);
  state.over = true;
  events?.({ key: 'game-over' });
}

function cardPoints({ box }: Pieces, state: Seen, seat: Seat): number {
  let points = 0;
  for (const card of at(state.bought, seat)) points += at(box.cards, card).points;
  return points;
}

function investmentPoints(rules: Pieces, state: Seen, seat: Seat): number {
  let points = 0;
  for (const [slot, building] of state.prestige.entries()) {
    if ((at(state.investors, slot) & (1 << seat)) === 0) continue;
    points += prestigePoints(rules, state, seat, at(rules.box.prestige, building));
  }
  return points;
}

/** Rule MA-14.4. */
function scoreMajority({ box }: Pieces, state: Seen, nation: NationNumber, events: Events): void {
  const { mostInfluencePoints } = box.tracks.influence;
  const most = mostInfluence(state, nation);
  if (most === 0) return;
  for (let seat = 0; seat < state.players; seat++) {
    if (influenceOf(state, seat, nation) === most) {
      gainPoints(state, seat, mostInfluencePoints, 'majority', events);
    }
  }
  if (jeannesInfluence(state, nation) === most)
    gainJeannePoints(state, mostInfluencePoints, 'majority', events);
}

/** Any player's, Jeanne's included. */
export function mostInfluence(state: Seen, nation: NationNumber): number {
  let most = jeannesInfluence(state, nation);
  for (let seat = 0; seat < state.players; seat++) most = Math.max(most, influenceOf(state, seat, nation));
  return most;
}

function jeannesInfluence({ jeanne }: Seen, nation: NationNumber): number {
  return jeanne.plays ? at(jeanne.influence, nation) : 0;
}

/** Rule MA-14.5. */
function scoreNobility({ box }: Pieces, state: Seen, nation: NationNumber, events: Events): void {
  const times = multiplierOf(box, state, nation);
  const name = nameOf('nation', nation);
  events?.({ key: 'multiplier', nation: name, times });
  for (let seat = 0; seat < state.players; seat++) {
    const points = rankAt(box, influenceOf(state, seat, nation)) * times;
    events?.({ key: 'nobility', seat, nation: name, points });
    gainPoints(state, seat, points, 'nobility', undefined);
  }
  if (!state.jeanne.plays) return;
  gainJeannePoints(state, rankAt(box, at(state.jeanne.influence, nation)) * times, 'nobility', events);
}
