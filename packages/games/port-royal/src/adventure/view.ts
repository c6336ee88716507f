/** What a person sees of the adventure. */
import type { Seat, Viewer } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { cardOf } from '../box.ts';
import type { State } from '../state.ts';
import { crownInfluenceOf, hasTrophy, isUnlocked } from './abilities.ts';
import { goalsOf } from './goals.ts';
import { lackOf } from './requirements.ts';
import { seenOf } from './sentinel.ts';
import type { AdventureState, AdventureView, AdventurerView, MissionView } from './state.ts';
import { isInPlay, storyOf } from './stories.ts';

export function adventureView(box: Box, state: State, viewer: Viewer): AdventureView | null {
  const { adventure } = state;
  if (adventure === null) return null;
  const eventId = (event: number) => box.adventure.events[event]?.id ?? '';
  const unknown = adventure.eventDeck.slice(adventure.eventDeck.length - adventure.unknownEvents);
  return {
    play: adventure.play,
    chapter: adventure.chapter,
    month: adventure.month,
    event: eventId(adventure.event),
    freePort: adventure.freePort,
    events: adventure.eventDeck
      .toReversed()
      .map((event, at) => (at < adventure.unknownEvents ? '' : eventId(event))),
    unseenEvents: [...unknown, ...adventure.eventsAside].sort((a, b) => a - b).map(eventId),
    missions: adventure.stories.map((_, at) => missionView(box, state, adventure, at)),
    goals: adventure.play === 'cooperative' ? goalsOf(box, state) : null,
    players: state.coins.map((_, seat) => playerView(box, state, adventure, seat)),
    groups: [...adventure.groups],
    seen: viewer === 'spectator' ? [] : seenOf(box, state, viewer),
    extraCoins: adventure.extraCoins,
    pages: [...adventure.pages],
  };
}

function playerView(box: Box, state: State, adventure: AdventureState, seat: Seat): AdventurerView {
  return {
    adventurer: box.adventure.adventurers[must(adventure.adventurers[seat])]?.id ?? '',
    markers: must(adventure.markers[seat]),
    unlocked: isUnlocked(box, adventure, seat),
    trophy: hasTrophy(box, adventure, seat),
    crowns: must(adventure.crowns[seat]),
    crownInfluence: crownInfluenceOf(box, state, seat),
    cargo: must(adventure.cargo[seat]).map((number) => cardOf(box, number).id),
  };
}

function missionView(box: Box, state: State, adventure: AdventureState, at: number): MissionView {
  const story = storyOf(box, must(adventure.stories[at]));
  const { requires, steps = 1 } = story.mission;
  return {
    id: story.id,
    inPlay: isInPlay(story, adventure.play),
    claims: [...must(adventure.claims[at])],
    steps: steps > 1 ? [...must(adventure.steps[at])] : [],
    lacks: state.coins.map((_, seat) => requires.map((asked) => lackOf(box, state, seat, asked))),
  };
}
