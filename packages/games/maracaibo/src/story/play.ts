/** Story cards come into play and leave it. Rules MA-28.12, MA-28.14. */
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import { leavePlace, placed, questId } from '../quests/quest.ts';
import { at } from '../lists.ts';
import type { Events, LocationNumber, Rules, State } from '../state.ts';
import { holderOf, storyCard, storylineOf, tileOfCard } from './storyline.ts';

/** False where a higher card needs one of its tiles: then it stays out. */
export function layCard({ box }: Rules, state: State, card: number, events: Events): boolean {
  const { cards, tiles } = storylineOf(state);
  const rivals = cards.filter((other) => needSameTile(box, card, other));
  if (rivals.some((other) => other > card)) {
    events?.({ key: 'story-card-dropped', card: storyCard(box, card).id });
    return false;
  }
  for (const other of rivals) {
    events?.({ key: 'story-card-dropped', card: storyCard(box, other).id });
    leavePlay(box, state, other);
  }
  const after = cards.findIndex((other) => other > card);
  const place = after < 0 ? cards.length : after;
  cards.splice(place, 0, card);
  tiles.splice(place, 0, NONE);
  nameStory(box, state);
  return true;
}

function needSameTile(box: Box, card: number, other: number): boolean {
  const { needs } = storyCard(box, card);
  return storyCard(box, other).needs.some((tile) => needs.includes(tile));
}

/** A story tile that no one has taken goes back on the pile. */
export function leavePlay(box: Box, state: State, card: number): void {
  const storyline = storylineOf(state);
  const tile = tileOfCard(storyline, card);
  if (tile !== NONE && holderOf(state, tile) === NONE) {
    leavePlace(state, tile);
    state.storyTiles.push(tile);
  }
  const place = storyline.cards.indexOf(card);
  storyline.cards.splice(place, 1);
  storyline.tiles.splice(place, 1);
  nameStory(box, state);
}

/** The number that a table shows as its story card. */
export function nameStory(box: Box, state: State): void {
  const main = storylineOf(state).cards.findLast((card) => !storyCard(box, card).side);
  state.story = main === undefined ? 0 : Number(storyCard(box, main).id);
}

/** Rule MA-28.8: with no tile left none is laid. */
export function layStoryTile(
  { box }: Rules,
  state: State,
  card: number,
  location: LocationNumber,
  events: Events,
): void {
  const tile = state.storyTiles.pop();
  if (tile === undefined) return;
  const { cards, tiles } = storylineOf(state);
  tiles[cards.indexOf(card)] = tile;
  state.questSpots.push(placed(location, tile));
  events?.({ key: 'story-tile-laid', tile: questId(box, tile), at: at(box.locations, location).id });
}
