/** The adventure's part of a position set up by hand. */
import { PositionError, must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import type { Position } from '../position-spec.ts';
import type { CardNumber, State } from '../state.ts';
import { MARKERS, freeMarkers } from './abilities.ts';
import type { AdventureCarry } from './campaign.ts';
import { firstCarry } from './campaign.ts';
import type { StoryData } from './content.ts';
import type { AdventureState, EventNumber } from './state.ts';
import { isInPlay, storyNumber } from './stories.ts';

const TABLE_FIELDS = ['missions', 'completed', 'steps', 'event', 'events', 'groups', 'month'] as const;
const PLAYER_FIELDS = ['adventurer', 'markers', 'crowns', 'cargo'] as const;

/** What the game began with: the groups of cards that the position names, and those that its missions add. */
export function carryFor(box: Box, chapter: number, position: Position): AdventureCarry {
  const adds = missionsFor(box, chapter, position).flatMap((story) => story.adds ?? []);
  return { ...firstCarry(Math.max(1, chapter)), groups: [...new Set([...(position.groups ?? []), ...adds])] };
}

/** The first mission of the chapter, or those that were named. */
function missionsFor(box: Box, chapter: number, { missions }: Position): StoryData[] {
  const ids = missions ?? (chapter === 0 ? [] : [must(box.adventure.chapters[chapter - 1]).first]);
  return ids.flatMap((id) => box.adventure.stories.find((story) => story.id === id) ?? []);
}

export function placeAdventure(
  box: Box,
  state: State,
  position: Position,
  cargo: (seat: number) => CardNumber[],
): void {
  const { adventure } = state;
  if (adventure === null) {
    refuse(position);
    return;
  }
  refuseOthers(position);
  placeMissions(box, adventure, position);
  for (const [seat, player] of position.players.entries()) {
    adventure.crowns[seat] = player.crowns ?? 0;
    adventure.cargo[seat] = cargo(seat);
    placeMarkers(adventure, seat, player.markers);
  }
  placeAdventurers(box, adventure, position);
  placeEvents(box, adventure, position);
  adventure.month = position.month ?? 1;
}

function refuse(position: Position): void {
  const why = 'is for The Adventure Begins';
  for (const name of TABLE_FIELDS) if (position[name] !== undefined) throw new PositionError(name, why);
  for (const [seat, player] of position.players.entries()) {
    for (const name of PLAYER_FIELDS) {
      if (player[name] !== undefined) throw new PositionError(`players[${seat}].${name}`, why);
    }
  }
}

/** Merchants and the nest belong to other sets. */
function refuseOthers({ players }: Position): void {
  for (const [seat, player] of players.entries()) {
    for (const name of ['ships', 'nest'] as const) {
      if (player[name] !== undefined && player[name].length > 0) {
        throw new PositionError(`players[${seat}].${name}`, 'is not for The Adventure Begins');
      }
    }
  }
}

function placeMissions(box: Box, adventure: AdventureState, position: Position): void {
  const { completed = {}, steps = {}, players, missions } = position;
  if (missions !== undefined || adventure.chapter > 0) {
    adventure.stories = missionsFor(box, adventure.chapter, position).map(({ id }) => storyNumber(box, id));
  }
  const stories = adventure.stories.map((number) => must(box.adventure.stories[number]));
  for (const [at, story] of stories.entries()) {
    const fits =
      adventure.chapter === 0 ? story.mission.starred === true : story.chapter === adventure.chapter;
    if (!fits) throw new PositionError(`missions[${at}]`, `mission ${story.id} does not belong to this game`);
  }
  const onTable = new Set(stories.filter((story) => isInPlay(story, adventure.play)).map(({ id }) => id));
  for (const [name, map] of Object.entries({ completed, steps })) {
    const away = Object.keys(map).find((id) => !onTable.has(id));
    if (away !== undefined) throw new PositionError(`${name}.${away}`, 'is not among the missions in play');
  }
  adventure.claims = stories.map(({ id }) => [...(completed[id] ?? [])]);
  adventure.steps = stories.map(({ id }) => [...(steps[id] ?? players.map(() => 0))]);
  for (const [at, { id, mission }] of stories.entries()) {
    for (const [seat, made] of must(adventure.steps[at]).entries()) {
      const most = adventure.claims[at]?.includes(seat) === true ? 0 : (mission.steps ?? 1) - 1;
      if (made > most) throw new PositionError(`steps.${id}[${seat}]`, `must be at most ${most} here`);
    }
  }
}

function placeMarkers(adventure: AdventureState, seat: number, asked: number | undefined): void {
  const completed = adventure.claims.filter((seats) => seats.includes(seat)).length;
  const most = MARKERS - completed;
  if (most < 0) throw new PositionError('completed', `seat ${seat} has not so many markers`);
  if (asked !== undefined && asked > most) {
    throw new PositionError(`players[${seat}].markers`, `must be at most ${most} here`);
  }
  adventure.markers[seat] = asked ?? most;
  if (freeMarkers(adventure, seat) < 0)
    throw new PositionError('steps', `seat ${seat} has not so many markers`);
}

/** Where no adventurer is named, the first side of a card that is left. */
function placeAdventurers(box: Box, adventure: AdventureState, { players }: Position): void {
  const { adventurers } = box.adventure;
  const taken = new Set<number>();
  for (const [seat, { adventurer }] of players.entries()) {
    if (adventurer === undefined) continue;
    const number = adventurers.findIndex(({ id }) => id === adventurer);
    const { card } = must(adventurers[number]);
    if (taken.has(card))
      throw new PositionError(`players[${seat}].adventurer`, 'another player has its card');
    taken.add(card);
    adventure.adventurers[seat] = number;
  }
  for (const [seat, { adventurer }] of players.entries()) {
    if (adventurer !== undefined) continue;
    const number = adventurers.findIndex(({ card }) => !taken.has(card));
    taken.add(must(adventurers[number]).card);
    adventure.adventurers[seat] = number;
  }
  adventure.offered = [];
}

function placeEvents(box: Box, adventure: AdventureState, { event, events }: Position): void {
  const numberOf = (id: string, path: string): EventNumber => {
    const number = box.adventure.events.findIndex((candidate) => candidate.id === id);
    if (must(box.adventure.events[number]).mark < 2) return number;
    throw new PositionError(path, 'the month’s end lies at the bottom of the deck');
  };
  const now = event === undefined ? undefined : numberOf(event, 'event');
  const next = events?.map((id, at) => numberOf(id, `events[${at}]`));
  const again = next?.findIndex((number) => number === now) ?? -1;
  if (again >= 0) throw new PositionError(`events[${again}]`, 'is the event of this turn');
  const [bottom = 0, ...dealt] = adventure.eventDeck;
  const isFree = (number: EventNumber) => number !== now && next?.includes(number) !== true;
  if (next === undefined) {
    adventure.eventDeck = [bottom, ...dealt.filter(isFree)];
    adventure.unknownEvents = adventure.eventDeck.length - 1;
    adventure.eventsAside = adventure.eventsAside.filter(isFree);
  } else {
    adventure.eventDeck = [bottom, ...next.toReversed()];
    adventure.unknownEvents = 0;
    const common = box.adventure.events.flatMap(({ mark }, number) => (mark === 0 ? [number] : []));
    adventure.eventsAside = common.filter(isFree);
  }
  if (now !== undefined) beginEvent(box, adventure, now);
}

function beginEvent(box: Box, adventure: AdventureState, event: EventNumber): void {
  adventure.event = event;
  adventure.eventDiscard = [event];
  for (const effect of must(box.adventure.events[event]).effects) {
    if (effect.does === 'free-repel') adventure.freeRepels = effect.times;
    else if (effect.does === 'free-port') adventure.freePort = true;
  }
}
