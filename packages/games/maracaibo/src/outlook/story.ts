/** The story cards in play: what they ask, what they bring, how far they are. Rules MA-28.15 to MA-28.19. */
import type { Seat } from '@captains-table/kernel';
import { pageOf } from '../box-story.ts';
import { canPay } from '../cards/pay.ts';
import type { Content } from '../content.ts';
import type { InstructionData, StoryCardData } from '../story-schema.ts';
import type { View } from '../view.ts';
import type { Sight } from './sight.ts';

type Quest = NonNullable<StoryCardData['quest']>;

export type StoryTask =
  | {
      readonly is: 'quest';
      /** The story tile, '' for none. */
      readonly tile: string;
      /** Where the tile lies, '' when it was taken. */
      readonly at: string;
      readonly holder: Seat | 'jeanne' | undefined;
      readonly pay: Quest['pay'];
      readonly reward: Quest['reward'];
    }
  | { readonly is: 'discs'; readonly tile: string; readonly discs: number; readonly spaces: number };

export interface StoryCardNow {
  readonly id: string;
  readonly chapter: number;
  /** It runs beside the others. */
  readonly side: boolean;
  /** The page of its front. */
  readonly page: string;
  readonly task: StoryTask;
  /** Whether its back is read at the next scoring, as things are. */
  readonly fulfilled: boolean;
}

type CardView = NonNullable<View['storyline']>['cards'][number];

export class StoryOutlook {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** The cards in play: first those that lead on, then side cards. */
  cards(view: View): readonly StoryCardNow[] {
    const cards = (view.storyline?.cards ?? []).flatMap((card) => this.#now(view, card) ?? []);
    return [...cards.filter(({ side }) => !side), ...cards.filter(({ side }) => side)];
  }

  /** The card whose story tile this is. */
  cardOfTile(view: View, tile: string): StoryCardNow | undefined {
    return this.cards(view).find(({ task }) => task.is === 'quest' && task.tile === tile);
  }

  /** Whether a seat has what the quest of a card costs, apart from the movement. */
  canPay(view: View, seat: Seat, card: string): boolean {
    const { box } = this.#sight;
    const quest = box.story.cards.find(({ id }) => id === card)?.quest;
    const supplies = quest?.pay.filter(({ op }) => op !== 'moved') ?? [];
    return quest !== undefined && canPay(box, this.#sight.of(view), seat, supplies);
  }

  /** The player who reads its back. Undefined while no one has its tile, and where it waits for full discs instead. */
  readerOf(view: View, card: string): Seat | undefined {
    const task = this.cards(view).find(({ id }) => id === card)?.task;
    if (task?.is !== 'quest' || task.holder === undefined) return undefined;
    return task.holder === 'jeanne' ? 0 : task.holder;
  }

  /** The page of the front of a card. */
  frontOf(card: string): string {
    return pageOf.front(card);
  }

  /** The page whose title is the chapter's name. */
  titlePage(chapter: number): string {
    return pageOf.chapter(chapter);
  }

  /** The chapter in which a page is read. */
  chapterOf(page: string): number | undefined {
    return this.#sight.box.story.pages.get(page);
  }

  /** What a page tells the players to do, for this number of players. */
  instructionsOn(view: View, page: string): readonly InstructionData[] {
    return instructionsIn(this.#sight.content, page).flatMap((one) => forTable(one, view) ?? []);
  }

  #now(view: View, { id, tile, at, fulfilled }: CardView): StoryCardNow | undefined {
    const data = this.#sight.content.storyCards.find((card) => card.id === id);
    if (data === undefined) return undefined;
    const { chapter, side = false } = data;
    const task = this.#taskOf(view, data, tile, at);
    return { id, chapter, side, page: pageOf.front(id), task, fulfilled };
  }

  #taskOf(view: View, { quest, turns }: StoryCardData, tile: string, at: string): StoryTask {
    if (turns.when === 'tileFull') {
      const spaces = this.#sight.content.legacy.find(({ id }) => id === turns.tile)?.spaces ?? 0;
      const discs = view.legacy.find(({ id }) => id === turns.tile)?.discs ?? 0;
      return { is: 'discs', tile: turns.tile, discs, spaces };
    }
    const { pay = [], reward = [] } = quest ?? {};
    return { is: 'quest', tile, at, holder: holderOf(view, tile), pay, reward };
  }
}

function holderOf({ players, jeanne }: View, tile: string): Seat | 'jeanne' | undefined {
  const seat = players.findIndex(({ quests }) => quests.includes(tile));
  if (seat >= 0) return seat;
  return jeanne?.quests.includes(tile) === true ? 'jeanne' : undefined;
}

function instructionsIn({ storyCards }: Content, page: string): readonly InstructionData[] {
  for (const { id, front, back, echoes = [] } of storyCards) {
    if (page === pageOf.front(id)) return front;
    if (page === pageOf.back(id)) return back.instructions;
    const echo = echoes.find(({ choice }) => page === pageOf.echo(choice));
    if (echo !== undefined) return echo.instructions;
  }
  return [];
}

function forTable(instruction: InstructionData, { players, legacy }: View): InstructionData | undefined {
  switch (instruction.op) {
    case 'quests':
      return { ...instruction, at: instruction.at.filter((spot) => spot.players.includes(players.length)) };
    case 'removeTile': {
      const inPlay = (tile: string) => legacy.some(({ id }) => id === tile);
      const tiles = instruction.ifInPlay === true ? instruction.tiles.filter(inPlay) : instruction.tiles;
      return tiles.length === 0 ? undefined : { ...instruction, tiles };
    }
    default:
      return instruction;
  }
}
