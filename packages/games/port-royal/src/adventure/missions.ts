/** Completing missions: at any moment of the player's own turn. */
import type { Move as AnyMove, Refusal, Seat } from '@captains-table/kernel';
import { isRecord, must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { gain, pay } from '../deck.ts';
import { lastingChange } from '../standstill.ts';
import type { Code, Events, Move, State } from '../state.ts';
import { adventureOf, freeMarkers } from './abilities.ts';
import type { MissionData } from './content.ts';
import { gainCrowns, payCrowns } from './crowns.ts';
import { takeMarker } from './markers.ts';
import { isMomentary, keptBy, lackOf, shipWays } from './requirements.ts';
import type { AdventureState, StoryNumber } from './state.ts';
import { isInPlay, missionsInPlay, storyOf } from './stories.ts';

/** Adds the missions that a seat could complete now. Rules PR-23.1, PR-23.2, PR-23.9. */
export function missionMoves(box: Box, state: State, seat: Seat, moves: Move[]): void {
  if (state.adventure === null) return;
  for (const story of missionsInPlay(box, state)) {
    const { id, mission } = storyOf(box, story);
    if (mission.requires.some(isMomentary)) continue;
    if (!mayComplete(state.adventure, seat, story) || !isMet(box, state, seat, mission)) continue;
    for (const ships of shipWays(box, state, seat, mission.requires)) {
      moves.push({ kind: 'mission', mission: id, ships });
    }
  }
}

/** Not completed yet by this seat, which has a marker for it. Rules PR-21.5, PR-23.2, PR-23.22. */
export function mayComplete(adventure: AdventureState, seat: Seat, story: StoryNumber): boolean {
  const at = adventure.stories.indexOf(story);
  if (must(adventure.claims[at]).includes(seat)) return false;
  return (adventure.steps[at]?.[seat] ?? 0) > 0 || freeMarkers(adventure, seat) > 0;
}

/** Whether a seat meets all that can be met at any time. Requirements of a single moment are checked at that moment. */
export function isMet(box: Box, state: State, seat: Seat, { requires }: MissionData): boolean {
  return requires.every((asked) => isMomentary(asked) || lackOf(box, state, seat, asked) === 0);
}

/** Completes the mission that a legal move names. */
export function completeNamed(
  box: Box,
  state: State,
  seat: Seat,
  { mission, ships }: Extract<Move, { kind: 'mission' }>,
  events: Events,
): void {
  const story = missionNamed(box, state, mission);
  if (story !== undefined) completeMission(box, state, seat, story, ships, events);
}

/** Rules PR-23.3, PR-23.6, PR-23.7. */
export function completeMission(
  box: Box,
  state: State,
  seat: Seat,
  story: StoryNumber,
  ships: readonly string[],
  events: Events,
): void {
  const adventure = adventureOf(state);
  const at = adventure.stories.indexOf(story);
  const { id, mission } = storyOf(box, story);
  givePrice(box, state, seat, mission, ships);
  const claims = must(adventure.claims[at]);
  const isFirst = claims.length === 0;
  claims.push(seat);
  must(adventure.steps[at])[seat] = 0;
  lastingChange(state);
  const { coins: firstCoins = 0, crowns: firstCrowns = 0 } = isFirst ? mission.first : {};
  const { coins = 0, crowns = 0 } = mission.all;
  events?.({ key: 'mission-done', seat, mission: id, ships, coins: coins + firstCoins });
  gain(state, seat, coins + firstCoins, events);
  takeMarker(box, state, seat, events);
  gainCrowns(box, state, seat, crowns + firstCrowns, events);
}

function givePrice(
  box: Box,
  state: State,
  seat: Seat,
  { requires }: MissionData,
  ships: readonly string[],
): void {
  for (const asked of requires) {
    if (asked.asks === 'pay') pay(state, seat, asked.coins);
    else if (asked.asks === 'crowns') payCrowns(state, seat, asked.count);
    else if (asked.asks === 'take-less') adventureOf(state).fewerTakes += asked.cards;
  }
  for (const ship of ships) discardKept(box, state, seat, ship);
}

/** A kept ship leaves the player's area. */
export function discardKept(box: Box, state: State, seat: Seat, id: string): void {
  const kept = keptBy(state, seat);
  const number = must(box.cardNumber(id));
  kept.splice(kept.indexOf(number), 1);
  state.discard.push(number);
}

export function missionNamed(box: Box, state: State, id: unknown): StoryNumber | undefined {
  return state.adventure?.stories.find((story) => storyOf(box, story).id === id);
}

export function whyNoMission(box: Box, state: State, seat: Seat, move: AnyMove): Refusal<Code> {
  const story = missionNamed(box, state, isRecord(move) ? move['mission'] : undefined);
  if (story === undefined || !isInPlay(storyOf(box, story), adventureOf(state).play)) {
    return { code: 'mission-away', rule: 'PR-23.24' };
  }
  const adventure = adventureOf(state);
  if (must(adventure.claims[adventure.stories.indexOf(story)]).includes(seat)) {
    return { code: 'mission-done', rule: 'PR-23.2' };
  }
  if (!mayComplete(adventure, seat, story)) return { code: 'no-marker-left', rule: 'PR-21.5' };
  const { requires } = storyOf(box, story).mission;
  return { code: 'mission-not-met', rule: requires.some(isMomentary) ? 'PR-23.11' : 'PR-23.1' };
}
