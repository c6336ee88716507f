/** A campaign's log read as branches: every chapter follows one other, and several may follow the same. */
import { CHARACTERS, charactersFor } from '@captains-table/bots/texts';
import type { ChapterInfo, ChapterSeat, Logbook } from '@captains-table/protocol';

/** The chapters that led to `at`, the first first. */
export function branchTo(chapters: readonly ChapterInfo[], at: string | undefined): readonly ChapterInfo[] {
  const chapter = chapters.find(({ id }) => id === at);
  return chapter === undefined ? [] : [...branchTo(chapters, chapter.parent), chapter];
}

/** The last chapters of all branches, the newest first. */
function branchEnds(chapters: readonly ChapterInfo[]): readonly ChapterInfo[] {
  return chapters
    .filter(({ id }) => !chapters.some(({ parent }) => parent === id))
    .toSorted((one, other) => other.endedAt - one.endedAt);
}

/** Where the logbook can be read: at the end of each branch, and where it is open. Undefined: before any chapter. */
export function branchChoices(
  chapters: readonly ChapterInfo[],
  at: string | undefined,
): readonly (ChapterInfo | undefined)[] {
  const ends = branchEnds(chapters);
  if (ends.length === 0 || ends.some(({ id }) => id === at)) return ends;
  return [chapters.find(({ id }) => id === at), ...ends];
}

export interface ChapterMark {
  readonly chapter: number;
  readonly is: 'done' | 'now' | 'sealed';
}

/** The path of chapters. What lies ahead has a number and nothing else. */
export function chapterMarks({ story }: Pick<Logbook, 'story'>): readonly ChapterMark[] {
  return Array.from({ length: story.chapters }, (_, index): ChapterMark => {
    const chapter = index + 1;
    if (story.over || chapter < story.chapter) return { chapter, is: 'done' };
    return { chapter, is: chapter === story.chapter ? 'now' : 'sealed' };
  });
}

/** Whether the chapter that can be sailed was played before on this branch, and lost. */
export function wasLost({ chapters, at, story }: Pick<Logbook, 'chapters' | 'at' | 'story'>): boolean {
  const last = branchTo(chapters, at).at(-1);
  return !story.over && last !== undefined && last.chapter === story.chapter;
}

/** The chapters of a branch in which a person had no seat. */
export function chaptersWithout(
  branch: readonly ChapterInfo[],
  person: string | undefined,
): readonly number[] {
  if (person === undefined) return [];
  const seated = ({ seats }: ChapterInfo) => seats.some((seat) => seat.person === person);
  const present = new Set(branch.filter(seated).map(({ chapter }) => chapter));
  return [...new Set(branch.map(({ chapter }) => chapter))].filter((chapter) => !present.has(chapter));
}

/** One person, or one bot, in all chapters of a branch. */
export interface Sailor {
  readonly name: string;
  /** The place at the table where they sat first. */
  readonly seat: number;
  /** By chapter of the branch; undefined where they were not there. */
  readonly results: readonly (SailorResult | undefined)[];
}

export interface SailorResult {
  readonly score: number;
  readonly rank: number;
}

/** By person; bots by their character, else by their level. */
export function sailorsOf(
  branch: readonly ChapterInfo[],
  levelName: (level: string) => string,
): readonly Sailor[] {
  const sailors = new Map<string, Sailor>();
  for (const { seats } of branch) {
    const keys = keysOf(seats);
    const characters = charactersOf(seats);
    seats.forEach(({ name, level }, seat) => {
      const key = keys[seat] ?? '';
      if (sailors.has(key)) return;
      const character = characters[seat];
      const bot = level === undefined ? name : levelName(level);
      const called = character === undefined ? bot : CHARACTERS[character].name;
      sailors.set(key, { name: called, seat, results: resultsOf(branch, key) });
    });
  }
  return apart([...sailors.values()]);
}

/** Players with the same name are numbered. */
function apart(sailors: readonly Sailor[]): readonly Sailor[] {
  return sailors.map((sailor) => {
    const alike = sailors.filter(({ name }) => name === sailor.name);
    return alike.length === 1
      ? sailor
      : { ...sailor, name: `${sailor.name} ${roman(alike.indexOf(sailor) + 1)}` };
  });
}

function resultsOf(branch: readonly ChapterInfo[], key: string): readonly (SailorResult | undefined)[] {
  return branch.map(({ seats, result }) => {
    const seat = keysOf(seats).indexOf(key);
    const [rank, score] = [result.ranking[seat], result.scores[seat]];
    return rank === undefined || score === undefined ? undefined : { rank, score };
  });
}

function charactersOf(seats: readonly ChapterSeat[]) {
  return charactersFor(
    seats.map(({ level, character }) => (level === undefined ? undefined : { level, character })),
  );
}

function keysOf(seats: readonly ChapterSeat[]): readonly string[] {
  const characters = charactersOf(seats);
  const kinds = seats.map(
    ({ person, name, level }, seat) => person ?? characters[seat] ?? `${level ?? 'name'} ${name}`,
  );
  return kinds.map(
    (kind, seat) => `${kind} ${kinds.slice(0, seat).filter((other) => other === kind).length}`,
  );
}

const NUMERALS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** Chapter numbers in Roman figures. */
export function roman(value: number): string {
  const [size, sign] = NUMERALS.find(([least]) => value >= least) ?? [0, ''];
  return size === 0 ? '' : sign + roman(value - size);
}
