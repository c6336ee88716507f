/** The story's part of a position set up by hand. */
import type { Options } from '@captains-table/kernel';
import { PositionError } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import { at } from '../lists.ts';
import type { Position } from '../position-spec.ts';
import { leavePlace } from '../quests/quest.ts';
import type { Rules, State } from '../state.ts';
import { firstCarry } from './campaign.ts';
import { carryOut } from './instructions.ts';
import { addTile } from './legacy.ts';
import { nameStory } from './play.ts';
import type { StoryStart } from './setup.ts';
import { storyStart } from './setup.ts';
import { storyCard, storylineOf, tileOfCard } from './storyline.ts';

const FIELDS = ['storyCards', 'storyTaken', 'choices'] as const;

/** What the game begins with: the cards named, with what their chapter brings. */
export function startOf(box: Box, options: Options, position: Position): StoryStart | undefined {
  if (options.mode !== 'story') {
    for (const name of FIELDS)
      if (position[name] !== undefined) throw new PositionError(name, 'is for the story');
    return undefined;
  }
  const { storyCards, choices } = position;
  const carry = firstCarry(box, Number(options['chapter'] ?? 1));
  const cards = storyCards === undefined ? carry.cards : storyCards.toSorted((a, b) => Number(a) - Number(b));
  return storyStart(box, options, { ...carry, cards, choices: choices ?? [] });
}

/** Carried out, as if all had been read. */
export function layStory(rules: Rules, state: State, { tiles, cards }: StoryStart): void {
  for (const tile of tiles) addTile(rules, state, tile, undefined);
  for (const card of cards) {
    for (const one of storyCard(rules.box, card).front) {
      if (one.op !== 'read') carryOut(rules, state, card, one, undefined);
    }
  }
  nameStory(rules.box, state);
}

export function takeStoryTiles({ box }: Rules, state: State, { storyTaken = {} }: Position): void {
  for (const [id, seat = 0] of Object.entries(storyTaken)) {
    const path = `storyTaken.${id}`;
    const card = box.story.cards.findIndex((one) => one.id === id);
    const tile = tileOfCard(storylineOf(state), card);
    if (tile === NONE) throw new PositionError(path, 'that card has no story tile in play');
    if (seat > state.players || (seat === state.players && !state.jeanne.plays)) {
      throw new PositionError(path, `there is no seat ${seat}`);
    }
    leavePlace(state, tile);
    (seat < state.players ? at(state.questTiles, seat) : state.jeanne.quests).push(tile);
  }
}
