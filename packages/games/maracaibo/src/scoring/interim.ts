/** The scoring that ends a round. Rules MA-11.5, MA-13.4, MA-13.5 to MA-13.10, MA-23.5. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { reveal } from '@captains-table/kernel';
import { fillRow } from '../cards/deck.ts';
import type { Event } from '../events.ts';
import { jeanneIncome } from '../jeanne/scoring.ts';
import { at } from '../lists.ts';
import type { Decision, Move } from '../moves.ts';
import { orderOf, spiesBetween } from '../places.ts';
import { gainDoubloons } from '../ship/supplies.ts';
import type { ScoringFrame } from '../frames.ts';
import type { Events, Pieces, Rules, Seen, State } from '../state.ts';
import { checkStory } from '../story/check.ts';
import { layQuests } from '../story/classic.ts';
import { NO_SEAT, forgetCombats, nextSeat } from '../turn/match.ts';
import { scoreUnusedSpies } from '../turn/sail.ts';
import { endGame, finalScoring } from './final.ts';
import { gainPoints } from './points.ts';

export function scoringFrames(rules: Rules): FrameKind<State, ScoringFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      if (frame.step === 0) begin(state, frame, events);
      else if (frame.served < state.players) {
        // Rule MA-13.1: clockwise from the player who ended the round.
        forgetCombats(state);
        state.stack.push({ kind: 'buying', seat: nextServed(state, frame), step: 'choose' });
      } else if (frame.served < 2 * state.players) {
        // Rule MA-13.4: what others bought may have met an objective too.
        state.stack.push({ kind: 'after', seat: nextServed(state, frame), scoring: true });
      } else if (frame.step === 1) {
        frame.step = 2;
        score(rules, state, events);
      } else {
        rules.finish(state, events);
        if (isLastRound(rules, state)) endGame(rules, state, events);
        else startRound(rules, state, events);
      }
      return false;
    },
  };
}

function nextServed(state: State, frame: ScoringFrame): Seat {
  return (state.trigger + frame.served++) % state.players;
}

function begin(state: State, frame: ScoringFrame, events: Events): void {
  const { round, trigger } = state;
  frame.step = 1;
  state.moved = 0;
  if (trigger < state.players) events?.({ key: 'scoring', round, seat: trigger });
  else events?.({ key: 'jeanne-ended-round', round });
}

function isLastRound({ box }: Rules, { round }: State): boolean {
  return round === box.tracks.setup.rounds;
}

/** Up to step 6, in which players may have to read and to vote. Rules MA-13.9, MA-23.5, MA-28.18. */
function score(rules: Rules, state: State, events: Events): void {
  if (isLastRound(rules, state)) finalScoring(rules, state, events);
  else closeRound(rules, state, events);
  if (state.storyline !== null) checkStory(rules, state);
  else if (!isLastRound(rules, state)) layQuests(rules, state, state.round, events);
}

function closeRound(rules: Rules, state: State, events: Events): void {
  payIncome(rules, state, events);
  clearMarkets(state, events);
  for (const card of state.row) state.discard.push(card);
  state.row.length = 0;
  fillRow(rules, state, events);
  openPrestige(rules, state, events);
}

function startRound(rules: Rules, state: State, events: Events): void {
  sendHome(rules, state, events);
  state.round++;
  state.active = nextSeat(state, state.trigger);
  state.trigger = NO_SEAT;
  const { round, active } = state;
  if (active < state.players) events?.({ key: 'round-began', round, seat: active });
  else events?.({ key: 'jeanne-begins-round', round });
}

/** Rule MA-13.5. */
export function payIncome(rules: Pieces, state: Seen, events: Events): void {
  for (let seat = 0; seat < state.players; seat++) {
    const doubloons = at(state.doubloonIncome, seat);
    const points = at(state.pointIncome, seat);
    events?.({ key: 'earned', seat, doubloons, points });
    gainDoubloons(state, seat, doubloons, undefined);
    gainPoints(state, seat, points, 'income', undefined);
  }
  if (state.jeanne.plays) jeanneIncome(rules, state, events);
}

/** Rule MA-13.6. */
function clearMarkets(state: State, events: Events): void {
  let discs = 0;
  for (const [location, there] of state.markets.entries()) {
    discs += there;
    state.markets[location] = 0;
  }
  state.discsOut += discs;
  events?.({ key: 'markets-cleared', discs });
}

/** Rule MA-13.8. */
function openPrestige({ box }: Rules, state: State, events: Events): void {
  const building = state.prestige[state.prestigeOpen];
  if (building === undefined) return;
  state.prestigeOpen++;
  reveal(state);
  events?.({ key: 'prestige-opened', building: at(box.prestige, building).id });
}

/** Rule MA-13.10. */
function sendHome(rules: Rules, state: State, events: Events): void {
  scoreSpiesAhead(rules, state, events);
  state.ships.fill(0);
  if (state.jeanne.plays) state.jeanne.ship = 0;
  events?.({ key: 'ships-home' });
}

/** Rule MA-11.5. */
export function scoreSpiesAhead(rules: Pieces, state: Seen, events: Events): void {
  const { box } = rules;
  for (let seat = 0; seat < state.players; seat++) {
    const ahead = spiesBetween(box, state, seat, orderOf(box, at(state.ships, seat)), Infinity);
    scoreUnusedSpies(rules, state, seat, ahead, events);
  }
}
