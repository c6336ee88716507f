/** What a stop brings before the main action. Rules MA-19.8, MA-24.7, MA-24.12, MA-24.13, MA-24.17. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { startProgram } from '@captains-table/kernel';
import { NONE } from '../box.ts';
import { ABILITY, abilityOf } from '../cards/abilities.ts';
import { canPay, pay, seemsPayable } from '../cards/pay.ts';
import type { Event } from '../events.ts';
import { at } from '../lists.ts';
import type { Decision, Move } from '../moves.ts';
import { spiesAt, tileAt } from '../places.ts';
import { gainPoints } from '../scoring/points.ts';
import { canTakeDisc } from '../ship/discs.ts';
import { gainDoubloons } from '../ship/supplies.ts';
import type { StopFrame, TileOfferFrame, TipFrame } from '../frames.ts';
import type { LocationNumber, Rules, State, Words } from '../state.ts';
import { applyFree, couldRaise, freeMoves, whyNoFree } from './free.ts';

const TIPS: readonly Move[] = [
  { kind: 'tip', take: 'points' },
  { kind: 'tip', take: 'doubloons' },
];
const DECLINE: Move = { kind: 'decline' };

/** Jeanne's stops concern the spies of others only. */
export function stopFrames(rules: Rules): FrameKind<State, StopFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      const { seat } = frame;
      const isJeanne = seat >= state.players;
      const location = isJeanne ? state.jeanne.ship : at(state.ships, seat);
      switch (frame.step++) {
        case 0: {
          const tile = isJeanne ? NONE : tileAt(box, state, location, ({ kind }) => kind === 'stopBonus');
          const reward = box.legacy[tile]?.reward;
          if (reward !== undefined) startProgram<Words>(state, reward, { seat });
          break;
        }
        case 1:
          pushTips(rules, state, seat, location);
          break;
        case 2:
          if (!isJeanne) offerTile(rules, state, seat, location);
          break;
        default:
          rules.finish(state, events);
      }
      return false;
    },
  };
}

/** Clockwise from the player who stopped, so the last is pushed first. */
function pushTips({ box }: Rules, state: State, stopped: Seat, location: LocationNumber): void {
  for (let i = state.players - 1; i >= 0; i--) {
    const seat = (stopped + i) % state.players;
    const left = abilityOf(state, seat, ABILITY.watchfulSpies);
    if (left > 0 && spiesAt(box, state, seat, location) > 0) {
      state.stack.push({ kind: 'tip', seat, at: location, left });
    }
  }
}

export function tipFrames(rules: Rules): FrameKind<State, TipFrame, Move, Event, Decision> {
  return {
    pending: (_state, { seat, at: location }) => [
      { seat, kind: 'tip', at: at(rules.box.locations, location).id },
    ],
    legal: (_state, frame, seat) => (seat === frame.seat ? TIPS : []),
    apply(state, frame, seat, move, events) {
      if (move.kind !== 'tip') return;
      const { tipPoints, tipDoubloons } = rules.box.figures;
      if (move.take === 'points') gainPoints(state, seat, tipPoints, 'spies', events);
      else gainDoubloons(state, seat, tipDoubloons, events);
      if (--frame.left === 0) rules.finish(state, events);
    },
    whyNot: () => ({ code: 'wrong-moment', rule: 'MA-19.8' }),
  };
}

/** Rule MA-24.13. */
function isOpen({ box }: Rules, state: State, seat: Seat, tile: number): boolean {
  return at(state.tileDiscs, tile) < at(box.legacy, tile).spaces && canTakeDisc(box, state, seat);
}

/** Rule MA-24.12. */
function canUseTile(rules: Rules, state: State, seat: Seat, tile: number): boolean {
  const { price } = at(rules.box.legacy, tile);
  return isOpen(rules, state, seat, tile) && canPay(rules.box, state, seat, price);
}

function offerTile(rules: Rules, state: State, seat: Seat, location: LocationNumber): void {
  const tile = tileAt(rules.box, state, location, ({ kind }) => kind === 'discs');
  if (tile !== NONE) state.stack.push({ kind: 'tile-offer', seat, tile });
}

export function tileOfferFrames(rules: Rules): FrameKind<State, TileOfferFrame, Move, Event, Decision> {
  const { box, moves } = rules;
  return {
    /** Asked while the price seems payable, or a free action could still bring it. */
    run(state, { seat, tile }, events) {
      if (isOpen(rules, state, seat, tile)) {
        const { price } = at(box.legacy, tile);
        if (seemsPayable(state, seat, price) || couldRaise(rules, state, seat)) return true;
      }
      rules.finish(state, events);
      return false;
    },
    pending: (_state, { seat, tile }) => [{ seat, kind: 'tile-offer', tile: at(box.legacy, tile).id }],
    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      const legal: Move[] = [DECLINE];
      if (canUseTile(rules, state, seat, frame.tile)) legal.push(at(moves.useTile, frame.tile));
      freeMoves(rules, state, seat, true, legal);
      return legal;
    },
    apply(state, { seat, tile }, _seat, move, events) {
      if (applyFree(rules, state, seat, move, events)) return;
      rules.finish(state, events);
      if (move.kind !== 'use-tile') return;
      events?.({ key: 'tile-disc', seat, tile: move.tile });
      state.stack.push({ kind: 'disc', seat, left: 1, to: 'tile', at: tile });
      pay(state, seat, at(box.legacy, tile).price, events);
    },
    whyNot: (state, { tile }, seat, move) =>
      whyNoFree(rules, state, seat, move, true) ??
      (move.kind === 'use-tile' && 'tile' in move && move.tile === at(box.legacy, tile).id
        ? { code: 'cannot-pay', rule: 'MA-24.12' }
        : { code: 'not-offered', rule: 'MA-24.12' }),
  };
}
