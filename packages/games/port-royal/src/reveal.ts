import { draw } from '@captains-table/kernel';
import { cardOf } from './box.ts';
import { askAboutColours } from './adventure/moments.ts';
import { maybeSpeculate } from './contracts/speculator.ts';
import { turnOver } from './deck.ts';
import { coloursClash, coloursInHarbour } from './harbour.ts';
import type { CardNumber, Events, Rules, State } from './state.ts';

/** The first card of a cooperative turn comes from the time pile. Rule PR-13.7. */
export function nextCard(
  rules: Rules,
  state: State,
  frame: { drawn: number },
  events: Events,
): CardNumber | undefined {
  const fromTime = frame.drawn === 0 && state.cooperative && state.adventure === null;
  const card = fromTime ? draw(state, state.timePile) : turnOver(state, events);
  if (card === undefined) return undefined;
  frame.drawn++;
  const { id } = cardOf(rules.box, card);
  events?.({ key: 'drew', seat: state.active, card: id, from: fromTime ? 'time' : 'deck' });
  return card;
}

/** Puts a ship into the harbour. True when that is a bust. Rules PR-2.5, PR-2.10. */
export function letIn(rules: Rules, state: State, ship: CardNumber, events: Events): boolean {
  const bust = coloursClash(rules.box, state, ship);
  const before = coloursInHarbour(rules.box, state);
  state.harbour.push(ship);
  if (bust) return true;
  maybeSpeculate(rules, state, before, events);
  askAboutColours(rules, state, before);
  return false;
}
