/** The gambler: four cards at one go, no repelling, and more to take if it goes well. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import type { Box } from './box.ts';
import { cardOf } from './box.ts';
import { maybeSpeculate } from './contracts/speculator.ts';
import { coloursInHarbour, shipsInHarbour } from './harbour.ts';
import { personsOf } from './influence.ts';
import { nextCard } from './reveal.ts';
import type { Decision, DiscoverFrame, Event, Events, GambleFrame, Move, Rules, State } from './state.ts';

/** How many gamblers a seat has. Rule PR-9.2: each can be used once a turn. */
export function gamblersOf(box: Box, state: State, seat: Seat): number {
  let count = 0;
  for (const number of personsOf(state, seat)) if (cardOf(box, number).gambleDraw > 0) count++;
  return count;
}

/** Uses the next unused gambler, in the order they were recruited. */
export function startGamble(rules: Rules, state: State, frame: DiscoverFrame, events: Events): void {
  let before = frame.gambled;
  for (const number of personsOf(state, state.active)) {
    const { gambleDraw, gambleCards } = cardOf(rules.box, number);
    if (gambleDraw === 0 || before-- > 0) continue;
    frame.gambled++;
    frame.luck += gambleCards; // rule PR-9.13; lost anyway on a bust
    events?.({ key: 'gambled', seat: state.active, cards: gambleDraw });
    const colours = coloursInHarbour(rules.box, state);
    state.stack.push({ kind: 'gamble', left: gambleDraw, colours });
    return;
  }
}

export function gambleFrames(rules: Rules): FrameKind<State, GambleFrame, Move, Event, Decision> {
  const { box } = rules;
  return {
    run(state, frame, events) {
      if (frame.left > 0) {
        frame.left--;
        turnOneOver(rules, state, frame, events);
        return false;
      }
      // Rules PR-9.7, PR-12.35: only now are colours compared, speculators before the bust.
      const bust = coloursInHarbour(box, state) < shipsInHarbour(box, state);
      rules.finish(state, events, bust ? 'bust' : 'gambled');
      maybeSpeculate(rules, state, frame.colours, events);
      return false;
    },
  };
}

function turnOneOver(rules: Rules, state: State, frame: GambleFrame, events: Events): void {
  const discovery = state.stack.at(-2);
  if (discovery?.kind !== 'discover') throw new Error('a gamble is part of a discovery');
  const card = nextCard(rules, state, discovery, events);
  if (card === undefined) {
    frame.left = 0; // rule PR-9.15
    return;
  }
  const { kind } = cardOf(rules.box, card);
  if (kind === 'expedition') state.expeditions.push(card);
  else if (kind === 'tax') state.stack.push({ kind: 'tax', card, step: 'losses', hit: [] });
  else state.harbour.push(card);
}
