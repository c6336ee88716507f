/** The story cards in play: which there are, and who has fulfilled them. Rules MA-28.15, MA-28.18, MA-28.19. */
import type { Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Box, StoryCard } from '../box.ts';
import { NONE } from '../box.ts';
import type { StoryQuest } from '../box-story.ts';
import { at } from '../lists.ts';
import type { QuestNumber, State, Storyline } from '../state.ts';

export function storylineOf({ storyline }: State): Storyline {
  return must(storyline ?? undefined);
}

export function storyCard(box: Box, card: number): StoryCard {
  return at(box.story.cards, card);
}

/** The quest that belongs to a story tile. */
export function storyQuestOf(box: Box, state: State, tile: QuestNumber): StoryQuest {
  const { cards, tiles } = storylineOf(state);
  const card = cards[tiles.indexOf(tile)];
  return must(card === undefined ? undefined : storyCard(box, card).quest);
}

/** The story tile of a card in play, or `NONE`. */
export function tileOfCard({ cards, tiles }: Storyline, card: number): QuestNumber {
  return tiles[cards.indexOf(card)] ?? NONE;
}

/** The seat that has a tile, the number of players for Jeanne, or `NONE`. */
export function holderOf(state: State, tile: QuestNumber): Seat {
  if (tile === NONE) return NONE;
  if (state.jeanne.quests.includes(tile)) return state.players;
  return state.questTiles.findIndex((tiles) => tiles.includes(tile));
}

export function isFulfilled(box: Box, state: State, card: number): boolean {
  const { waitsFor } = storyCard(box, card);
  if (waitsFor === NONE) return holderOf(state, tileOfCard(storylineOf(state), card)) !== NONE;
  const inPlay = (state.legacy & (1 << waitsFor)) !== 0;
  return inPlay && at(state.tileDiscs, waitsFor) >= at(box.legacy, waitsFor).spaces;
}

/** Jeanne never reads. */
export function readerOf(box: Box, state: State, card: number): Seat {
  const { waitsFor } = storyCard(box, card);
  const seat = waitsFor === NONE ? holderOf(state, tileOfCard(storylineOf(state), card)) : state.trigger;
  return seat >= 0 && seat < state.players ? seat : 0;
}

export function hasRead({ pages, readBefore }: Storyline, page: string): boolean {
  return pages.includes(page) || readBefore.includes(page);
}
