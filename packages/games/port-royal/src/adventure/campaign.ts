/** Five chapters: what one game hands on to the next. */
import type { Campaign, Carry, ChapterOffer, Options, PageRead } from '@captains-table/kernel';
import { CarryError, campaignFor, isRecord, idsInCarry } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import { adventureOf } from './abilities.ts';
import type { Group } from './content.ts';
import { GROUPS } from './content.ts';

const VERSION = 1;
/** Pages that remind players of what happened last. */
const RECAP = 3;

/** Rule PR-25.20. */
export interface AdventureCarry extends Carry {
  readonly version: typeof VERSION;
  /** The chapter to play next; one more than there are when the story is over. */
  readonly chapter: number;
  /** Groups of cards that stay in the draw pile. */
  readonly groups: readonly Group[];
  /** Defeats in this chapter. */
  readonly defeats: number;
  /** Games so far. */
  readonly won: number;
  readonly lost: number;
  /** In the order of reading, each once. */
  readonly pages: readonly string[];
}

export function firstCarry(chapter: number): AdventureCarry {
  return { version: VERSION, chapter, groups: [], defeats: 0, won: 0, lost: 0, pages: [] };
}

const CAMPAIGN_MODES = ['adventure-cooperative', 'adventure-competitive'] as const;

export function adventureCampaign(box: Box): Campaign<State> {
  const { chapters } = box.adventure;
  return campaignFor<State, AdventureCarry>({
    modes: CAMPAIGN_MODES,
    pageIds: pageIds(box),

    begin: ({ chapter }) => firstCarry(Number(chapter ?? 1)),

    next(carry, options): ChapterOffer | undefined {
      if (carry.chapter > chapters.length) return undefined;
      const min = options.mode === 'adventure-cooperative' ? 1 : 2;
      const asked: Options = { ...options, chapter: `${carry.chapter}` };
      return { chapter: carry.chapter, players: { min, max: 4 }, options: asked };
    },

    after: (carry, state) => carryOn(carry, state),

    view(carry) {
      const over = carry.chapter > chapters.length;
      return {
        chapter: Math.min(carry.chapter, chapters.length),
        chapters: chapters.length,
        over,
        pages: carry.pages.map((page): PageRead => ({ page, chapter: chapterOfPage(box, page) })),
        recap: carry.pages.slice(-RECAP),
        facts: {
          won: carry.won,
          lost: carry.lost,
          defeats: carry.defeats,
          coins: carry.defeats * box.adventure.ending.retryCoins,
        },
      };
    },

    read: (value) => readCarry(box, value),
  });
}

/** Rules PR-25.4, PR-25.5, PR-25.7, PR-25.15, PR-25.18. */
function carryOn(carry: AdventureCarry, state: State): AdventureCarry {
  const { chapter, groups, pages } = adventureOf(state);
  const lost = state.outcome === 'lost';
  const known = { groups: [...groups], pages: [...new Set([...carry.pages, ...pages])] };
  if (state.outcome === '') return carry;
  if (lost) {
    const defeats = (carry.chapter === chapter ? carry.defeats : 0) + 1;
    return { ...carry, ...known, chapter, defeats, lost: carry.lost + 1 };
  }
  return { ...carry, ...known, chapter: chapter + 1, defeats: 0, won: carry.won + 1 };
}

/** The chapter that a page belongs to; 0 for one that is not in the box. */
function chapterOfPage(box: Box, page: string): number {
  const { chapters, stories } = box.adventure;
  const story = stories.find(({ id }) => id === page);
  if (story !== undefined) return story.chapter;
  return chapters.find(({ title, end, lost }) => [title, end, lost].includes(page))?.chapter ?? 0;
}

/** Checks what came from outside. */
export function readCarry(box: Box, value: unknown): AdventureCarry {
  if (!isRecord(value)) throw new CarryError('it is not a record');
  if (value['version'] !== VERSION) throw new CarryError('its version is not known');
  const last = box.adventure.chapters.length + 1;
  const whole = (name: string, least: number, most: number) => {
    const number = value[name];
    if (typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most)
      return number;
    throw new CarryError(`${name} must be a whole number from ${least} to ${most}`);
  };
  return {
    version: VERSION,
    chapter: whole('chapter', 1, last),
    groups: idsInCarry(value, 'groups', GROUPS),
    defeats: whole('defeats', 0, 999),
    won: whole('won', 0, 9999),
    lost: whole('lost', 0, 9999),
    pages: idsInCarry(value, 'pages', pageIds(box)),
  };
}

/** All pages there are. */
function pageIds(box: Box): string[] {
  const { chapters, stories } = box.adventure;
  return [...chapters.flatMap(({ title, end, lost }) => [title, end, lost]), ...stories.map(({ id }) => id)];
}
