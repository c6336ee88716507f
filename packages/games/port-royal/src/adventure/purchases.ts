/** Crowns and markers that players may pay for when an event or the month's end offers them. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { coinsOf, lose } from '../deck.ts';
import type { Decision, Event, Move, Rules, State } from '../state.ts';
import { adventureOf, freeMarkers } from './abilities.ts';
import { crownsOf, gainCrowns } from './crowns.ts';
import { takeMarker } from './markers.ts';
import type { PurchaseFrame } from './state.ts';

const MARKER: readonly Move[] = [
  { kind: 'buy-marker', take: true },
  { kind: 'buy-marker', take: false },
];

/** Rules PR-22.15, PR-23.26, PR-25.13, PR-25.17. */
export function purchaseFrames(rules: Rules): FrameKind<State, PurchaseFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      if (mostOf(box, state, frame) > 0) return true;
      rules.finish(state, events);
      return false;
    },

    pending: (state, frame) => {
      const { seat, price } = frame;
      if (frame.what === 'marker') return [{ seat, kind: 'buy-marker', price }];
      return [{ seat, kind: 'buy-crowns', price, most: mostOf(box, state, frame) }];
    },

    legal(state, frame, seat) {
      if (seat !== frame.seat) return [];
      if (frame.what === 'marker') return MARKER;
      return Array.from({ length: mostOf(box, state, frame) + 1 }, (_, crowns) => ({
        kind: 'buy-crowns',
        crowns,
      }));
    },

    apply(state, frame, seat, move, events) {
      rules.finish(state, events);
      if (move.kind === 'buy-crowns' && move.crowns > 0) {
        const coins = move.crowns * frame.price;
        lose(state, seat, coins);
        events?.({ key: 'bought-crowns', seat, crowns: move.crowns, coins });
        gainCrowns(box, state, seat, move.crowns, events);
      } else if (move.kind === 'buy-marker' && move.take) {
        lose(state, seat, frame.price);
        events?.({ key: 'bought-marker', seat, coins: frame.price });
        takeMarker(box, state, seat, events);
      }
    },

    whyNot: (_state, { what }) => ({ code: 'not-asked', rule: what === 'marker' ? 'PR-25.13' : 'PR-22.15' }),
  };
}

/** How much a seat could buy. */
function mostOf(box: Box, state: State, { seat, what, price, most }: PurchaseFrame): number {
  const affordable = price === 0 ? most : Math.floor(coinsOf(state, seat) / price);
  const room = what === 'marker' ? freeMarkersOf(state, seat) : crownRoom(box, state, seat);
  return Math.max(0, Math.min(most, affordable, room));
}

function freeMarkersOf(state: State, seat: Seat): number {
  return freeMarkers(adventureOf(state), seat);
}

function crownRoom(box: Box, state: State, seat: Seat): number {
  return box.adventure.crowns.spaces - crownsOf(state, seat);
}
