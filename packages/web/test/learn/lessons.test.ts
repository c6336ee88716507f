import { LOCALES } from '@captains-table/kernel';
import { portRoyal } from '@captains-table/port-royal';
import { expect, test } from 'vitest';
import { lessons } from '../../src/boards/port-royal/lessons.ts';
import { Classroom } from '../../src/learn/classroom.ts';
import { guideTexts } from '../../texts/learn/index.ts';

test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
  'the lesson "%s" can be done, and only as it says',
  (_id, lesson) => {
    const classroom = new Classroom(portRoyal, lesson);
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

test('a move that is not the lesson is not played', () => {
  const [first] = lessons;
  if (first === undefined) throw new Error('there is no lesson');
  const classroom = new Classroom(portRoyal, first);
  expect(classroom.play({ kind: 'stop' })).toBeUndefined();
  expect(classroom.isDone).toBe(false);
});

test.each(LOCALES)('every lesson has its words in %s', (locale) => {
  const known = guideTexts[locale].games['port-royal']?.lessons ?? {};
  expect(Object.keys(known).toSorted()).toEqual(lessons.map(({ id }) => id).toSorted());
});
