import type { CampaignOf, Carry, Options } from '@captains-table/kernel';
import { CarryError, isCount, isRecord } from '@captains-table/kernel';
import type { Cargo, Course, State } from './state.ts';

export const CHAPTERS = 3;
const VERSION = 2;

/** Every page of the voyage. */
const PAGES = ['departure', 'ice', 'calm', 'landfall', 'storm', 'open-sea', 'coast', 'home'] as const;
export type Page = (typeof PAGES)[number];

const COURSES: readonly Course[] = ['', 'north', 'south'];
const CARGOES: readonly Cargo[] = ['', 'keep', 'jettison'];

/** What one chapter of the voyage hands on to the next. Rule STW-4.8. */
export interface VoyageCarry extends Carry {
  readonly version: typeof VERSION;
  /** The chapter to be played next; one more than there are when the story is over. */
  readonly chapter: number;
  readonly course: Course;
  readonly cargo: Cargo;
  /** Games lost in this chapter. Version 1 did not count them. */
  readonly losses: number;
  /** The pages read in each chapter, in order. */
  readonly pages: readonly (readonly Page[])[];
}

export const voyage: CampaignOf<State, VoyageCarry> = {
  modes: ['voyage'],
  pageIds: PAGES,

  begin({ chapter }) {
    const first = Number(chapter ?? 1);
    const pages = Array.from({ length: CHAPTERS }, () => []);
    return { version: VERSION, chapter: first, course: '', cargo: '', losses: 0, pages };
  },

  next({ chapter }, options) {
    if (chapter > CHAPTERS) return undefined;
    return { chapter, players: { min: 2, max: 4 }, options: { ...options, chapter } satisfies Options };
  },

  after(carry, { voyage: played }) {
    if (played === undefined) throw new Error('this game is no chapter of the voyage');
    const { won, course, cargo, pages } = played;
    return {
      ...carry,
      chapter: carry.chapter + (won ? 1 : 0),
      course,
      cargo,
      losses: won ? 0 : carry.losses + 1,
      pages: carry.pages.map((read, index) =>
        index === carry.chapter - 1 ? [...new Set([...read, ...pages])] : read,
      ),
    };
  },

  view({ chapter, course, cargo, losses, pages }) {
    const read = pages.flatMap((list, index) => list.map((page) => ({ page, chapter: index + 1 })));
    return {
      chapter: Math.min(chapter, CHAPTERS),
      chapters: CHAPTERS,
      over: chapter > CHAPTERS,
      pages: read.filter(({ page }, index) => read.findIndex((other) => other.page === page) === index),
      recap: [...new Set(read.map(({ page }) => page))].slice(-3),
      facts: {
        losses,
        ...(course === '' ? {} : { [course]: 1 }),
        ...(cargo === 'keep' ? { cargo: 1 } : {}),
      },
    };
  },

  read,
};

function read(value: unknown): VoyageCarry {
  if (!isRecord(value)) throw new CarryError('it is not a record');
  const { version, chapter, course, cargo, losses = version === 1 ? 0 : undefined, pages } = value;
  if (version !== 1 && version !== VERSION) throw new CarryError(`"version" is not 1 or ${VERSION}`);
  if (!isCount(chapter) || chapter < 1 || chapter > CHAPTERS + 1)
    throw new CarryError('"chapter" is not 1 to 4');
  if (!isOneOf(COURSES, course)) throw new CarryError('"course" is no course');
  if (!isOneOf(CARGOES, cargo)) throw new CarryError('"cargo" is not kept, jettisoned or undecided');
  if (!isCount(losses)) throw new CarryError('"losses" is not a number');
  if (!arePages(pages)) throw new CarryError('"pages" is not a list of pages for each chapter');
  return { version: VERSION, chapter, course, cargo, losses, pages };
}

function isOneOf<T>(list: readonly T[], value: unknown): value is T {
  return list.some((item) => item === value);
}

function arePages(value: unknown): value is Page[][] {
  return (
    Array.isArray(value) &&
    value.length === CHAPTERS &&
    value.every((read) => Array.isArray(read) && read.every((page) => isOneOf(PAGES, page)))
  );
}
