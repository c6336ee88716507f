/** A turn from its first card to the empty harbour, and one turn after another. */
import type { FrameKind } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import { abilityOf } from './adventure/abilities.ts';
import { openInns } from './adventure/cargo.ts';
import { gainCrowns } from './adventure/crowns.ts';
import { showEndPage } from './adventure/ending.ts';
import { revealEvent } from './adventure/events.ts';
import { lasting } from './adventure/lasting.ts';
import { askAboutStop } from './adventure/moments.ts';
import type { Box } from './box.ts';
import { extraCardsOf, payArrival, payJesters } from './arrival.ts';
import { contractAsking, mayStillClaim } from './contracts/markers.ts';
import { gain } from './deck.ts';
import { clearHarbour, coloursInHarbour } from './harbour.ts';
import { seatCount } from './seats.ts';
import { isAtStandstill, maybeExchangeCoins } from './standstill.ts';
import type {
  Decision,
  DiscoverFrame,
  Event,
  Events,
  MatchFrame,
  Move,
  Rules,
  State,
  TurnFrame,
} from './state.ts';

/** Rules PR-1.17, PR-2.27, PR-7.2, PR-7.3, PR-7.12, PR-7.13, PR-13.10. */
export function matchFrames(rules: Rules): FrameKind<State, MatchFrame, Move, Event, Decision> {
  return {
    run(state, _frame, events) {
      const next = state.turn === 0 ? state.first : (state.active + 1) % seatCount(state);
      const isPlayedOut = state.ending && next === state.first;
      if (!isPlayedOut) maybeExchangeCoins(state, events);
      if (isPlayedOut || (next === state.first && isAtStandstill(state))) {
        if (showEndPage(rules.box, state, events)) return false;
        if (!state.ending)
          events?.({ key: 'standstill', rounds: Math.floor(state.quiet / seatCount(state)) });
        state.outcome = 'ended';
        rules.finish(state, events);
      } else if (state.cooperative && state.adventure === null && state.timePile.length === 0) {
        state.outcome = 'lost';
        events?.({ key: 'lost' });
        rules.finish(state, events);
      } else {
        state.active = next;
        state.turn++;
        state.quiet++;
        state.renewals = 0;
        events?.({ key: 'turn-began', seat: next, turn: state.turn });
        const phase = state.adventure === null ? 'begin' : 'event';
        state.stack.push({ kind: 'turn', phase, served: 0, luck: 0 });
      }
      return false;
    },
  };
}

export function turnFrames(rules: Rules): FrameKind<State, TurnFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      switch (frame.phase) {
        case 'event':
          frame.phase = 'begin';
          revealEvent(box, state, events);
          break;
        case 'begin':
          frame.phase = 'discover';
          state.stack.push({ kind: 'discover', drawn: 0, gambled: 0, luck: 0, outcome: '' });
          break;
        case 'discover':
          throw new Error('discovery ends in a stop or a bust');
        case 'bust':
          bust(box, state, events);
          frame.phase = 'jesters';
          break;
        case 'jesters':
          payJesters(box, state, events);
          frame.phase = 'after-bust';
          break;
        case 'after-bust':
          state.stack.push({ kind: 'window', after: 'bust', acted: false });
          frame.phase = 'end';
          break;
        case 'stopped':
          frame.phase = 'trade';
          askAboutStop(rules, state);
          break;
        case 'trade':
          serveActive(box, state, frame, events);
          frame.phase = 'others';
          break;
        case 'others':
          if (frame.served < seatCount(state)) serveNext(box, state, frame, events);
          else frame.phase = 'closing';
          break;
        case 'closing':
          // Rule PR-3.24: with one player, no one has acted since that player's own part.
          if (seatCount(state) > 1) state.stack.push({ kind: 'window', after: 'trade', acted: false });
          frame.phase = 'clear';
          break;
        case 'clear':
          clearHarbour(state); // rule PR-3.22
          frame.phase = 'end';
          break;
        case 'end':
          rules.finish(state, events);
      }
      return false;
    },

    resume(state, frame, result) {
      if (frame.phase !== 'discover' || !isDiscovery(result)) return;
      const afterStop = state.adventure === null ? 'trade' : 'stopped';
      frame.phase = result.outcome === 'bust' ? 'bust' : afterStop;
      frame.luck = result.luck;
    },
  };
}

/** A discovery returns its own frame as its result. */
function isDiscovery(result: unknown): result is DiscoverFrame {
  return isRecord(result) && result['kind'] === 'discover';
}

/** Rules PR-2.11 to PR-2.14, PR-12.26. */
function bust(box: Box, state: State, events: Events): void {
  events?.({ key: 'busted', seat: state.active });
  if (state.adventure !== null) payConsolation(box, state, events);
  clearHarbour(state);
  const jinx = contractAsking(box, state, 'bust');
  if (jinx === undefined || !mayStillClaim(state, state.active, jinx)) return;
  state.stack.push({ kind: 'claim', seat: state.active, contract: jinx });
}

/** Rule PR-21.13. */
function payConsolation(box: Box, state: State, events: Events): void {
  const ability = abilityOf(box, state, state.active);
  if (ability === undefined || ability.bustCoins === 0 || state.harbour.length > ability.bustTo) return;
  gain(state, state.active, ability.bustCoins, events);
  events?.({ key: 'consoled', seat: state.active, coins: ability.bustCoins });
}

/** Rules PR-3.1 to PR-3.4, PR-9.11, PR-24.2. */
function serveActive(box: Box, state: State, frame: TurnFrame, events: Events): void {
  const byColours = Math.max(1, coloursInHarbour(box, state) - 2);
  frame.served = 1;
  if (state.adventure !== null) payRegatta(box, state, events);
  serve(box, state, state.active, byColours + frame.luck + eventCards(box, state), events);
}

/** Rule PR-22.23. */
function payRegatta(box: Box, state: State, events: Events): void {
  const regatta = lasting(box, state, 'regatta');
  if (regatta === undefined || coloursInHarbour(box, state) < regatta.colours) return;
  gainCrowns(box, state, state.active, regatta.crowns, events);
}

/** Cards that an event adds, or a mission takes away. Rules PR-22.20, PR-23.20. */
function eventCards(box: Box, state: State): number {
  if (state.adventure === null) return 0;
  return (lasting(box, state, 'extra-cards')?.cards ?? 0) - state.adventure.fewerTakes;
}

/** Rule PR-3.14. */
function serveNext(box: Box, state: State, frame: TurnFrame, events: Events): void {
  const seat = (state.active + frame.served) % seatCount(state);
  frame.served++;
  serve(box, state, seat, 1, events);
}

/** It is a player's turn to choose. */
function serve(box: Box, state: State, seat: number, cards: number, events: Events): void {
  openInns(box, state, seat);
  payArrival(box, state, seat, events);
  const left = Math.max(0, cards + extraCardsOf(box, state, seat));
  state.stack.push({ kind: 'take', seat, left, acted: false });
}
