/** Before the first turn: adventurers, their treasure, extra coins, and the first pages. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { gain } from '../deck.ts';
import { clockwiseFrom, seatCount } from '../seats.ts';
import type { Decision, Event, Events, Move, Rules, State } from '../state.ts';
import { adventureOf } from './abilities.ts';
import { showPage } from './pages.ts';
import type { OpeningFrame } from './state.ts';
import { readStory } from './stories.ts';

export function openingFrames(rules: Rules): FrameKind<State, OpeningFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run: (state, frame, events) => goOn(rules, state, frame, events),

    pending(state, frame) {
      const seat = chooser(state, frame);
      if (frame.step === 'coins') return [{ seat, kind: 'share', coins: adventureOf(state).extraCoins }];
      return [{ seat, kind: 'adventurer', among: sidesFor(box, state, seat) }];
    },

    legal(state, frame, seat) {
      if (seat !== chooser(state, frame)) return [];
      if (frame.step === 'coins') {
        const { extraCoins } = adventureOf(state);
        return Array.from({ length: extraCoins + 1 }, (_, coins) => ({ kind: 'share', coins }));
      }
      return sidesFor(box, state, seat).map((adventurer) => ({ kind: 'adventurer', adventurer }));
    },

    apply(state, frame, seat, move, events) {
      frame.served++;
      if (move.kind === 'adventurer') chooseSide(box, state, seat, move.adventurer, events);
      else if (move.kind === 'share') takeCoins(state, seat, move.coins, events);
    },

    whyNot: (_state, { step }) => ({ code: 'not-asked', rule: step === 'coins' ? 'PR-25.6' : 'PR-20.6' }),
  };
}

/** True where a player has to choose. */
function goOn(rules: Rules, state: State, frame: OpeningFrame, events: Events): boolean {
  const { box } = rules;
  const { chapter } = adventureOf(state);
  switch (frame.step) {
    case 'adventurers':
      if (frame.served < seatCount(state)) return true;
      frame.step = 'treasure';
      break;
    case 'treasure':
      dealTreasure(box, state, events);
      frame.served = 0;
      frame.step = 'coins';
      break;
    case 'coins':
      if (!shareOut(state, frame, events)) return true;
      frame.step = 'title';
      break;
    case 'title':
      frame.step = chapter === 0 ? 'begin' : 'story';
      if (chapter > 0) showPage(state, must(box.adventure.chapters[chapter - 1]).title, state.first, events);
      break;
    case 'story':
      frame.step = 'begin';
      readStory(box, state, must(box.adventure.chapters[chapter - 1]).first, state.first, events);
      break;
    case 'begin':
      rules.finish(state, events);
  }
  return false;
}

/** Clockwise from the first player; in a draft to the right, the first player last. Rules PR-20.6, PR-20.7. */
function chooser(state: State, { step, served }: OpeningFrame): Seat {
  const seats = seatCount(state);
  const toTheRight = step === 'adventurers' && adventureOf(state).draft;
  return (state.first + (toTheRight ? seats - 1 - served : served)) % seats;
}

/** Both sides of the card dealt, or of all cards left in a draft. */
function sidesFor(box: Box, state: State, seat: Seat): string[] {
  const { draft, offered } = adventureOf(state);
  const cards = draft ? offered : [must(offered[seat])];
  return box.adventure.adventurers.flatMap(({ id, card }) => (cards.includes(card) ? [id] : []));
}

function chooseSide(box: Box, state: State, seat: Seat, id: string, events: Events): void {
  const adventure = adventureOf(state);
  const number = box.adventure.adventurers.findIndex((adventurer) => adventurer.id === id);
  adventure.adventurers[seat] = number;
  const { card } = must(box.adventure.adventurers[number]);
  if (adventure.draft) adventure.offered = adventure.offered.filter((other) => other !== card);
  events?.({ key: 'adventurer', seat, adventurer: id });
}

/** Rule PR-20.8. */
function dealTreasure(box: Box, state: State, events: Events): void {
  for (const seat of clockwiseFrom(state, state.first)) {
    const { treasure } = must(box.adventure.adventurers[must(adventureOf(state).adventurers[seat])]);
    gain(state, seat, treasure, events);
    events?.({ key: 'treasure', seat, coins: treasure });
  }
}

/** Rules PR-25.5, PR-25.6: the last player takes the rest. True when nothing is left to share. */
function shareOut(state: State, frame: OpeningFrame, events: Events): boolean {
  const { extraCoins } = adventureOf(state);
  if (extraCoins === 0) return true;
  if (frame.served < seatCount(state) - 1) return false;
  takeCoins(state, chooser(state, frame), extraCoins, events);
  return true;
}

function takeCoins(state: State, seat: Seat, coins: number, events: Events): void {
  adventureOf(state).extraCoins -= coins;
  gain(state, seat, coins, events);
  events?.({ key: 'shared', seat, coins });
}
