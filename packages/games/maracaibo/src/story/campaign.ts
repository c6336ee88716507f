/** Eleven chapters in as many games as it takes: what one game hands on to the next. Rules MA-28.2 to MA-28.5, MA-28.23, MA-28.24, MA-28.28. */
import type { Campaign, Carry, ChapterOffer, PageRead } from '@captains-table/kernel';
import { CarryError, campaignFor, isCount, isRecord, idsInCarry } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { at } from '../lists.ts';
import { jeanneScore } from '../scoring/points.ts';
import type { State } from '../state.ts';
import { usedCards } from './instructions.ts';
import { storyCard, storylineOf } from './storyline.ts';

const VERSION = 1;
/** Pages that remind players of what happened last. */
const RECAP = 3;
const NO_JEANNE = -1;

/** The points of one game by seat, and Jeanne's, or -1. */
type PlayedGame = { readonly scores: readonly number[]; readonly jeanne: number };

export interface StoryCarry extends Carry {
  readonly version: typeof VERSION;
  /** Of the latest card that is no side card. */
  readonly chapter: number;
  /** The archive: story cards in play, legacy tiles, and C cards used so far. */
  readonly cards: readonly string[];
  readonly tiles: readonly string[];
  readonly projects: readonly string[];
  /** In the order of reading, each once. */
  readonly pages: readonly string[];
  readonly choices: readonly string[];
  /** '' until the story is over. */
  readonly ending: string;
  readonly games: readonly PlayedGame[];
}

/** A first game, or one that begins with a later chapter. */
export function firstCarry(box: Box, chapter: number): StoryCarry {
  const { first, tiles, cards } = at(box.story.chapters, chapter - 1);
  return {
    version: VERSION,
    chapter,
    cards: [storyCard(box, first).id],
    tiles: idsOf(box.legacy, tiles),
    projects: idsOf(box.cards, cards),
    pages: [],
    choices: [],
    ending: '',
    games: [],
  };
}

function idsOf(pieces: readonly { readonly id: string }[], numbers: readonly number[]): string[] {
  return numbers.map((number) => at(pieces, number).id);
}

export function storyCampaign(box: Box): Campaign<State> {
  const chapters = box.story.chapters.length;
  return campaignFor<State, StoryCarry>({
    modes: ['story'],
    pageIds: [...box.story.pages.keys()],

    begin: ({ chapter }) => firstCarry(box, Number(chapter ?? 1)),

    next({ chapter, ending }, options): ChapterOffer | undefined {
      if (ending !== '') return undefined;
      return { chapter, players: { min: 1, max: 4 }, options: { ...options, chapter: `${chapter}` } };
    },

    after: (carry, state) => carryOn(box, carry, state),

    view({ chapter, ending, pages, tiles, projects, games }) {
      return {
        chapter,
        chapters,
        over: ending !== '',
        pages: pages.map((page): PageRead => ({ page, chapter: box.story.pages.get(page) ?? 0 })),
        recap: pages.slice(-RECAP),
        facts: {
          games: games.length,
          best: Math.max(0, ...games.flatMap(({ scores }) => scores)),
          projects: projects.length,
          ...Object.fromEntries(tiles.map((tile) => [tile, 1])),
        },
      };
    },

    read: (value) => readCarry(box, value),
  });
}

/** A game that was not played to its end changes nothing. */
function carryOn(box: Box, carry: StoryCarry, state: State): StoryCarry {
  if (!state.over) return carry;
  const { cards, pages, choices, ending } = storylineOf(state);
  const main = cards.findLast((card) => !storyCard(box, card).side);
  const jeanne = state.jeanne.plays ? jeanneScore(state) : NO_JEANNE;
  return {
    version: VERSION,
    chapter: main === undefined ? carry.chapter : storyCard(box, main).chapter,
    cards: idsOf(box.story.cards, cards),
    tiles: idsOf(box.legacy, state.archive),
    projects: idsOf(box.cards, usedCards({ box }, state)),
    pages: [...new Set([...carry.pages, ...pages])],
    choices: [...choices],
    ending,
    games: [...carry.games, { scores: state.score.slice(), jeanne }],
  };
}

/** Checks what came from outside. */
export function readCarry(box: Box, value: unknown): StoryCarry {
  if (!isRecord(value)) throw new CarryError('it is not a record');
  if (value['version'] !== VERSION) throw new CarryError('its version is not known');
  const { chapter, ending, games } = value;
  const chapters = box.story.chapters.length;
  if (!isCount(chapter) || chapter < 1 || chapter > chapters) {
    throw new CarryError(`chapter must be a whole number from 1 to ${chapters}`);
  }
  const endings = ['', ...box.story.cards.map((card) => card.ending)];
  const reached = endings.find((one) => one === ending);
  if (reached === undefined) throw new CarryError('ending is none of the box');
  if (!Array.isArray(games)) throw new CarryError('games must be a list');
  const ids = (pieces: readonly { readonly id: string }[]) => pieces.map(({ id }) => id);
  return {
    version: VERSION,
    chapter,
    cards: idsInCarry(value, 'cards', ids(box.story.cards)),
    tiles: idsInCarry(value, 'tiles', ids(box.legacy)),
    projects: idsInCarry(value, 'projects', ids(box.decks.C.map((card) => at(box.cards, card)))),
    pages: idsInCarry(value, 'pages', [...box.story.pages.keys()]),
    choices: idsInCarry(value, 'choices', ids(box.story.cards.flatMap(({ vote }) => vote))),
    ending: reached,
    games: games.map(readGame),
  };
}

function readGame(value: unknown): PlayedGame {
  const { scores, jeanne } = isRecord(value) ? value : {};
  if (!Array.isArray(scores) || scores.length < 1 || scores.length > 4) {
    throw new CarryError('games must have one to four scores each');
  }
  const isScore = (score: unknown): score is number => Number.isInteger(score);
  if (!scores.every(isScore) || !isScore(jeanne)) throw new CarryError('games must have whole numbers');
  return { scores, jeanne };
}
