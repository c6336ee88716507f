import { caravelas } from '@captains-table/caravelas';
import { LOCALES } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { lessons } from '../../../src/boards/caravelas/lessons.ts';
import { Classroom } from '../../../src/learn/classroom.ts';
import { guideTexts } from '../../../texts/learn/index.ts';

test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
  'the lesson "%s" can be done, and only as it says',
  (_id, lesson) => {
    const classroom = new Classroom(caravelas, lesson);
    for (const step of lesson.steps) {
      const { legal } = classroom;
      expect(legal.length).toBeGreaterThan(0);
      expect(legal.every(step)).toBe(true);
      const [move] = legal;
      if (move !== undefined) classroom.play(move);
    }
    expect(classroom.isDone).toBe(true);
  },
);

test('the lesson of the Cape shows a ship that sinks', () => {
  const lesson = lessons.find(({ id }) => id === 'cape');
  if (lesson === undefined) throw new Error('there is no lesson about the Cape');
  const classroom = new Classroom(caravelas, lesson);
  const [east] = classroom.legal;
  if (east !== undefined) classroom.play(east);
  expect(classroom.legal.map(({ kind }) => kind)).toContain('sink');
});

test.each(LOCALES)('every lesson has its words in %s', (locale) => {
  const known = guideTexts[locale].games['caravelas']?.lessons ?? {};
  expect(Object.keys(known).toSorted()).toEqual(lessons.map(({ id }) => id).toSorted());
});
