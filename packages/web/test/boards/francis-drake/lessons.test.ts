import { francisDrake } from '@captains-table/francis-drake';
import { LOCALES } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { lessons } from '../../../src/boards/francis-drake/lessons.ts';
import { Classroom } from '../../../src/learn/classroom.ts';
import { guideTexts } from '../../../texts/learn/index.ts';

test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
  'the lesson "%s" can be done, and only as it says',
  (_id, lesson) => {
    const classroom = new Classroom(francisDrake, lesson);
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

test('the attacks of the guide succeed, whatever lies face down', () => {
  for (const lesson of lessons.filter(({ id }) => ['town', 'fort', 'home'].includes(id))) {
    const classroom = new Classroom(francisDrake, lesson);
    const events = classroom.play({ kind: 'attack' }) ?? [];
    expect(events.map(({ key }) => key)).toContain('attacked');
  }
});

test.each(LOCALES)('every lesson has its words in %s', (locale) => {
  const known = guideTexts[locale].games['francis-drake']?.lessons ?? {};
  expect(Object.keys(known).toSorted()).toEqual(lessons.map(({ id }) => id).toSorted());
});
