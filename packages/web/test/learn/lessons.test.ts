import { loadGame } from '@captains-table/catalogue';
import { LOCALES } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { manifestOf } from '../../src/games/manifests.ts';
import { ATLAS } from '../../src/games/registry.ts';
import { Classroom } from '../../src/learn/classroom.ts';

const GUIDES = await Promise.all(
  ATLAS.map(async ({ id }) => ({
    id,
    game: await loadGame(id),
    guide: (await manifestOf(id)?.guide?.())?.guide,
  })),
);

describe.each(GUIDES)('the guide to $id', ({ game, guide }) => {
  const lessons = [...(guide?.lessons ?? []), ...(guide?.more?.lessons ?? [])];

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    'the lesson "%s" can be done, and only as it says',
    (_id, lesson) => {
      if (game === undefined) throw new Error('there is no such game');
      const classroom = new Classroom(game.game, lesson);
      for (const step of lesson.steps) {
        expect(classroom.isDone).toBe(false);
        const { legal } = classroom;
        expect(legal.length).toBeGreaterThan(0);
        expect(legal.every(step)).toBe(true);
        const [move] = legal;
        if (move !== undefined) classroom.play(move);
      }
      expect(classroom.isDone).toBe(true);
      expect(classroom.legal).toEqual([]);
    },
  );

  test.each(LOCALES)('every lesson has its words in %s', async (locale) => {
    await guide?.texts.load(locale);
    const known = guide?.texts.in(locale).lessons ?? {};
    expect(Object.keys(known).toSorted()).toEqual(lessons.map((lesson) => lesson.id).toSorted());
  });
});

test('a move that is not the lesson is not played', () => {
  const [{ game, guide } = {}] = GUIDES;
  const [first] = guide?.lessons ?? [];
  if (game === undefined || first === undefined) throw new Error('there is no lesson');
  const classroom = new Classroom(game.game, first);
  expect(classroom.play({ kind: 'stop' })).toBeUndefined();
  expect(classroom.isDone).toBe(false);
});
