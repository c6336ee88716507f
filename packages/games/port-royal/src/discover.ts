/** Discovery: the active player turns over card after card, until enough, or one too many. */
import type { FrameKind, Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { lasting } from './adventure/lasting.ts';
import { completeNamed, missionMoves, whyNoMission } from './adventure/missions.ts';
import { canLook, useSentinel } from './adventure/sentinel.ts';
import { cardOf } from './box.ts';
import { canTurnOver, showPayments } from './deck.ts';
import { claimMoves, claim, whyNoClaim } from './contracts/rules.ts';
import { completeExpedition, expeditionMoves, whyNoExpedition } from './expedition.ts';
import { gamblersOf, startGamble } from './gamble.ts';
import { canRepel, whyNoRepel } from './repel.ts';
import { letIn, nextCard } from './reveal.ts';
import type { Code, Decision, DiscoverFrame, Event, Events, Move, Rules, State } from './state.ts';

const DRAW: Move = { kind: 'draw' };
const STOP: Move = { kind: 'stop' };
const GAMBLE: Move = { kind: 'gamble' };
const LOOK: Move = { kind: 'look' };

export function discoverFrames(rules: Rules): FrameKind<State, DiscoverFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      if (frame.outcome === '') {
        if (cardsLeft(state, frame)) return true;
        // Rules PR-2.26, PR-2.28: nothing left to turn over this turn.
        events?.({ key: 'nothing-left', seat: state.active });
        frame.outcome = 'stop';
      }
      showPayments(state);
      rules.finish(state, events, frame);
      return false;
    },

    pending: (state, { drawn, gambled }) => [{ seat: state.active, kind: 'discover', drawn, gambled }],

    legal(state, frame, seat) {
      const moves: Move[] = [];
      if (seat !== state.active) return moves;
      if (frame.gambled === 0) moves.push(DRAW);
      if (frame.drawn > 0 && !isTooSmall(rules, state)) moves.push(STOP);
      if (gamblersOf(rules.box, state, seat) > frame.gambled) moves.push(GAMBLE);
      expeditionMoves(rules.box, state, moves);
      claimMoves(rules.box, state, seat, moves);
      missionMoves(rules.box, state, seat, moves);
      if (canLook(rules.box, state)) moves.push(LOOK);
      return moves;
    },

    apply(state, frame, seat, move, events) {
      switch (move.kind) {
        case 'draw':
          discoverOne(rules, state, frame, events);
          break;
        case 'stop':
          frame.outcome = 'stop';
          events?.({ key: 'stopped', seat });
          break;
        case 'gamble':
          startGamble(rules, state, frame, events);
          break;
        case 'expedition':
          completeExpedition(rules.box, state, move, events);
          break;
        case 'claim':
          claim(rules.box, state, seat, move.contract, events);
          break;
        case 'mission':
          completeNamed(rules.box, state, seat, move, events);
          break;
        case 'look':
          useSentinel(rules.box, state, events);
          break;
        default:
      }
    },

    whyNot: (state, frame, seat, move) => whyNot(rules, state, frame, seat, move),

    /** A gamble is over. */
    resume(state, frame, result) {
      if (result === 'bust') frame.outcome = 'bust';
      else if (result === 'gambled') maybeStopGambling(rules, state, frame);
    },
  };
}

/** Rule PR-22.16. */
function isTooSmall({ box }: Rules, state: State): boolean {
  return state.harbour.length < (lasting(box, state, 'least-harbour')?.cards ?? 0);
}

/** Rule PR-9.14: after the last gambler, trade and recruit follows. */
function maybeStopGambling(rules: Rules, state: State, frame: DiscoverFrame): void {
  if (gamblersOf(rules.box, state, state.active) <= frame.gambled) frame.outcome = 'stop';
}

function cardsLeft(state: State, frame: DiscoverFrame): boolean {
  return canTurnOver(state) || (frame.drawn === 0 && state.timePile.length > 0);
}

/** Rules PR-2.4 to PR-2.8. */
function discoverOne(rules: Rules, state: State, frame: DiscoverFrame, events: Events): void {
  const card = nextCard(rules, state, frame, events);
  if (card === undefined) return;
  switch (cardOf(rules.box, card).kind) {
    case 'person':
      state.harbour.push(card);
      break;
    case 'ship':
      if (canRepel(rules.box, state, card)) state.stack.push({ kind: 'repel', card });
      else if (letIn(rules, state, card, events)) frame.outcome = 'bust';
      break;
    case 'expedition':
      state.expeditions.push(card);
      break;
    case 'tax':
      state.stack.push({ kind: 'tax', card, step: 'losses', hit: [] });
  }
}

function whyNot(
  rules: Rules,
  state: State,
  frame: DiscoverFrame,
  seat: Seat,
  move: AnyMove,
): Refusal<Code> | undefined {
  switch (move.kind) {
    case 'draw':
      return { code: 'gambled', rule: 'PR-9.10' };
    case 'stop':
      if (frame.drawn > 0) return { code: 'harbour-too-small', rule: 'PR-22.16' };
      return { code: 'must-draw', rule: 'PR-2.1' };
    case 'look':
      return state.adventure === null ? undefined : { code: 'no-sentinel', rule: 'PR-24.9' };
    case 'mission':
      return state.adventure === null ? undefined : whyNoMission(rules.box, state, seat, move);
    case 'gamble':
      return { code: 'no-gambler', rule: frame.gambled > 0 ? 'PR-9.14' : 'PR-9.2' };
    case 'expedition':
      return whyNoExpedition(rules.box, state, seat, move);
    case 'claim':
      return whyNoClaim(rules.box, state, seat, move);
    case 'repel':
    case 'repel-keep':
      return whyNoRepel(rules.box, state);
    case 'trade':
    case 'keep':
    case 'sell':
    case 'recruit':
      return { code: 'not-asked', rule: 'PR-1.18' };
    default:
      return undefined;
  }
}
