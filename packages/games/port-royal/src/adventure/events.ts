/** The event deck: made at set-up, turned over once a month. */
import type { Chance } from '@captains-table/kernel';
import { below, draw, must, shuffle } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import type { Events, State } from '../state.ts';
import { adventureOf } from './abilities.ts';
import type { EventData, Play } from './content.ts';
import type { AdventureState, EventNumber } from './state.ts';

type EventPiles = Pick<
  AdventureState,
  'eventDeck' | 'unknownEvents' | 'eventDiscard' | 'eventsAside' | 'event'
>;

/** Event 1 is used with up to this many players. Rule PR-20.11. */
const FEW_PLAYERS = 2;

function marked(box: Box, mark: EventData['mark']): EventNumber[] {
  return box.adventure.events.flatMap((event, number) => (event.mark === mark ? [number] : []));
}

/** Rules PR-20.10 to PR-20.12. */
export function dealEvents(
  box: Box,
  seats: number,
  play: Play,
  variable: boolean,
  chance: Chance,
): EventPiles {
  const common = marked(box, 0);
  shuffle(chance, common);
  const drawn = common.splice(0, must(box.adventure.eventsDrawn[play][seats - 1]));
  const upper = seats <= FEW_PLAYERS ? [...drawn, ...marked(box, 1)] : drawn;
  shuffle(chance, upper);
  return {
    eventDeck: [...marked(box, variable ? 3 : 2), ...upper],
    unknownEvents: upper.length,
    eventDiscard: [],
    eventsAside: common.sort((a, b) => a - b),
    event: -1,
  };
}

/** Phase 0. Rule PR-22.1. */
export function revealEvent(box: Box, state: State, events: Events): void {
  const adventure = adventureOf(state);
  const event = must(draw(state, adventure.eventDeck));
  adventure.unknownEvents = Math.max(0, adventure.unknownEvents - 1);
  adventure.event = event;
  adventure.eventDiscard.push(event);
  adventure.looks = 0;
  adventure.fewerTakes = 0;
  adventure.freeRepels = 0;
  adventure.freePort = false;
  events?.({ key: 'event', seat: state.active, event: must(box.adventure.events[event]).id });
  state.stack.push({ kind: 'effects', of: 'event', number: event, at: 0, asked: 0 });
}

/** The discarded events become the deck again, unshuffled, with a new one on top. Rules PR-22.6, PR-22.7, PR-22.9. */
export function renewEvents(state: State, events: Events): void {
  const adventure = adventureOf(state);
  adventure.eventDeck = adventure.eventDiscard.toReversed();
  adventure.eventDiscard = [];
  adventure.unknownEvents = 0;
  events?.({ key: 'month-over', month: adventure.month });
  adventure.month++;
  const { eventsAside } = adventure;
  if (eventsAside.length === 0) return;
  const [next] = eventsAside.splice(below(state.chance, eventsAside.length), 1);
  adventure.eventDeck.push(must(next));
  adventure.unknownEvents = 1;
}

/** Deals the unknown events again. Event 1 is known to be in the first deck, but not where. */
export function redealEvents(box: Box, adventure: AdventureState, chance: Chance): void {
  const { eventDeck, eventsAside, unknownEvents } = adventure;
  const hidden = eventDeck.splice(eventDeck.length - unknownEvents, unknownEvents);
  const isCommon = (event: EventNumber) => must(box.adventure.events[event]).mark === 0;
  const special = hidden.filter((event) => !isCommon(event));
  const common = [...hidden.filter(isCommon), ...eventsAside].sort((a, b) => a - b);
  shuffle(chance, common);
  const upper = [...common.splice(0, unknownEvents - special.length), ...special];
  shuffle(chance, upper);
  eventDeck.push(...upper);
  adventure.eventsAside = common.sort((a, b) => a - b);
}
