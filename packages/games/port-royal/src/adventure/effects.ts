/** What an event or a story card does at once, one effect after another. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { cardOf, indexOfColour } from '../box.ts';
import { coinsOf, gain, lose, turnOver } from '../deck.ts';
import { sabresOf } from '../influence.ts';
import { clockwiseFrom, seatCount } from '../seats.ts';
import type { CardNumber, Decision, Event, Events, Move, Rules, State } from '../state.ts';
import { adventureOf } from './abilities.ts';
import { returnShips } from './additions.ts';
import type { Effect, Whom } from './content.ts';
import { renewEvents } from './events.ts';
import { lookAt } from './sentinel.ts';
import type { EffectsFrame } from './state.ts';
import { storyOf } from './stories.ts';

export function effectsFrames(rules: Rules): FrameKind<State, EffectsFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      const effect = effectsOf(box, frame)[frame.at];
      if (effect === undefined) rules.finish(state, events);
      else if (effect.does === 'sell-crowns' || effect.does === 'sell-marker')
        offer(box, state, frame, effect);
      else {
        frame.at++;
        carryOut(box, state, effect, events);
      }
      return false;
    },
  };
}

function effectsOf(box: Box, { of, number }: EffectsFrame): readonly Effect[] {
  if (of === 'event') return must(box.adventure.events[number]).effects;
  return storyOf(box, number).effects ?? [];
}

/** Asks one player after another. */
function offer(
  box: Box,
  state: State,
  frame: EffectsFrame,
  effect: Extract<Effect, { readonly does: 'sell-crowns' | 'sell-marker' }>,
): void {
  const seats =
    effect.does === 'sell-marker' ? clockwiseFrom(state, state.active) : meant(box, state, effect);
  const seat = seats[frame.asked++];
  if (seat === undefined) {
    frame.at++;
    frame.asked = 0;
  } else if (effect.does === 'sell-marker') {
    state.stack.push({ kind: 'purchase', seat, what: 'marker', price: effect.price, most: 1 });
  } else {
    state.stack.push({ kind: 'purchase', seat, what: 'crowns', price: effect.price, most: effect.most });
  }
}

function carryOut(box: Box, state: State, effect: Effect, events: Events): void {
  switch (effect.does) {
    case 'gain':
    case 'pay':
      if (effect.in === undefined || effect.in === adventureOf(state).play)
        moveCoins(box, state, effect, events);
      break;
    case 'first-ship':
      seekShip(box, state, effect, events);
      break;
    case 'look-and-place':
      lookAt(state, 'lookout', effect.cards, events);
      break;
    case 'return-ships':
      returnShips(box, state, effect.colour, events);
      break;
    case 'month-end':
      state.stack.push({ kind: 'month-end', step: 'markers', asked: 0 });
      break;
    case 'new-month':
      renewEvents(state, events);
      break;
    case 'free-repel':
      adventureOf(state).freeRepels = effect.times;
      break;
    case 'free-port':
      adventureOf(state).freePort = true;
      if (seatCount(state) === 1) give(state, state.active, effect.alone, events);
      break;
    default: // it lasts for the turn
  }
}

type CoinEffect = Extract<Effect, { readonly does: 'gain' | 'pay' }>;

/** Rules PR-22.17 to PR-22.19, PR-23.25. */
function moveCoins(box: Box, state: State, effect: CoinEffect, events: Events): void {
  for (const seat of meant(box, state, effect)) {
    if (effect.does === 'gain') give(state, seat, effect.coins, events);
    else {
      const coins = Math.min(effect.coins, coinsOf(state, seat));
      lose(state, seat, coins);
      if (coins > 0) events?.({ key: 'event-pay', seat, coins });
    }
  }
}

function give(state: State, seat: Seat, coins: number, events: Events): void {
  gain(state, seat, coins, events);
  events?.({ key: 'event-gain', seat, coins });
}

/** The seats that an effect is about, clockwise from the active player. */
function meant(
  box: Box,
  state: State,
  { for: whom, from = 0 }: { readonly for: Whom; readonly from?: number },
): Seat[] {
  const seats = clockwiseFrom(state, state.active);
  switch (whom) {
    case 'active':
      return [state.active];
    case 'all':
      return seats;
    case 'fewest-coins': {
      const fewest = Math.min(...seats.map((seat) => coinsOf(state, seat)));
      return seats.filter((seat) => coinsOf(state, seat) === fewest);
    }
    case 'coins':
      return seats.filter((seat) => coinsOf(state, seat) >= from);
    case 'sabres':
      return seats.filter((seat) => sabresOf(box, state, seat) >= from);
  }
}

/** Rule PR-22.22. */
function seekShip(
  box: Box,
  state: State,
  { colour, cards }: Extract<Effect, { readonly does: 'first-ship' }>,
  events: Events,
): void {
  const swept: CardNumber[] = [];
  for (let turned = 0; turned < cards; turned++) {
    const number = turnOver(state, events);
    if (number === undefined) break;
    const card = cardOf(box, number);
    if (card.kind === 'ship' && card.colour === indexOfColour(colour)) {
      state.harbour.push(number);
      events?.({ key: 'placed', seat: state.active, card: card.id });
      break;
    }
    swept.push(number);
  }
  discardUnused(box, state, swept, events);
}

function discardUnused(box: Box, state: State, swept: readonly CardNumber[], events: Events): void {
  state.discard.push(...swept);
  if (swept.length === 0) return;
  events?.({ key: 'swept', seat: state.active, cards: swept.map((number) => cardOf(box, number).id) });
}
