import { describe, expect, it } from 'vitest';
import { defined } from '@captains-table/kernel';
import type { ChapterInfo, Logbook } from '@captains-table/protocol';
import {
  branchChoices,
  branchTo,
  chapterMarks,
  chaptersWithout,
  roman,
  sailorsOf,
  wasLost,
} from '../../src/campaigns/branches.ts';
import { legTo, OPEN_SEA, stopOf } from '../../src/campaigns/chart-plan.ts';

const INES = { name: 'Inès', person: 'ines' };
const JOOST = { name: 'Joost', person: 'joost' };
const BOT = { name: '', level: 'sailor' };
const DICE = { name: '', level: 'random' };
const levelName = (level: string) => (level === 'random' ? 'Dice' : level);

interface Played {
  readonly parent?: string;
  readonly seats?: ChapterInfo['seats'];
  readonly scores?: readonly number[];
}

function played(
  id: string,
  chapter: number,
  { parent, seats = [INES, JOOST], scores = [12, 9] }: Played = {},
): ChapterInfo {
  return {
    id,
    ...defined({ parent }),
    chapter,
    mode: 'tale',
    startedAt: chapter,
    endedAt: id.charCodeAt(0),
    seats,
    result: {
      scores,
      ranking: scores.map((score) => (score === Math.max(...scores) ? 1 : 2)),
      breakdown: [],
    },
  };
}

/** The first chapter, lost and won the second time; then two ways on. */
const CHAPTERS = [
  played('a', 1),
  played('b', 1, { parent: 'a' }),
  played('c', 2, { parent: 'b', seats: [JOOST, BOT], scores: [7, 11] }),
  played('d', 2, { parent: 'b' }),
];

function story(chapter: number, over = false): Logbook['story'] {
  return { chapter, chapters: 5, over, pages: [], recap: [], facts: {} };
}

describe('the branches of a campaign', () => {
  it('are read from their end back to the first chapter', () => {
    expect(branchTo(CHAPTERS, 'd').map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    expect(branchTo(CHAPTERS, undefined)).toEqual([]);
  });

  it('are chosen by their ends, the newest first, and by where the logbook is open', () => {
    const choices = (at?: string) => branchChoices(CHAPTERS, at).map((end) => end?.id);
    expect(choices('d')).toEqual(['d', 'c']);
    expect(choices('b')).toEqual(['b', 'd', 'c']);
    expect(choices()).toEqual([undefined, 'd', 'c']);
    expect(branchChoices([], undefined)).toEqual([]);
  });

  it('show which chapters a person missed: one that was played again with them is not missed', () => {
    const branch = branchTo(CHAPTERS, 'c');
    expect(chaptersWithout(branch, 'ines')).toEqual([2]);
    expect(chaptersWithout(branch, 'joost')).toEqual([]);
    expect(chaptersWithout(branch, undefined)).toEqual([]);
  });

  it('have one column for each who sailed, with what they reached', () => {
    const sailors = sailorsOf(branchTo(CHAPTERS, 'c'), levelName);
    expect(sailors.map(({ name }) => name)).toEqual(['Inès', 'Joost', 'Rackham']);
    expect(sailors[0]?.results).toEqual([{ rank: 1, score: 12 }, { rank: 1, score: 12 }, undefined]);
    expect(sailors[1]?.results.at(-1)).toEqual({ rank: 2, score: 7 });
  });

  it('keep bots of the same level apart', () => {
    const sailors = sailorsOf([played('a', 1, { seats: [INES, BOT, BOT], scores: [3, 5, 4] })], levelName);
    expect(sailors.map(({ name, seat }) => [name, seat])).toEqual([
      ['Inès', 0],
      ['Rackham', 1],
      ['Grietje', 2],
    ]);
    expect(sailors[2]?.results).toEqual([{ rank: 2, score: 4 }]);
    const dice = sailorsOf([played('a', 1, { seats: [DICE, DICE] })], levelName);
    expect(dice.map(({ name }) => name)).toEqual(['Dice I', 'Dice II']);
  });
});

describe('the path of chapters', () => {
  it('has numbers for what lies ahead, and nothing else', () => {
    expect(chapterMarks({ story: story(3) })).toEqual([
      { chapter: 1, is: 'done' },
      { chapter: 2, is: 'done' },
      { chapter: 3, is: 'now' },
      { chapter: 4, is: 'sealed' },
      { chapter: 5, is: 'sealed' },
    ]);
  });

  it('is done when the story is over', () => {
    expect(chapterMarks({ story: story(5, true) }).every(({ is }) => is === 'done')).toBe(true);
  });

  it('stays where it was after a defeat', () => {
    const lost = { chapters: CHAPTERS.slice(0, 1), at: 'a' };
    expect(wasLost({ ...lost, story: story(1) })).toBe(true);
    expect(wasLost({ ...lost, story: story(2) })).toBe(false);
    expect(wasLost({ chapters: [], story: story(1) })).toBe(false);
  });

  it('is counted as a printer would', () => {
    expect([1, 4, 5, 9, 11, 14].map(roman)).toEqual(['I', 'IV', 'V', 'IX', 'XI', 'XIV']);
  });
});

describe('the chart', () => {
  it('leads from one chapter to the next, and has room for more chapters than it knows', () => {
    expect(legTo(OPEN_SEA, 2)).toMatch(/^M120 300Q.* 250 130$/);
    const [x] = stopOf(OPEN_SEA, 11);
    expect(x).toBeLessThan(OPEN_SEA.width);
  });
});
