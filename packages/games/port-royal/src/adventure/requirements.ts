/** What missions ask for: how much of it is missing, and which kept ships could be given. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, Card } from '../box.ts';
import { cardOf, indexOfColour } from '../box.ts';
import { coinsOf } from '../deck.ts';
import { coloursInHarbour } from '../harbour.ts';
import { influenceOf, personsOf, sabresOf } from '../influence.ts';
import type { CardNumber, State } from '../state.ts';
import { adventureOf } from './abilities.ts';
import type { MissionRequirement } from './content.ts';
import { crownsOf } from './crowns.ts';

/** Asked about at one moment only. Rule PR-23.11. */
export function isMomentary({ asks }: MissionRequirement): boolean {
  return asks === 'colours' || asks === 'stop' || asks === 'taxed';
}

/** How much a seat lacks of a requirement; 0 when it is met. Numbers are minimums. Rule PR-23.8. */
export function lackOf(box: Box, state: State, seat: Seat, asked: MissionRequirement): number {
  return Math.max(0, needOf(asked) - hasOf(box, state, seat, asked));
}

function needOf(asked: MissionRequirement): number {
  switch (asked.asks) {
    case 'pay':
      return asked.coins;
    case 'stop':
    case 'taxed':
      return 1;
    case 'take-less':
      return 0;
    default:
      return asked.count;
  }
}

/** Rules PR-21.7, PR-23.10, PR-23.12 to PR-23.18. */
export function hasOf(box: Box, state: State, seat: Seat, asked: MissionRequirement): number {
  switch (asked.asks) {
    case 'persons':
      return countPersons(box, state, seat, ({ type }) => type !== '' && asked.types.includes(type));
    case 'cheap-persons':
      return countPersons(box, state, seat, ({ cost }) => cost <= asked.cost);
    case 'sabres':
      return sabresOf(box, state, seat);
    case 'expeditions':
      return must(state.completed[seat]).length;
    case 'influence':
      return influenceOf(box, state, seat);
    case 'pay':
      return coinsOf(state, seat);
    case 'ships':
    case 'cargo':
      return keptBy(state, seat).filter((number) => isAsked(cardOf(box, number), asked)).length;
    case 'crowns':
      return crownsOf(state, seat);
    case 'colours':
      return seat === state.active ? coloursInHarbour(box, state) : 0;
    case 'stop':
    case 'taxed':
    case 'take-less':
      return 0;
  }
}

export function keptBy(state: State, seat: Seat): CardNumber[] {
  return must(adventureOf(state).cargo[seat]);
}

function countPersons(box: Box, state: State, seat: Seat, test: (card: Card) => boolean): number {
  let count = 0;
  for (const number of personsOf(state, seat)) if (test(cardOf(box, number))) count++;
  return count;
}

type ShipRequirement = Extract<MissionRequirement, { readonly asks: 'ships' | 'cargo' }>;

export function isAsked(ship: Card, asked: ShipRequirement): boolean {
  if (asked.asks === 'ships') return ship.colour === indexOfColour(asked.colour);
  return ship.cargo !== '' && asked.cargo.includes(ship.cargo);
}

/**
 * The different sets of kept ships that meet all a mission asks of them, as sorted ids; one empty set
 * where it asks for none. Ships that are alike are one choice: the one kept longest goes. Rules
 * PR-23.4, PR-23.5.
 */
export function shipWays(
  box: Box,
  state: State,
  seat: Seat,
  requires: readonly MissionRequirement[],
): string[][] {
  const wanted: ShipRequirement[] = [];
  for (const asked of requires) {
    if (asked.asks !== 'ships' && asked.asks !== 'cargo') continue;
    for (let i = 0; i < asked.count; i++) wanted.push(asked);
  }
  const found = new Map<string, string[]>();
  const kept = wanted.length === 0 ? [] : keptBy(state, seat);
  choose(box, kept, wanted, [], found);
  return [...found.values()];
}

/** Gives each requirement a ship of its own. */
function choose(
  box: Box,
  kept: readonly CardNumber[],
  wanted: readonly ShipRequirement[],
  chosen: readonly CardNumber[],
  found: Map<string, string[]>,
): void {
  const asked = wanted[chosen.length];
  if (asked === undefined) {
    const cards = chosen.map((number) => cardOf(box, number));
    const key = cards.map(likeness).sort().join();
    if (!found.has(key)) found.set(key, cards.map(({ id }) => id).sort());
    return;
  }
  const tried = new Set<string>();
  for (const number of kept) {
    const ship = cardOf(box, number);
    if (chosen.includes(number) || !isAsked(ship, asked) || tried.has(likeness(ship))) continue;
    tried.add(likeness(ship));
    choose(box, kept, wanted, [...chosen, number], found);
  }
}

/** What a kept ship is good for. */
function likeness({ colour, cargo }: Card): string {
  return `${colour === indexOfColour('ares') ? 'ares' : ''}/${cargo}`;
}
