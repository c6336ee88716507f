import { caravelas } from '@captains-table/caravelas';
import { francisDrake } from '@captains-table/francis-drake';
import type { AnyGame } from '@captains-table/kernel';
import { LOCALES } from '@captains-table/kernel';
import { maracaibo } from '@captains-table/maracaibo';
import { portRoyal } from '@captains-table/port-royal';
import { describe, expect, test } from 'vitest';
import { lessons as caravelasLessons } from '../../src/games/caravelas/lessons/lessons.ts';
import { lessons as francisDrakeLessons } from '../../src/games/francis-drake/lessons/lessons.ts';
import { lessons as maracaiboLessons } from '../../src/games/maracaibo/lessons/lessons.ts';
import { lessons as portRoyalLessons } from '../../src/games/port-royal/lessons/lessons.ts';
import { Classroom } from '../../src/learn/classroom.ts';
import type { Lesson } from '../../src/learn/lesson.ts';
import { guideTexts } from '../../texts/learn/index.ts';

const GUIDES: readonly (readonly [game: AnyGame, lessons: readonly Lesson[]])[] = [
  [portRoyal, portRoyalLessons],
  [caravelas, caravelasLessons],
  [francisDrake, francisDrakeLessons],
  [maracaibo, maracaiboLessons],
];

describe.each(GUIDES.map(([game, lessons]) => ({ id: game.meta.id, game, lessons })))(
  'the guide to $id',
  ({ id, game, lessons }) => {
    test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
      'the lesson "%s" can be done, and only as it says',
      (_id, lesson) => {
        const classroom = new Classroom(game, lesson);
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

    test.each(LOCALES)('every lesson has its words in %s', (locale) => {
      const known = guideTexts[locale].games[id]?.lessons ?? {};
      expect(Object.keys(known).toSorted()).toEqual(lessons.map((lesson) => lesson.id).toSorted());
    });
  },
);

test('a move that is not the lesson is not played', () => {
  const [first] = portRoyalLessons;
  if (first === undefined) throw new Error('there is no lesson');
  const classroom = new Classroom(portRoyal, first);
  expect(classroom.play({ kind: 'stop' })).toBeUndefined();
  expect(classroom.isDone).toBe(false);
});
