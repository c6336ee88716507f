/** The story's part of the set-up. Rules MA-28.2 to MA-28.5. */
import type { Options } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { NONE } from '../box.ts';
import { place } from '../names.ts';
import type { CardNumber, Rules, State, Storyline } from '../state.ts';
import type { StoryCarry } from './campaign.ts';
import { firstCarry } from './campaign.ts';
import { addTile } from './legacy.ts';
import { nameStory } from './play.ts';

/** What a game of the story begins with, as numbers. */
export interface StoryStart {
  readonly cards: readonly number[];
  readonly tiles: readonly number[];
  readonly projects: readonly CardNumber[];
  readonly pages: readonly string[];
  readonly choices: readonly string[];
}

/** Undefined in other modes. */
export function storyStart(
  box: Box,
  options: Options,
  carry: StoryCarry | undefined,
): StoryStart | undefined {
  if (options.mode !== 'story') return undefined;
  const { cards, tiles, projects, pages, choices } =
    carry ?? firstCarry(box, Number(options['chapter'] ?? 1));
  return {
    cards: numbersOf(box.story.cards, cards),
    tiles: numbersOf(box.legacy, tiles),
    projects: numbersOf(box.cards, projects),
    pages,
    choices,
  };
}

function numbersOf(pieces: readonly { readonly id: string }[], ids: readonly string[]): number[] {
  const names = pieces.map(({ id }) => id);
  return ids.map((id) => place(names, id));
}

export function storylineFrom({ cards, projects, pages, choices }: StoryStart): Storyline {
  return {
    cards: [...cards],
    tiles: cards.map(() => NONE),
    pages: [],
    readBefore: pages,
    choices: [...choices],
    votes: [],
    dealt: projects,
    added: [],
    ending: '',
  };
}

/** Tiles of the archive, then the cards, which are read one after the other. */
export function openStory(rules: Rules, state: State, { tiles, cards }: StoryStart): void {
  for (const tile of tiles) addTile(rules, state, tile, undefined);
  nameStory(rules.box, state);
  state.stack.push({ kind: 'story-opening', cards, next: 0 });
}
