/** The story in the box: cards with numbers for names, chapters and how to begin with them, and all pages. */
import { bits } from './box-board.ts';
import { NONE } from './box-card.ts';
import type { Content } from './content.ts';
import type { Cost } from './effects/costs.ts';
import type { Effect } from './effects/effect.ts';
import { programOf } from './effects/program.ts';
import { place } from './names.ts';
import type { ChapterData, InstructionData, StoryCardData } from './story-schema.ts';

interface QuestSpot {
  readonly location: number;
  /** A bit for each number of players. */
  readonly players: number;
}

export type Instruction =
  | { readonly op: 'story'; readonly at: number }
  | { readonly op: 'quests'; readonly at: readonly QuestSpot[] }
  | { readonly op: 'addTile' | 'removeTile'; readonly tiles: readonly number[] }
  | { readonly op: 'deckCards' | 'discardCards'; readonly cards: readonly number[] }
  | { readonly op: 'read'; readonly card: number };

export interface StoryQuest {
  readonly pay: readonly Cost[];
  /** Cost and reward in this order. */
  readonly program: Effect;
}

/** Cards are numbered in the order of their printed numbers. */
export interface StoryCard {
  readonly id: string;
  /** Counted from 1. */
  readonly chapter: number;
  /** Whether its chapter begins with it. */
  readonly opensChapter: boolean;
  readonly side: boolean;
  readonly front: readonly Instruction[];
  readonly echoes: readonly { readonly choice: string; readonly instructions: readonly Instruction[] }[];
  readonly quest: StoryQuest | undefined;
  /** The legacy tile that must be full, or `NONE`. */
  readonly waitsFor: number;
  /** Legacy tiles that it brings or waits for. */
  readonly needs: readonly number[];
  readonly back: readonly Instruction[];
  /** The card that follows, or `NONE`. */
  readonly next: number;
  readonly vote: readonly { readonly id: string; readonly next: number }[];
  /** The ending it leads to, or ''. */
  readonly ending: string;
}

/** What is laid out when a game begins with this chapter. */
interface Chapter {
  readonly first: number;
  readonly tiles: readonly number[];
  readonly cards: readonly number[];
}

export interface Story {
  readonly cards: readonly StoryCard[];
  readonly chapters: readonly Chapter[];
  /** Every page, with the chapter in which it is read. */
  readonly pages: ReadonlyMap<string, number>;
}

interface Names {
  readonly location: (id: string) => number;
  readonly tile: (id: string) => number;
  readonly card: (id: string) => number;
  readonly story: (id: string) => number;
}

export function packStory(content: Content, locationAt: (id: string) => number): Story {
  const ordered = content.storyCards.toSorted((a, b) => Number(a.id) - Number(b.id));
  const ids = ordered.map(({ id }) => id);
  const tileIds = content.legacy.map(({ id }) => id);
  const cardIds = content.cards.map(({ id }) => id);
  const names: Names = {
    location: locationAt,
    tile: (id) => place(tileIds, id),
    card: (id) => place(cardIds, id),
    story: (id) => place(ids, id),
  };
  return {
    cards: ordered.map((card) => packCard(card, content.chapters, names)),
    chapters: content.chapters.map((chapter) => packChapter(chapter, content, names)),
    pages: pagesOf(content),
  };
}

function packCard(data: StoryCardData, chapters: readonly ChapterData[], names: Names): StoryCard {
  const { id, chapter, turns, back } = data;
  const front = data.front.map((instruction) => packInstruction(instruction, names));
  const waitsFor = turns.when === 'tileFull' ? names.tile(turns.tile) : NONE;
  const brought = front.flatMap((instruction) => (instruction.op === 'addTile' ? instruction.tiles : []));
  return {
    id,
    chapter,
    opensChapter: chapters.some(({ first }) => first === id),
    side: data.side ?? false,
    front,
    echoes: (data.echoes ?? []).map(({ choice, instructions }) => ({
      choice,
      instructions: instructions.map((instruction) => packInstruction(instruction, names)),
    })),
    quest: data.quest && packQuest(id, data.quest),
    waitsFor,
    needs: waitsFor === NONE ? brought : [...new Set([...brought, waitsFor])],
    back: back.instructions.map((instruction) => packInstruction(instruction, names)),
    next: back.next === undefined ? NONE : names.story(back.next),
    vote: (back.vote ?? []).map((option) => ({ id: option.id, next: names.story(option.next) })),
    ending: back.end ?? '',
  };
}

function packQuest(id: string, { pay, reward }: NonNullable<StoryCardData['quest']>): StoryQuest {
  const program = programOf(reward, 'quests', pay);
  if (program === undefined) throw new Error(`the quest of story card ${id} does nothing`);
  return { pay, program };
}

function packInstruction(instruction: InstructionData, names: Names): Instruction {
  switch (instruction.op) {
    case 'story':
      return { op: 'story', at: names.location(instruction.at) };
    case 'quests':
      return {
        op: 'quests',
        at: instruction.at.map(({ location, players }) => ({
          location: names.location(location),
          players: bits(players),
        })),
      };
    case 'addTile':
    case 'removeTile':
      return { op: instruction.op, tiles: instruction.tiles.map(names.tile) };
    case 'deckCards':
    case 'discardCards':
      return { op: instruction.op, cards: instruction.cards.map(names.card) };
    case 'read':
      return { op: 'read', card: names.story(instruction.card) };
  }
}

/** Rule MA-28.3. */
function packChapter({ first, start }: ChapterData, { storyStarts }: Content, names: Names): Chapter {
  const instructions = storyStarts.find(({ id }) => id === start)?.instructions ?? [];
  return {
    first: names.story(first),
    tiles: instructions.flatMap((one) => (one.op === 'addTile' ? one.tiles.map(names.tile) : [])),
    cards: instructions.flatMap((one) => (one.op === 'deckCards' ? one.cards.map(names.card) : [])),
  };
}

/** Ids of pages: see docs/story.md. */
export const pageOf = {
  chapter: (chapter: number) => `chapter-${chapter}`,
  front: (card: string) => `${card}-front`,
  back: (card: string) => `${card}-back`,
  echo: (choice: string) => `echo-${choice}`,
  ending: (ending: string) => `end-${ending}`,
};

function pagesOf({ chapters, storyCards }: Content): ReadonlyMap<string, number> {
  const pages = new Map<string, number>();
  for (const at of chapters.keys()) pages.set(pageOf.chapter(at + 1), at + 1);
  for (const { id, chapter, back, echoes = [] } of storyCards) {
    pages.set(pageOf.front(id), chapter);
    pages.set(pageOf.back(id), chapter);
    for (const option of back.vote ?? []) pages.set(option.id, chapter);
    for (const { choice } of echoes) pages.set(pageOf.echo(choice), chapter);
    if (back.end !== undefined) pages.set(pageOf.ending(back.end), chapter);
  }
  return pages;
}
